import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** Item in the wire format. */
export type StoredItem = Record<string, AttributeValue>;
type Fields = Record<string, unknown>;

const numberOf = (value: number): AttributeValue => {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new TypeError(`The table holds no number like ${value}.`);
  return { N: String(value) };
};

const setOf = (members: ReadonlySet<unknown>): AttributeValue => {
  const all = [...members].filter((it) => it !== undefined);
  if (all.length > 0 && all.every((it) => typeof it === 'string')) return { SS: all };
  if (all.length > 0 && all.every((it) => typeof it === 'number')) return { NS: all.map((it) => numberOf(it).N!) };
  throw new TypeError('The table holds sets of strings or of numbers, which are not empty.');
};

const objectOf = (value: object): AttributeValue => {
  if (Array.isArray(value)) return { L: value.filter((it) => it !== undefined).map(attributeOf) };
  if (value instanceof Set) return setOf(value);
  // JSON has no binary type.
  if (ArrayBuffer.isView(value)) throw new TypeError('The table holds no binary values.');
  const prototype: unknown = Object.getPrototypeOf(value);
  // Another realm has its own `Object`.
  if (prototype !== null && (value.constructor as { name?: string } | undefined)?.name !== 'Object')
    throw new TypeError(`The table holds no ${String((value.constructor as { name?: string } | undefined)?.name)}.`);
  return { M: storedItem(value) };
};

const attributeOf = (value: unknown): AttributeValue => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return numberOf(value);
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (typeof value === 'object') return objectOf(value);
  if (typeof value === 'bigint') return { N: String(value) };
  throw new TypeError(`The table holds no ${typeof value}.`);
};

/** Omits undefined values. Every request converts items, for which the SDK takes ten times as long. */
export const storedItem = (fields: object): StoredItem => {
  const item: StoredItem = {};
  for (const name of Object.keys(fields)) {
    const value = (fields as Fields)[name];
    if (value !== undefined) item[name] = attributeOf(value);
  }
  return item;
};

const plainNumber = (text: string): number | bigint => {
  const number = Number(text);
  const isLarge = Math.abs(number) > Number.MAX_SAFE_INTEGER && Number.isFinite(number);
  return isLarge ? BigInt(text) : number;
};

const plainOf = (value: AttributeValue): unknown => {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return plainNumber(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.NULL !== undefined) return null;
  if (value.M) return plainItem(value.M);
  if (value.L) return value.L.map(plainOf);
  if (value.SS) return new Set(value.SS);
  if (value.NS) return new Set(value.NS.map(plainNumber));
  throw new TypeError('The table holds no such value.');
};

/** Omits the attribute `left`: deleting it afterward would make each item slow to read. */
export const plainItem = (item: StoredItem, left?: string): Fields => {
  const fields: Fields = {};
  for (const name of Object.keys(item)) if (name !== left) fields[name] = plainOf(item[name]!);
  return fields;
};
