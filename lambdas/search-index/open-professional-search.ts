import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { Table } from '../platform/table/table';
import type { ProfessionalSearch } from './professional-port';

/** The search engine of this stage. It is loaded by the first search, and the other one never. */
export const openProfessionalSearch = (table: Table): ProfessionalSearch =>
  lazyDependency(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch-professionals')).openOpenSearchProfessionals(OPENSEARCH_URL).search
      : (await import('./embedded/open-embedded-professional-search')).openEmbeddedProfessionalSearch(table);
  });
