import { QueryCommand } from '../../../platform/table/commands';
import { mostOf } from '@shared/money/billing/catalogue';
import { PortfolioItem } from '@shared/people/model/portfolio';
import * as z from 'zod';
import { hiddenMark } from '../../trust/reports/hidden';
import { profileIndexes, profileKeys } from './keys';
import { getItem, type Item, type Table } from '../../../platform/table/table';

export type Portfolios = {
  of(userId: string): Promise<PortfolioItem[]>;
  count(userId: string): Promise<number>;
};

export const readPortfolioItem = (item: Item): PortfolioItem => ({ ...PortfolioItem.parse(item), ...hiddenMark(item) });

/** IDs sort by creation. */
const inOrder = (one: PortfolioItem, other: PortfolioItem): number =>
  Number(other.featured) - Number(one.featured) || (one.portfolioItemId < other.portfolioItemId ? 1 : -1);

const OwnCount = z.object({ count: z.int().nonnegative() });

/** `consistent` for readers who may have just written. */
export const createPortfolios = (table: Table, { consistent = false, withHidden = false } = {}): Portfolios => ({
  async of(userId) {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        // The count item is in the same partition.
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': profileIndexes.portfolio(userId), ':sk': 'pfi_' },
        ScanIndexForward: false,
        ConsistentRead: consistent,
        Limit: mostOf('portfolioItems'),
      }),
    );
    return Items.map(readPortfolioItem)
      .filter((item) => withHidden || !item.hidden)
      .sort(inOrder);
  },

  async count(userId) {
    const item = await getItem(table, profileKeys.portfolioCount(userId), consistent);
    return item ? OwnCount.parse(item).count : 0;
  },
});
