import { isMet } from './condition';
import { checkValues } from './check-values';
import { keyRangeOf, type KeyRange } from './key-range';
import type { EmbeddedTable } from './embedded-table';
import { expressionParser } from './expression';
import { comparePlaces, firstPosition, type Entry, type Place } from './sorted-lists';
import type { Condition, Names, Operand, Path, Values } from './syntax';
import type { KeyNames } from './table-definition';
import { invalid } from './table-failure';
import { compareText, sizeOfItem, type StoredItem, type Value } from './values';

export type QueryInput = {
  IndexName?: string;
  KeyConditionExpression?: string;
  FilterExpression?: string;
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Names;
  ExpressionAttributeValues?: Values;
  ExclusiveStartKey?: StoredItem;
  ScanIndexForward?: boolean;
  ConsistentRead?: boolean;
  Limit?: number;
  Select?: string;
  Segment?: number;
  TotalSegments?: number;
};
export type QueryOutput = {
  Items?: StoredItem[];
  Count: number;
  ScannedCount: number;
  LastEvaluatedKey?: StoredItem;
};
/** `bytes`: total size of the items read. */
export type Found = { output: QueryOutput; bytes: number };

const pageBytes = 1024 * 1024;

const partOf = (value: Value, paths: readonly Path[]): Value | undefined => {
  if (paths.some((path) => path.length === 0)) return value;
  const below = (part: string | number): Path[] =>
    paths.filter(([first]) => first === part).map((path) => path.slice(1));
  const parts = [...new Set(paths.map(([first]) => first!))];
  const { L: items, M: map } = value;
  if (items) {
    const positions = parts.filter((it) => typeof it === 'number').sort((a, b) => a - b);
    const list = positions.flatMap((it) => (items[it] ? [partOf(items[it], below(it))] : []));
    const found = list.filter((it) => it !== undefined);
    return found.length > 0 ? { L: found } : undefined;
  }
  if (!map) return undefined;
  const names = parts.filter((it) => typeof it === 'string');
  const found = names.flatMap((name) => {
    const part = map[name] && partOf(map[name], below(name));
    return part ? [[name, part] as const] : [];
  });
  return found.length > 0 ? { M: Object.fromEntries(found) } : undefined;
};

/** Selects the named paths. Lists keep their order without gaps. */
export const projected = (item: StoredItem, paths: readonly Path[] | null): StoredItem =>
  paths ? (partOf({ M: item }, paths)?.M ?? {}) : item;

const startsWith = (path: Path, start: Path): boolean => start.every((part, index) => path[index] === part);

const checkProjection = (paths: readonly Path[]): void => {
  if (paths.some((a, i) => paths.some((b, j) => i !== j && startsWith(a, b))))
    throw invalid('Invalid ProjectionExpression: Two document paths overlap with each other');
};

const positionKey = (table: EmbeddedTable, { partitionKey, sortKey }: KeyNames, item: StoredItem): StoredItem => ({
  ...table.keyOf(item),
  [partitionKey]: item[partitionKey]!,
  ...(sortKey !== null && { [sortKey]: item[sortKey]! }),
});

const pathsIn = (condition: Condition): Path[] => {
  const ofOperand = (it: Operand): Path[] => {
    if (it.kind === 'path') return [it.path];
    return it.kind === 'call' ? it.args.flatMap(ofOperand) : [];
  };
  switch (condition.kind) {
    case 'and':
    case 'or':
      return [...pathsIn(condition.left), ...pathsIn(condition.right)];
    case 'not':
      return pathsIn(condition.of);
    case 'compare':
      return [condition.left, condition.right].flatMap(ofOperand);
    case 'between':
      return [condition.of, condition.low, condition.high].flatMap(ofOperand);
    case 'in':
      return [condition.of, ...condition.among].flatMap(ofOperand);
    case 'test':
      return condition.args.flatMap(ofOperand);
  }
};

type Parts = { filter: Condition | null; paths: Path[] | null };

const partsOf = (input: QueryInput): Parts & { key: Condition | null } => {
  checkValues(input.ExpressionAttributeValues);
  const parser = expressionParser(input.ExpressionAttributeNames, input.ExpressionAttributeValues);
  const key = input.KeyConditionExpression === undefined ? null : parser.condition(input.KeyConditionExpression);
  const filter = input.FilterExpression === undefined ? null : parser.condition(input.FilterExpression);
  const paths = input.ProjectionExpression === undefined ? null : parser.paths(input.ProjectionExpression);
  parser.finish();
  if (paths) checkProjection(paths);
  return { key, filter, paths };
};

const checkRead = (table: EmbeddedTable, input: QueryInput): KeyNames => {
  const names = table.namesOf(input.IndexName);
  if (input.Limit !== undefined && input.Limit < 1) throw invalid('Limit must be at least 1');
  if (input.ConsistentRead && input.IndexName !== undefined)
    throw invalid('Consistent reads are not supported on global secondary indexes');
  return names;
};

const startOf = (table: EmbeddedTable, { IndexName, ExclusiveStartKey: key }: QueryInput): Place | undefined => {
  if (!key) return undefined;
  checkValues(key);
  const { partitionKey, sortKey } = table.namesOf(IndexName);
  const names = new Set([...table.keyNames, partitionKey, ...(sortKey === null ? [] : [sortKey])]);
  const place = table.placeIn(IndexName, key);
  const isWhole = Object.keys(key).length === names.size && Object.keys(key).every((name) => names.has(name));
  if (!place || !isWhole || !table.placeIn(undefined, key)) throw invalid('The provided starting key is invalid');
  return place;
};

/** Reads entries until a page is full. */
const page = (table: EmbeddedTable, entries: Iterable<Entry>, input: QueryInput, { filter, paths }: Parts): Found => {
  const { Limit = Infinity } = input;
  const items: StoredItem[] = [];
  let [count, scanned, bytes] = [0, 0, 0];
  let last: StoredItem | null = null;
  for (const { item } of entries) {
    scanned += 1;
    bytes += sizeOfItem(item);
    if (!filter || isMet(filter, item)) {
      count += 1;
      if (input.Select !== 'COUNT') items.push(projected(item, paths));
    }
    if (scanned < Limit && bytes <= pageBytes) continue;
    last = item;
    break;
  }
  const output: QueryOutput = {
    ...(input.Select !== 'COUNT' && { Items: items }),
    Count: count,
    ScannedCount: scanned,
    ...(last && { LastEvaluatedKey: positionKey(table, table.namesOf(input.IndexName), last) }),
  };
  return { output, bytes };
};

const inRange = function* (
  list: readonly Entry[],
  { isBefore, isAfter }: KeyRange,
  start: Place | undefined,
  forward: boolean,
): Generator<Entry> {
  let from = firstPosition(list, ({ sort }) => !isBefore(sort));
  let to = firstPosition(list, ({ sort }) => isAfter(sort));
  if (start && forward)
    from = Math.max(
      from,
      firstPosition(list, (it) => comparePlaces(it, start) > 0),
    );
  if (start && !forward)
    to = Math.min(
      to,
      firstPosition(list, (it) => comparePlaces(it, start) >= 0),
    );
  for (let index = from; index < to; index += 1) yield list[forward ? index : from + to - 1 - index]!;
};

export const query = (table: EmbeddedTable, input: QueryInput): Found => {
  const names = checkRead(table, input);
  const { key, ...parts } = partsOf(input);
  const range = keyRangeOf(key, names);
  const keyPath =
    parts.filter && pathsIn(parts.filter).find(([name]) => name === names.partitionKey || name === names.sortKey);
  if (keyPath)
    throw invalid(
      `Filter Expression can only contain non-primary key attributes: Primary key attribute: ${String(keyPath[0])}`,
    );
  const start = startOf(table, input);
  if (start && start.list !== range.list) throw invalid('The provided starting key is invalid');
  if (start && (range.isBefore(start.sort) || range.isAfter(start.sort)))
    throw invalid('The provided starting key is outside query boundaries based on provided conditions');
  const list = table.lists(input.IndexName).entries(range.list);
  return page(table, inRange(list, range, start, input.ScanIndexForward ?? true), input, parts);
};

/** Stable, so parallel scans split one table. */
const segmentOf = (list: string, total: number): number => {
  let sum = 0;
  for (let index = 0; index < list.length; index += 1) sum = (sum * 31 + list.charCodeAt(index)) >>> 0;
  return sum % total;
};

const allFrom = function* (
  table: EmbeddedTable,
  { IndexName, Segment = 0, TotalSegments = 1 }: QueryInput,
  start: Place | undefined,
): Generator<Entry> {
  const lists = table.lists(IndexName);
  for (const name of lists.names()) {
    if ((start && compareText(name, start.list) < 0) || segmentOf(name, TotalSegments) !== Segment) continue;
    const list = lists.entries(name);
    const from = start?.list === name ? firstPosition(list, (it) => comparePlaces(it, start) > 0) : 0;
    for (let index = from; index < list.length; index += 1) yield list[index]!;
  }
};

/** Scans partitions by name, so a scan can continue even if its last item was deleted. */
export const scan = (table: EmbeddedTable, input: QueryInput): Found => {
  checkRead(table, input);
  const { Segment, TotalSegments } = input;
  if ((Segment === undefined) !== (TotalSegments === undefined))
    throw invalid('Segment and TotalSegments are required together');
  if (Segment !== undefined && (Segment < 0 || Segment >= TotalSegments!))
    throw invalid('The Segment parameter is zero-based and must be less than parameter TotalSegments');
  const parts = partsOf(input);
  return page(table, allFrom(table, input, startOf(table, input)), input, parts);
};

/** Projection of GetItem and BatchGetItem. */
export const projectionIn = (input: {
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Names;
}): Path[] | null => {
  const parser = expressionParser(input.ExpressionAttributeNames);
  const paths = input.ProjectionExpression === undefined ? null : parser.paths(input.ProjectionExpression);
  parser.finish();
  if (paths) checkProjection(paths);
  return paths;
};
