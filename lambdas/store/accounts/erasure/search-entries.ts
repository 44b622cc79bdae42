import { DeleteCommand } from '../../../platform/table/commands';
import type { Item, Table } from '../../../platform/table/table';
import { searchChangeIndexes } from '../../find/search-changes/keys';
import { list, type Items } from './lists';

type Entry = { kind?: string; document?: { userId?: string } };

const isAbout = (item: Item, userId: string): boolean => {
  const entry = item['entry'] as Entry | undefined;
  return entry?.kind === 'put' && entry.document?.userId === userId;
};

/** Entries of the search log with searchable data of a person. The log covers two days. */
export const searchEntriesOf = async function* (table: Table, userId: string): Items {
  for await (const item of list(table, searchChangeIndexes.professionalSearchLog)) {
    if (isAbout(item, userId)) yield item;
  }
};

export const removeSearchEntries = async (table: Table, userId: string): Promise<number> => {
  let removed = 0;
  for await (const { pk, sk } of searchEntriesOf(table, userId)) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    removed += 1;
  }
  return removed;
};
