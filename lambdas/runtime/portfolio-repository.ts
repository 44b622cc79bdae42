import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { PortfolioItem } from '@shared/model/portfolio';
import { lists } from './keys';
import type { Table } from './table-gateway';

/** Portfolios as everybody reads them. */
export type Portfolios = {
  /** Featured items first, then newest first. */
  list(userId: string): Promise<PortfolioItem[]>;
};

/** Ids are in the order of creation. */
const inOrder = (one: PortfolioItem, other: PortfolioItem): number =>
  Number(other.featured) - Number(one.featured) || (one.portfolioItemId < other.portfolioItemId ? 1 : -1);

export const createPortfolios = (table: Table): Portfolios => ({
  async list(userId) {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': lists.portfolio(userId), ':sk': 'pfi_' },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limits.portfolioItems,
      }),
    );
    return Items.map((item) => PortfolioItem.parse(item)).sort(inOrder);
  },
});
