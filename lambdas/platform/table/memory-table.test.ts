import { expect, it } from 'vitest';
import { PutCommand } from './commands';
import { memoryTable, testCursors } from './memory-table.fixture';
import { queryPage, transact } from './table';

const items = [1, 2, 3].map((number) => ({ pk: 'LIST', sk: String(number), gsi1pk: 'INDEX', gsi1sk: String(-number) }));

it('reads through the real client’s commands what was put', async () => {
  const table = memoryTable();
  table.put(...items);
  const first = await queryPage(table, testCursors, { list: 'INDEX', index: 'gsi1', pageSize: 2 });
  expect(first.items).toEqual([items[2], items[1]]);
  const next = await queryPage(table, testCursors, { list: 'INDEX', index: 'gsi1', cursor: first.nextCursor! });
  expect(next).toEqual({ items: [items[0]], nextCursor: null });
});

it('refuses a transaction of which one condition fails', async () => {
  const table = memoryTable();
  table.put(items[0]!);
  const writes = items.map((Item) => ({
    Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    refusal: 'IN_PROGRESS' as const,
  }));
  await expect(transact(table, writes)).rejects.toMatchObject({ code: 'IN_PROGRESS' });
  expect(table.item({ pk: 'LIST', sk: '2' })).toBeUndefined();
});

it('lets someone else write right before the next write, once', async () => {
  const table = memoryTable();
  table.beforeNextWrite(() => table.put({ ...items[0]!, by: 'them' }));
  const put = new PutCommand({
    TableName: table.name,
    Item: { ...items[0]!, by: 'us' },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await expect(table.client.send(put)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(table.item({ pk: 'LIST', sk: '1' })).toMatchObject({ by: 'them' });
});
