import { environment } from '../environment';
import { lazyPort } from '../lazy-port';
import type { Table } from '../table-gateway';
import type { ProfessionalIndex } from './professional-port';

/** The index of this stage’s search engine. */
export const openProfessionalIndex = (table: Table): ProfessionalIndex =>
  lazyPort(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch-professionals')).openOpenSearchProfessionals(OPENSEARCH_URL).index
      : (await import('./embedded/open-embedded-professional-index')).openEmbeddedProfessionalIndex(table);
  });
