import { queryEvery, type Item, type Table } from '../platform/table/table';

/** Positions start with a time or a day; both bounds are included. */
export type Stretch = { since: string; until: string; limit: number };

type Query = Stretch & { list: string; index?: 'gsi2' | 'gsi3'; attributes: readonly string[] };

/** Reads newest first. */
export const newestBetween = async (
  table: Table,
  { list, index = 'gsi3', since, until, limit, attributes }: Query,
): Promise<Item[]> => {
  const items: Item[] = [];
  // "~" sorts after any suffix of a time in a position.
  const bounds = { since, until: `${until}~` };
  for await (const item of queryEvery(table, { list, index, ...bounds, attributes, newestFirst: true })) {
    items.push(item);
    if (items.length === limit) break;
  }
  return items;
};
