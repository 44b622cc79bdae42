import type { IndexName } from '@shared/platform/table';
import { getItem, queryEvery, type Item, type Key, type Table } from '../../../platform/table/table';

export type Items = AsyncGenerator<Item>;

/** Small enough for memory, whatever the item sizes. */
const pageSize = 100;

export const list = (table: Table, name: string, index?: IndexName): Items =>
  queryEvery(table, { list: name, pageSize, ...(index ? { index } : { consistent: true }) });

export const one = async function* (table: Table, key: Key): Items {
  const item = await getItem(table, key, true);
  if (item) yield item;
};

export const textOf = (item: Item, name: string): string => String(item[name]);
