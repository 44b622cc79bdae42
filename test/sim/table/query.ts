import { isMet, valueAt } from './condition';
import { expressionParser, type Condition, type Names, type Path, type Values } from './expression';
import type { KeyNames, SimulatedTable } from './simulated-table';
import { comparePlaces } from './sorted-lists';
import { invalid } from './table-failure';
import { sizeOfItem, type StoredItem } from './values';

export type QueryInput = {
  IndexName?: string;
  KeyConditionExpression?: string;
  FilterExpression?: string;
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Names;
  ExpressionAttributeValues?: Values;
  ExclusiveStartKey?: StoredItem;
  ScanIndexForward?: boolean;
  Limit?: number;
  Select?: string;
};
type QueryOutput = { Items?: StoredItem[]; Count: number; ScannedCount: number; LastEvaluatedKey?: StoredItem };

const pageBytes = 1024 * 1024;

const listIn = (condition: Condition, partitionKey: string): string | undefined => {
  if (condition.kind === 'and') return listIn(condition.left, partitionKey) ?? listIn(condition.right, partitionKey);
  if (condition.kind !== 'compare' || condition.operator !== '=') return undefined;
  const { left, right } = condition;
  return left.kind === 'path' && left.path[0] === partitionKey && right.kind === 'value' ? right.value.S : undefined;
};

/** Only what the paths name. Lists keep their order and lose their gaps. */
export const projected = (item: StoredItem, paths: readonly Path[] | null): StoredItem => {
  if (!paths) return item;
  const found: StoredItem = {};
  for (const path of paths) {
    const [name, ...rest] = path;
    const value = valueAt(item, path);
    if (value === undefined || typeof name !== 'string') continue;
    if (rest.length === 0) found[name] = value;
    else found[name] = { M: { ...found[name]?.M, ...projected(item[name]?.M ?? {}, [rest]) } };
  }
  return found;
};

const positionKey = (table: SimulatedTable, { partitionKey, sortKey }: KeyNames, item: StoredItem): StoredItem => ({
  ...table.keyOf(item),
  [partitionKey]: item[partitionKey]!,
  ...(sortKey !== null && { [sortKey]: item[sortKey]! }),
});

type Entries = readonly { sort: string; tie: string; item: StoredItem }[];

const page = (
  entries: Entries,
  { Limit = Infinity }: QueryInput,
  isWanted: (item: StoredItem) => boolean,
): { items: StoredItem[]; scanned: number; last: StoredItem | null } => {
  const items: StoredItem[] = [];
  let [scanned, bytes] = [0, 0];
  for (const { item } of entries) {
    scanned += 1;
    bytes += sizeOfItem(item);
    if (isWanted(item)) items.push(item);
    if (scanned >= Limit || bytes > pageBytes) return { items, scanned, last: item };
  }
  return { items, scanned, last: null };
};

const answer = (
  table: SimulatedTable,
  input: QueryInput,
  entries: Entries,
  { filter, paths }: { filter: Condition | null; paths: Path[] | null },
): QueryOutput => {
  if (input.Limit !== undefined && input.Limit < 1) throw invalid('Limit must be at least 1');
  const { items, scanned, last } = page(entries, input, (item) => !filter || isMet(filter, item));
  return {
    ...(input.Select !== 'COUNT' && { Items: items.map((item) => projected(item, paths)) }),
    Count: items.length,
    ScannedCount: scanned,
    ...(last && { LastEvaluatedKey: positionKey(table, table.namesOf(input.IndexName), last) }),
  };
};

const partsOf = (input: QueryInput) => {
  const parser = expressionParser(input.ExpressionAttributeNames, input.ExpressionAttributeValues);
  const key = input.KeyConditionExpression === undefined ? null : parser.condition(input.KeyConditionExpression);
  const filter = input.FilterExpression === undefined ? null : parser.condition(input.FilterExpression);
  const paths = input.ProjectionExpression === undefined ? null : parser.paths(input.ProjectionExpression);
  parser.finish();
  return { key, filter, paths };
};

export const query = (table: SimulatedTable, input: QueryInput): QueryOutput => {
  const { key, ...parts } = partsOf(input);
  const { partitionKey } = table.namesOf(input.IndexName);
  const list = key && listIn(key, partitionKey);
  if (!key || list === undefined || list === null)
    throw invalid(`Query condition missed key schema element: ${partitionKey}`);
  const start = input.ExclusiveStartKey && table.placeIn(input.IndexName, input.ExclusiveStartKey);
  if (input.ExclusiveStartKey && start?.list !== list) throw invalid('The provided starting key is invalid');
  const forward = input.ScanIndexForward ?? true;
  const inOrder = table.lists(input.IndexName).entries(list);
  const entries = (forward ? inOrder : inOrder.toReversed()).filter(
    (entry) => isMet(key, entry.item) && (!start || comparePlaces(entry, start) * (forward ? 1 : -1) > 0),
  );
  return answer(table, input, entries, parts);
};

/** In one page up to its size; the order is that of the lists' first items. */
export const scan = (table: SimulatedTable, input: QueryInput): QueryOutput => {
  const { filter, paths } = partsOf(input);
  const all = table.lists(input.IndexName).all();
  const start = input.ExclusiveStartKey && table.placeIn(input.IndexName, input.ExclusiveStartKey);
  const after = start ? all.findIndex((it) => it.list === start.list && comparePlaces(it, start) === 0) + 1 : 0;
  return answer(table, input, all.slice(after), { filter, paths });
};
