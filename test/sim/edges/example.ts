import type * as z from 'zod';

// Values that a schema accepts, found by trying, for operations whose rows have none.

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  in?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
};

type Check = { check: string; pattern?: RegExp; maximum?: number; value?: number };

export const checksOf = (schema: z.core.$ZodType): Check[] =>
  (schema._zod.def.checks ?? []).map((it) => it._zod.def as Check);

export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

const texts = [
  'x',
  'Night shift',
  'robin@example.test',
  '2026-12-07',
  '2026-12-07T12:00:00.000Z',
  '2026-12',
  '07:00',
  'America/Chicago',
  '+1 202 555 0143',
  'https://example.org/page',
  '11111111-1111-4111-8111-111111111111',
  '1',
  '30',
  '123456',
  'a'.repeat(64),
  'a'.repeat(43),
  '0'.repeat(26),
  'true',
  'rn',
  'TICK-001',
  'Str0ng-password-7',
];

const takes = async (schema: z.core.$ZodType, value: unknown): Promise<boolean> =>
  (await (schema as z.ZodType).safeParseAsync(value)).success;

const idOf = (schema: z.core.$ZodType): string[] =>
  checksOf(schema).flatMap(({ pattern }) => {
    const [, prefix] = /^\^(\w+)_\[/.exec(pattern?.source ?? '') ?? [];
    return prefix === undefined ? [] : [`${prefix}_${'0'.repeat(26)}`];
  });

const firstTaken = async (schema: z.core.$ZodType, values: readonly unknown[]): Promise<unknown> => {
  for (const value of values) if (await takes(schema, value)) return value;
  return values[0];
};

/** Finds an accepted value. Null where the schema accepts nothing that was tried. */
export const exampleOf = async (schema: z.core.$ZodType): Promise<unknown> => {
  const definition = definitionOf(schema);
  const { shape = {}, innerType, options = [], element, values, entries } = definition;
  switch (definition.type) {
    case 'object': {
      const found: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(shape)) {
        if (!(await takes(field, undefined))) found[name] = await exampleOf(field);
      }
      return found;
    }
    case 'array':
      return (await takes(schema, [])) ? [] : [await exampleOf(element!)];
    case 'record':
      return {};
    case 'union': {
      const each = await Promise.all(options.map(exampleOf));
      return firstTaken(schema, each);
    }
    case 'pipe':
      return firstTaken(schema, [await exampleOf(definition.in!), ...texts]);
    case 'string':
      return firstTaken(schema, [...idOf(schema), ...texts]);
    case 'number':
      return firstTaken(schema, [1, 0, 10, 100, 2000]);
    case 'boolean':
      return firstTaken(schema, [true, false]);
    case 'literal':
      return values?.[0];
    case 'enum':
      return Object.values(entries ?? {})[0];
    default:
      return innerType ? exampleOf(innerType) : null;
  }
};
