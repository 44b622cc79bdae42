import { openOpenSearch } from '@lambdas/search-index/opensearch/opensearch';
import { Client } from '@opensearch-project/opensearch';
import { ulid } from 'ulid';
import type { OpenedJobSearch } from '../support/find/job-search-context';

const nodeAddress = (): string => {
  const address = process.env['OPENSEARCH_URL'];
  if (!address) throw new Error('These tests need a node: npm run test:opensearch.');
  return address;
};
export const url = nodeAddress();

type TestIndex = OpenedJobSearch & { indexNames(): Promise<string[]> };

export const openTestIndex = (): TestIndex => {
  const alias = `test-${ulid().toLowerCase()}`;
  const client = new Client({ node: url });
  const { search, index, close } = openOpenSearch(url, alias);
  return {
    search,
    index,
    async indexNames() {
      const { body } = await client.indices.get({ index: `${alias}-*` });
      return Object.keys(body);
    },
    async settled() {
      await client.indices.refresh({ index: `${alias}-*` });
    },
    async close() {
      await client.indices.delete({ index: `${alias}-*` });
      await client.close();
      await close();
    },
  };
};
