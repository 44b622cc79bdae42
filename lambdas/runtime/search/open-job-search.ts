import { environment } from '../environment';
import { lazyPort } from '../lazy-port';
import type { Table } from '../table-gateway';
import type { JobSearch } from './port';

/** The search engine of this stage. It is loaded by the first search, and the other one never. */
export const openJobSearch = (table: Table): JobSearch =>
  lazyPort(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch')).openOpenSearch(OPENSEARCH_URL).search
      : (await import('./embedded/open-embedded-job-search')).openEmbeddedJobSearch(table);
  });
