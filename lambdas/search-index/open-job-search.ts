import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { Table } from '../platform/table/table';
import type { JobSearch } from './port';

/** Only the stage's engine is loaded, on the first search. */
export const openJobSearch = (table: Table): JobSearch =>
  lazyDependency(async () => {
    // Searching and indexing compare places.
    await loadGazetteer();
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch')).openOpenSearch(OPENSEARCH_URL).search
      : (await import('./embedded/jobs/open-embedded-job-search')).openEmbeddedJobSearch(table);
  });
