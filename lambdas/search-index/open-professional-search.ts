import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { Table } from '../platform/table/table';
import type { ProfessionalSearch } from './professional-port';

export const openProfessionalSearch = (table: Table): ProfessionalSearch =>
  lazyDependency(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch-professionals')).openOpenSearchProfessionals(OPENSEARCH_URL).search
      : (await import('./embedded/professionals/open-embedded-professional-search')).openEmbeddedProfessionalSearch(
          table,
        );
  });
