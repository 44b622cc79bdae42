import { plainItem, storedItem, type StoredItem } from './attribute-values';

type Fields = Record<string, unknown>;

const valueMembers = new Set(['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey']);
const storedMembers = new Set(['Item', 'Attributes', 'LastEvaluatedKey']);
const listMembers = new Set(['Keys', 'Items']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const mapMembers = (value: object, change: (name: string, member: unknown) => unknown): Fields => {
  const changed: Fields = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) changed[name] = change(name, member);
  return changed;
};

const marshalMember = (input: unknown): unknown => {
  if (Array.isArray(input)) return input.map(marshalMember);
  return isObject(input) ? marshalInput(input) : input;
};

export const marshalInput = (input: object): object =>
  mapMembers(input, (name, member) => {
    if (valueMembers.has(name)) return storedItem(member as Fields);
    if (listMembers.has(name)) return (member as Fields[]).map(storedItem);
    return marshalMember(member);
  });

const plain = (items: unknown, left?: string): Fields[] => (items as StoredItem[]).map((it) => plainItem(it, left));

/** Omits the attribute `left` from items. */
export const unmarshalOutput = (output: object, left?: string): Fields =>
  mapMembers(output, (name, member) => {
    if (storedMembers.has(name)) return plainItem(member as StoredItem, left);
    if (listMembers.has(name)) return plain(member, left);
    // Items and keys by table.
    if (name === 'Responses') return mapMembers(member as object, (_table, items) => plain(items, left));
    if (name === 'UnprocessedKeys')
      return mapMembers(member as object, (_table, keys) => unmarshalOutput(keys as object));
    return member;
  });

type StreamValue = Partial<Record<'S' | 'N', string>> &
  Partial<{ BOOL: boolean; SS: string[]; NS: string[]; L: StreamValue[]; M: Record<string, StreamValue> }>;

const plainValue = ({ S, N, BOOL, SS, NS, L, M }: StreamValue): unknown => {
  if (S !== undefined) return S;
  if (N !== undefined) return Number(N);
  if (BOOL !== undefined) return BOOL;
  if (L) return L.map(plainValue);
  if (M) return plainImage(M);
  return SS ?? NS?.map(Number) ?? null;
};

/** Converts an item of the stream; sets become arrays. Other types, which the table doesn't have, become null. */
export const plainImage = (image: object): Fields =>
  Object.fromEntries(Object.entries(image as Record<string, StreamValue>).map(([name, it]) => [name, plainValue(it)]));
