import { queryEvery, type EveryQuery, type Item, type Table } from './table';

/** Reads at most `limit` items of a list. */
export const takeFirst = async (table: Table, query: EveryQuery, limit: number): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of queryEvery(table, { ...query, pageSize: limit })) {
    items.push(item);
    if (items.length === limit) break;
  }
  return items;
};
