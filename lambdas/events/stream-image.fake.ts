import type { AttributeValue } from 'aws-lambda';

const attributeOf = (value: unknown): AttributeValue => {
  if (value === null || value === undefined) return { NULL: true };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'string') return { S: value };
  return Array.isArray(value) ? { L: value.map(attributeOf) } : { M: imageOf(value) };
};

export const imageOf = (item: object): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, attributeOf(value)]));
