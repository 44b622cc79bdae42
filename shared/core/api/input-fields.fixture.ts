import type * as z from 'zod';
import { rangeOf } from '../model/given-times';
import type { Route } from './route';

// Input of operations, read from their schemas, so a test can check all of it.

export type FieldKind = 'day' | 'instant' | 'number' | 'text' | 'list' | 'record' | 'object' | 'other';
export type InputField = {
  part: 'params' | 'query' | 'body';
  /** Names from the top down; `0` is any list entry. */
  path: readonly string[];
  kind: FieldKind;
  schema: z.core.$ZodType;
  /** Whether it is sent as text in a URL. */
  coerced: boolean;
  /** Missing bound; null if there is none. */
  missing: string | null;
};

type Check = {
  check: string;
  format?: string;
  pattern?: RegExp;
  maximum?: number;
  value?: number;
};
type Definition = z.core.$ZodTypeDef & {
  checks?: readonly { _zod: { def: Check } }[];
  check?: string;
  format?: string;
  coerce?: boolean;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
};

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;
const checksOf = (schema: z.core.$ZodType): Check[] => {
  const definition = definitionOf(schema);
  const own = definition.check ? [definition as unknown as Check] : [];
  return [...own, ...(definition.checks ?? []).map((it) => it._zod.def)];
};
const has = (schema: z.core.$ZodType, ...names: string[]): boolean =>
  checksOf(schema).some(({ check }) => names.includes(check));

const fails = (schema: z.core.$ZodType, value: string): boolean => {
  const { success } = (schema as z.ZodType).safeParse(value);
  return !success;
};

/** Whether a pattern limits its length: no part repeats without end. */
const isShort = ({ source }: RegExp): boolean =>
  source.startsWith('^') && source.endsWith('$') && !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));

const missingOfText = (schema: z.core.$ZodType): string | null => {
  const patterns = checksOf(schema).flatMap(({ pattern }) => (pattern instanceof RegExp ? [pattern] : []));
  const isBounded = has(schema, 'max_length', 'length_equals') || patterns.some(isShort);
  return isBounded || definitionOf(schema).format === 'uuid' ? null : 'max';
};

/** The days just outside the accepted range, and longer spellings of the same instant. */
const outside = {
  date: ['1899-12-31', '2100-01-01'],
  datetime: ['1899-12-31T23:59:59Z', '2100-01-01T00:00:00Z', `2026-01-01T00:00:00.${'0'.repeat(40)}Z`],
};

const rangeNames = [
  ['from', 'to'],
  ['from', 'until'],
] as const;

const missingOfObject = (schema: z.core.$ZodType): string | null => {
  const { shape = {}, catchall } = definitionOf(schema);
  if (!catchall || definitionOf(catchall).type !== 'never') return 'strictObject';
  const isPair = rangeNames.some((names) => names.every((name) => shape[name] !== undefined && isTime(shape[name])));
  return isPair && !rangeOf(schema) ? 'ranged' : null;
};

const isTime = (schema: z.core.$ZodType): boolean => {
  const { innerType, format } = definitionOf(schema);
  return innerType ? isTime(innerType) : format === 'date' || format === 'datetime';
};

type Place = Pick<InputField, 'part' | 'path' | 'coerced'>;

/** Every field below a schema, including itself. */
export const fieldsBelow = (schema: z.core.$ZodType, place: Place): InputField[] => {
  const definition = definitionOf(schema);
  const found = (kind: FieldKind, missing: string | null): InputField => ({ ...place, kind, schema, missing });
  const below = (name: string, it: z.core.$ZodType) => fieldsBelow(it, { ...place, path: [...place.path, name] });
  switch (definition.type) {
    case 'object':
      return [
        found('object', missingOfObject(schema)),
        ...Object.entries(definition.shape ?? {}).flatMap(([name, it]) => below(name, it)),
      ];
    case 'array':
      return [
        found('list', has(schema, 'max_length', 'length_equals') ? null : 'max'),
        ...below('0', definition.element!),
      ];
    case 'record':
      return [
        // Enumeration keys and checks of the whole record are bounds, too.
        found(
          'record',
          definitionOf(definition.keyType!).type === 'enum' || has(schema, 'max_size', 'custom') ? null : 'max',
        ),
        ...fieldsBelow(definition.keyType!, { ...place, path: [...place.path, '{key}'] }).filter(
          ({ kind }) => kind !== 'other',
        ),
        ...below('{value}', definition.valueType!),
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return fieldsBelow(definition.innerType!, place);
    case 'union':
      return (definition.options ?? []).flatMap((it) => fieldsBelow(it, place));
    case 'pipe':
      // Transforms another form first, then checks.
      if (definitionOf(definition.in!).type === 'transform') return fieldsBelow(definition.out!, place);
      // A number in a URL is an enumeration or has bounds.
      return definitionOf(definition.in!).type === 'number' && definitionOf(definition.out!).type !== 'transform'
        ? [
            {
              ...place,
              kind: 'number',
              schema,
              coerced: true,
              missing: definitionOf(definition.out!).type === 'literal' ? null : 'max',
            },
          ]
        : fieldsBelow(definition.in!, place);
    case 'number': {
      const missing = [has(schema, 'greater_than') ? '' : 'min', has(schema, 'less_than') ? '' : 'max'];
      return [{ ...found('number', missing.join(' ').trim() || null), coerced: definition.coerce === true }];
    }
    case 'string': {
      if (definition.format !== 'date' && definition.format !== 'datetime')
        return [found('text', missingOfText(schema))];
      const isBounded = outside[definition.format].every((value) => fails(schema, value));
      return [found(definition.format === 'date' ? 'day' : 'instant', isBounded ? null : 'given-times')];
    }
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return [found('other', null)];
    default:
      return [found('other', definition.type)];
  }
};

export const inputFields = (route: Route): InputField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? fieldsBelow(schema, { part, path: [], coerced: false }) : [];
  });
