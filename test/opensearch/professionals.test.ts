import { openOpenSearchProfessionals } from '@lambdas/search-index/opensearch/opensearch-professionals';
import { Client } from '@opensearch-project/opensearch';
import { ulid } from 'ulid';
import { describeProfessionalSearch } from '../support/find/professional-search-contract';
import { url } from './open-test-index';

describeProfessionalSearch(
  'OpenSearch for professionals',
  async () => {
    const alias = `test-people-${ulid().toLowerCase()}`;
    const client = new Client({ node: url });
    const { search, index, close } = openOpenSearchProfessionals(url, alias);
    return {
      search,
      index,
      async settled() {
        await client.indices.refresh({ index: `${alias}-*` });
      },
      async close() {
        await client.indices.delete({ index: `${alias}-*` });
        await client.close();
        await close();
      },
    };
  },
  { runs: 25 },
);
