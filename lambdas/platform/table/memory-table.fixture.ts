import { table as declared } from '@shared/platform/table';
import { answerCall } from '../../../emulators/dynamodb/answer';
import { Database } from '../../../emulators/dynamodb/database';
import type { TableShape } from '../../../emulators/dynamodb/table-definition';
import { keyedHash } from '../crypto/keyed-hash';
import { createCursors } from '../http/cursor';
import { GetCommand, TransactWriteCommand, type TableCommand } from './commands';
import { toTableError } from './errors';
import type { Key } from './key';
import { marshalInput, unmarshalOutput } from './marshal';
import type { Item, Table, Write } from './table';

export type MemoryTable = Table & {
  /** A stored item, without waiting. */
  item(key: Key): Item | undefined;
  /** All items of an entity, in no particular order. */
  items(entity: string): Item[];
  /** Calls `listener` with each new state of an entity's item, and the one before. */
  onChange(entity: string, listener: (after: Item, before: Item | undefined) => void): void;
  /** Writes all or nothing, without waiting. */
  write(writes: readonly Write[]): void;
  /** Puts items as they are, replacing older ones. */
  put(...items: Item[]): void;
  /** Runs `action` right before the next write of the code under test, such as a change by someone else. */
  beforeNextWrite(action: Interference): void;
  /** Like `beforeNextWrite`, but lets counts, cooldowns, and other single writes pass. */
  beforeNextTransaction(action: Interference): void;
};

type Interference = () => unknown;

const reading: readonly string[] = ['GetItem', 'BatchGetItem', 'Query'];

const createDatabase = (name: string, shape: TableShape): Database => {
  const database = new Database();
  database.create({ name, shape, createdAt: 0, timeToLive: declared.timeToLive, stream: null });
  return database;
};

/** A table that answers like DynamoDB, in this process's memory: the real store runs on it. */
const memoryTableOf = (name: string, shape: TableShape): MemoryTable => {
  const database = createDatabase(name, shape);
  let interference: { action: Interference; isNext: (operation: string) => boolean } | null = null;

  const answer = <Output>({ operation, input }: TableCommand<object, Output>): Output => {
    const { status, body } = answerCall(database, `DynamoDB_20120810.${operation}`, marshalInput(input));
    if (status !== 200) throw toTableError(status, body);
    return unmarshalOutput(body) as Output;
  };

  const plain = (item: object): Item => unmarshalOutput({ Item: item })['Item'] as Item;

  const write = (writes: readonly Write[]): void => {
    const TransactItems = writes.map(({ refusal: _refusal, ...it }) => it);
    answer(new TransactWriteCommand({ TransactItems }));
  };

  return {
    name,
    client: {
      async send(command) {
        if (interference?.isNext(command.operation)) {
          const { action } = interference;
          interference = null;
          await action();
        }
        return answer(command);
      },
    },
    item: (key) => answer(new GetCommand({ TableName: name, Key: key })).Item,
    items: (entity) =>
      database
        .table(name)
        .lists(undefined)
        .all()
        .filter(({ item }) => item['entity']?.S === entity)
        .map(({ item }) => plain(item)),
    onChange(entity, listener) {
      database.onCommit((changes) => {
        for (const { after, before } of changes.map(({ change }) => change))
          if (after?.['entity']?.S === entity) listener(plain(after), before && plain(before));
      });
    },
    write,
    put: (...items) => write(items.map((Item) => ({ Put: { TableName: name, Item } }))),
    beforeNextWrite: (action) => {
      interference = { action, isNext: (operation) => !reading.includes(operation) };
    },
    beforeNextTransaction: (action) => {
      interference = { action, isNext: (operation) => operation === 'TransactWriteItems' };
    },
  };
};

const { partitionKey, sortKey, indexes } = declared;

export const memoryTable = (): MemoryTable => memoryTableOf('table', { partitionKey, sortKey, indexes });

/** Signed with a key of tests. */
export const testCursors = createCursors(keyedHash(async () => Buffer.from('key')));
