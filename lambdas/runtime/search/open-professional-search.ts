import { environment } from '../environment';
import { lazyPort } from '../lazy-port';
import type { Table } from '../table-gateway';
import type { ProfessionalSearch } from './professional-port';

/** The search engine of this stage. It is loaded by the first search, and the other one never. */
export const openProfessionalSearch = (table: Table): ProfessionalSearch =>
  lazyPort(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch-professionals')).openOpenSearchProfessionals(OPENSEARCH_URL).search
      : (await import('./embedded/open-embedded-professional-search')).openEmbeddedProfessionalSearch(table);
  });
