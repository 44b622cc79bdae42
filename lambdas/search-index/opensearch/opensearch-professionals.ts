import { professionalsAlias } from '@shared/platform/search-index';
import type { ProfessionalIndex, ProfessionalSearch } from '../professional-port';
import { professionalDefinition } from './indexed-professional';
import { createSearchClient } from './opensearch-client';
import { createProfessionalSearch } from './professional-search';
import { createSearchIndex } from './search-index';

export const openOpenSearchProfessionals = (
  url: string,
  alias = professionalsAlias,
): { search: ProfessionalSearch; index: ProfessionalIndex; close(): Promise<void> } => {
  const client = createSearchClient(url);
  return {
    search: createProfessionalSearch(client, alias),
    index: createSearchIndex(client, alias, professionalDefinition),
    close: () => client.close(),
  };
};
