import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { Table } from '../platform/table/table';
import type { JobIndex } from './port';

export const openJobIndex = (table: Table): JobIndex =>
  lazyDependency(async () => {
    // Searching and indexing compare places.
    await loadGazetteer();
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch')).openOpenSearch(OPENSEARCH_URL).index
      : (await import('./embedded/jobs/open-embedded-job-index')).openEmbeddedJobIndex(table);
  });
