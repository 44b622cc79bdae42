import type { InputField } from '@shared/core/api/input-fields.fixture';
import { rangeOf } from '@shared/core/model/given-times';
import type { Call } from '../../support/permissions/row';
import { checksOf, definitionOf, exampleOf } from './example';

const huge = '9'.repeat(400);
const days = [
  ...['0001-01-01', '1899-12-31', '1900-01-01', '2000-01-01', '2000-01-03', '2099-12-28', '2099-12-31', '2100-01-01'],
  ...['9999-12-31', '+010000-01-01', '2026-02-30', '2026-99-99', ''],
];
const instants = [
  ...days.map((day) => `${day}T23:59:59.999Z`),
  ...['2016-12-31T23:59:60Z', '2099-12-31T24:00:00Z', `2026-01-01T00:00:00.${huge}Z`, '2026-01-01T00:00:00+14:00'],
];

/** The bounds of a number, and one past each. */
const limitsOf = ({ schema }: InputField): number[] =>
  checksOf(schema).flatMap(({ value }) => (typeof value === 'number' ? [value - 1, value, value + 1] : []));

const longestOf = ({ schema }: InputField): number =>
  Math.min(...checksOf(schema).flatMap(({ maximum }) => (maximum === undefined ? [] : [maximum])), 64_000);

/** The first value, the last, one past it, and meaningless ones. */
export const edgesOf = async (field: InputField): Promise<unknown[]> => {
  switch (field.kind) {
    case 'day':
      return days;
    case 'instant':
      return instants;
    case 'number': {
      const numbers = [...limitsOf(field), 0.5, -1, 1e308, -1e308];
      return field.coerced
        ? [...numbers.map(String), 'NaN', 'Infinity', huge, '', '0x10']
        : [...numbers, null, `${numbers[0]}`];
    }
    case 'text': {
      const longest = longestOf(field);
      return ['', ' ', '\0', '\ud800', 'x'.repeat(longest), 'x'.repeat(longest + 1), '\ufdfa'.repeat(longest), 7];
    }
    case 'list': {
      const entry = await exampleOf(definitionOf(field.schema).element!);
      const most = longestOf(field);
      return [[], [entry], Array.from({ length: most }, () => entry), Array.from({ length: most + 1 }, () => entry)];
    }
    case 'record':
      return [{}, Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, 'x']))];
    default:
      return [null];
  }
};

type Tree = Record<string, unknown>;

/** Copies a call with another value at a path, with the parents it needs. Null: no such place. */
export const withValue = (call: Call, { part, path }: InputField, value: unknown): Call | null => {
  if (path.length === 0 || path.some((name) => name.startsWith('{'))) return null;
  const copy = structuredClone(call) as Tree;
  let at = (copy[part] ??= {}) as Tree;
  for (const [index, name] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isLast) at[name] = value;
    else {
      if (typeof at[name] !== 'object' || at[name] === null) at[name] = path[index + 1] === '0' ? [] : {};
      at = at[name] as Tree;
    }
  }
  return copy;
};

type RangeCall = { what: string; call: Call; isRefused: boolean };

const ofKind = ({ kind }: InputField, day: string): string => {
  if (kind === 'instant') return `${day}T12:00:00.000Z`;
  return kind === 'day' ? day : day.slice(0, 7);
};

/** Calls with a range field that is reversed, too wide, or as short as possible at the edges. */
export const rangeCalls = (call: Call, field: InputField, fields: readonly InputField[]): RangeCall[] => {
  const range = field.kind === 'object' ? rangeOf(field.schema) : undefined;
  if (!range) return [];
  const endOf = (name: string): InputField => ({ ...field, path: [...field.path, name] });
  const [from, to] = [endOf(range.from), endOf(range.to)];
  const isEnd = ({ part, path }: InputField): boolean => part === from.part && path.join('.') === from.path.join('.');
  const end = fields.find(isEnd)!;
  return [
    { first: '2026-03-31', last: '2026-02-28', isRefused: true },
    { first: '2000-01-01', last: '2099-12-31', isRefused: range.most !== 'any' },
    ...['0001-01-01', '2000-01-01', '2099-12-31', '9999-12-31'].map((day) => ({
      ...{ first: day, last: day, isRefused: day.startsWith('0') || day.startsWith('9') },
    })),
  ].flatMap(({ first, last, isRefused }) => {
    const half = withValue(call, from, ofKind(end, first));
    const both = half && withValue(half, to, ofKind(end, last));
    return both ? [{ what: `${first} to ${last}`, call: both, isRefused }] : [];
  });
};
