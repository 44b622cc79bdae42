import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** Value on the wire. */
export type Value = AttributeValue;
export type StoredItem = Record<string, Value>;

type Typed = { type: string; content: unknown };

export const typed = (value: Value): Typed => {
  for (const type in value) return { type, content: value[type as keyof Value] };
  return { type: '', content: undefined };
};

// A number of DynamoDB is a decimal of 38 digits.
type Decimal = { digits: bigint; scale: number };

const decimalOf = (text: string): Decimal => {
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length - Number(exponent) };
};

const aligned = (first: string, second: string): { first: bigint; second: bigint; scale: number } => {
  const [a, b] = [decimalOf(first), decimalOf(second)];
  const scale = Math.max(a.scale, b.scale);
  const scaled = (it: Decimal): bigint => it.digits * 10n ** BigInt(scale - it.scale);
  return { first: scaled(a), second: scaled(b), scale };
};

const textOf = (digits: bigint, scale: number): string => {
  if (scale <= 0) return String(digits * 10n ** BigInt(-scale));
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const fraction = text.slice(-scale).replace(/0+$/, '');
  return `${sign}${text.slice(0, -scale)}${fraction && `.${fraction}`}`;
};

export const plus = (first: string, second: string): string => {
  const sum = aligned(first, second);
  return textOf(sum.first + sum.second, sum.scale);
};

export const minus = (first: string, second: string): string => {
  const difference = aligned(first, second);
  return textOf(difference.first - difference.second, difference.scale);
};

const compareNumbers = (a: string, b: string): number => {
  if (a === b) return 0;
  const { first, second } = aligned(a, b);
  return first < second ? -1 : Number(first > second);
};

/** Compares UTF-8 bytes, whose order differs from UTF-16 above the surrogates. */
export const compareText = (a: string, b: string): number => {
  if (/[\ud800-\uffff]/.test(a + b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : Number(a > b);
};

/** Null for values without an order. */
export const compareValues = (a: Value, b: Value): number | null => {
  if (a.S !== undefined && b.S !== undefined) return compareText(a.S, b.S);
  if (a.N !== undefined && b.N !== undefined) return compareNumbers(a.N, b.N);
  return null;
};

const sameList = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((it, index) => sameValue(it, b[index]!));

const sameMap = (a: StoredItem, b: StoredItem): boolean => {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => b[name] && sameValue(a[name]!, b[name]));
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((it) => b.includes(it));

export const sameValue = (a: Value, b: Value): boolean => {
  if (a === b) return true;
  if (a.S !== undefined && b.S !== undefined) return a.S === b.S;
  if (a.N !== undefined && b.N !== undefined) return compareNumbers(a.N, b.N) === 0;
  if (a.L && b.L) return sameList(a.L, b.L);
  if (a.M && b.M) return sameMap(a.M, b.M);
  if (a.SS && b.SS) return sameSet(a.SS, b.SS);
  if (a.NS && b.NS) return sameSet(a.NS.map(normalNumber), b.NS.map(normalNumber));
  const [first, second] = [typed(a), typed(b)];
  return first.type === second.type && first.content === second.content;
};

export const sameItem = (a: StoredItem | undefined, b: StoredItem | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sameMap(a, b));

const plainInteger = /^(?:0|-?[1-9]\d{0,37})$/;

/** `1.0`, `1e0`, and `1` are one number. */
export const normalNumber = (text: string): string => (plainInteger.test(text) ? text : plus(text, '0'));

const normalSet = (members: readonly string[]): string[] => [...new Set(members)].sort(compareText);

/** Normalized members: the same list, unless one of them changes. */
const normalList = (members: readonly Value[]): readonly Value[] => {
  const stored = members.map(normal);
  return stored.some((it, index) => it !== members[index]) ? stored : members;
};

/** Stored form of a value: nearly always the value itself, because a request owns its values. */
export const normal = (value: Value): Value => {
  if (value.S !== undefined) return value;
  if (value.N !== undefined) return plainInteger.test(value.N) ? value : { N: normalNumber(value.N) };
  if (value.SS) return { SS: normalSet(value.SS) };
  if (value.NS) return { NS: normalSet(value.NS.map(normalNumber)) };
  if (value.L) {
    const members = normalList(value.L);
    return members === value.L ? value : { L: [...members] };
  }
  if (value.M) {
    const item = normalItem(value.M);
    return item === value.M ? value : { M: item };
  }
  return value;
};

export const normalItem = (item: StoredItem): StoredItem => {
  let stored = item;
  for (const name in item) {
    const value = normal(item[name]!);
    if (value === item[name]) continue;
    if (stored === item) stored = { ...item };
    stored[name] = value;
  }
  return stored;
};

const bytesOf = (text: string): number => Buffer.byteLength(text);
const total = (sizes: readonly number[]): number => sizes.reduce((sum, it) => sum + it, 0);

const sizeOfFields = (item: StoredItem): number => {
  let size = 0;
  for (const name in item) size += bytesOf(name) + sizeOfValue(item[name]!);
  return size;
};

/** Size in bytes, by DynamoDB's documentation ("Item sizes and formats"). */
const sizeOfValue = (value: Value): number => {
  if (value.S !== undefined) return bytesOf(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.replace(/[-.]/g, '').length / 2) + 1;
  if (value.SS ?? value.NS) return total((value.SS ?? value.NS).map(bytesOf));
  if (value.B !== undefined || value.BS)
    return total([value.B ?? [], value.BS ?? []].flat().map((it) => Buffer.byteLength(String(it), 'base64')));
  if (value.L) return 3 + total(value.L.map((it) => sizeOfValue(it) + 1));
  if (value.M) return 3 + sizeOfFields(value.M) + Object.keys(value.M).length;
  return 1;
};

/** Items never change, so each is measured once. */
const sizes = new WeakMap<StoredItem, number>();

export const sizeOfItem = (item: StoredItem): number => {
  const known = sizes.get(item);
  if (known !== undefined) return known;
  const size = sizeOfFields(item);
  sizes.set(item, size);
  return size;
};
