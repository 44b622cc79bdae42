import { Client } from '@opensearch-project/opensearch';
import { openOpenSearch } from '@lambdas/runtime/search/opensearch/opensearch';
import { ulid } from 'ulid';
import { describeJobSearch } from '../support/job-search-contract';
import type { OpenedJobSearch } from '../support/job-search-context';

const url = process.env['OPENSEARCH_URL'];
if (!url) throw new Error('These tests need a node: npm run test:opensearch.');

/** Indexes of their own for every group of tests, gone afterwards. */
const open = (): Promise<OpenedJobSearch> => {
  const alias = `test-${ulid().toLowerCase()}`;
  const client = new Client({ node: url });
  const { search, index, close } = openOpenSearch(url, alias);
  return Promise.resolve({
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
  });
};

describeJobSearch('OpenSearch', open, { runs: 25 });
