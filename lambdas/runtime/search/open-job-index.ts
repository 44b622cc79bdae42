import { environment } from '../environment';
import { lazyPort } from '../lazy-port';
import type { Table } from '../table-gateway';
import type { JobIndex } from './port';

/** The index of this stage’s search engine. */
export const openJobIndex = (table: Table): JobIndex =>
  lazyPort(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch')).openOpenSearch(OPENSEARCH_URL).index
      : (await import('./embedded/open-embedded-job-index')).openEmbeddedJobIndex(table);
  });
