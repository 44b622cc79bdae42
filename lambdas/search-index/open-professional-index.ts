import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { Table } from '../platform/table/table';
import type { ProfessionalIndex } from './professional-port';

export const openProfessionalIndex = (table: Table): ProfessionalIndex =>
  lazyDependency(async () => {
    const { SEARCH_ENGINE, OPENSEARCH_URL } = environment('search');
    return SEARCH_ENGINE === 'opensearch'
      ? (await import('./opensearch/opensearch-professionals')).openOpenSearchProfessionals(OPENSEARCH_URL).index
      : (await import('./embedded/professionals/open-embedded-professional-index')).openEmbeddedProfessionalIndex(
          table,
        );
  });
