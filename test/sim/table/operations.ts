import { projected, query, scan } from './query';
import { expressionParser, type Names, type Path } from './expression';
import type { SimulatedTable, WriteInput, WriteKind } from './simulated-table';
import { invalid } from './table-failure';
import type { StoredItem } from './values';

type ReadInput = { Key: StoredItem; ProjectionExpression?: string; ExpressionAttributeNames?: Names };
type TransactItem = Partial<Record<WriteKind, WriteInput>>;

const pathsIn = ({ ProjectionExpression, ExpressionAttributeNames }: Omit<ReadInput, 'Key'>): Path[] | null => {
  if (ProjectionExpression === undefined) return null;
  const parser = expressionParser(ExpressionAttributeNames);
  const paths = parser.paths(ProjectionExpression);
  parser.finish();
  return paths;
};

const read = (table: SimulatedTable, input: ReadInput): StoredItem | undefined => {
  const item = table.get(input.Key);
  return item && projected(item, pathsIn(input));
};

const returned = (kind: WriteKind, input: WriteInput, table: SimulatedTable): object => {
  const { before, after, updated } = table.write(kind, input);
  const attributes = {
    ALL_OLD: before,
    ALL_NEW: after,
    UPDATED_OLD: before && projected(before, updated),
    UPDATED_NEW: after && projected(after, updated),
  }[input.ReturnValues ?? ''];
  return attributes && Object.keys(attributes).length > 0 ? { Attributes: attributes } : {};
};

const writesIn = (items: readonly TransactItem[]) =>
  items.map((item) => {
    const [entry] = Object.entries(item);
    if (!entry) throw invalid('A transaction item names no operation');
    const [kind, input] = entry as [WriteKind, WriteInput];
    return { kind, input };
  });

type BatchInput = { RequestItems: Record<string, { Keys: StoredItem[] } & Omit<ReadInput, 'Key'>> };

const readBatch = (table: SimulatedTable, { RequestItems }: BatchInput): object => ({
  Responses: Object.fromEntries(
    Object.entries(RequestItems).map(([name, { Keys, ...rest }]) => {
      if (Keys.length > 100) throw invalid('Too many items requested for the BatchGetItem call');
      if (new Set(Keys.map((it) => JSON.stringify(it))).size < Keys.length) {
        throw invalid('Provided list of item keys contains duplicates');
      }
      return [name, Keys.map((Key) => read(table, { Key, ...rest })).filter((item) => item !== undefined)];
    }),
  ),
  UnprocessedKeys: {},
});

/** What DynamoDB answers to an operation: the output, or a `TableFailure`. */
export const answerOperation = (table: SimulatedTable, operation: string, input: object): object => {
  switch (operation) {
    case 'GetItem': {
      const item = read(table, input as ReadInput);
      return item ? { Item: item } : {};
    }
    case 'BatchGetItem':
      return readBatch(table, input as BatchInput);
    case 'Query':
      return query(table, input);
    case 'Scan':
      return scan(table, input);
    case 'PutItem':
      return returned('Put', input, table);
    case 'UpdateItem':
      return returned('Update', input, table);
    case 'DeleteItem':
      return returned('Delete', input, table);
    case 'TransactWriteItems': {
      const { TransactItems, ClientRequestToken } = input as {
        TransactItems: TransactItem[];
        ClientRequestToken?: string;
      };
      table.transact(writesIn(TransactItems), ClientRequestToken);
      return {};
    }
    default:
      throw invalid(`The simulated table does not have ${operation}.`);
  }
};
