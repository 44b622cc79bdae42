import * as z from 'zod';
import { modelNames } from './models';

export type Json = Record<string, unknown>;
export type Side = 'input' | 'output';
export type Fields = { properties?: Json; required?: string[] };
type Components = Record<Side, Map<string, Json>>;

const prefix = '#/components/schemas/';
const markedReference = /"#\/components\/schemas\/([^"@]+)@(input|output)"/g;

const replaceText = (value: unknown, pattern: RegExp, replacer: (...groups: string[]) => string): Json =>
  JSON.parse(JSON.stringify(value).replace(pattern, replacer)) as Json;

/** Clients tolerate unknown fields in responses, unless the schema itself is strict. */
const allowNewFields: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
};

const isSame = (name: string, { input, output }: Components): boolean => {
  const [sent, answered] = [input, output].map((side) =>
    JSON.stringify(side.get(name)).replace(markedReference, (_, id: string) => `"${id}"`),
  );
  return sent === answered;
};

const referencesOf = (schema: Json): string[] =>
  [...JSON.stringify(schema).matchAll(markedReference)].map(([, name]) => name!);

/** Models whose request and response forms differ, directly or through nested models. */
const twoSidedNames = (components: Components): Set<string> => {
  const both = [...components.input.keys()].filter((name) => components.output.has(name));
  const found = new Set(both.filter((name) => !isSame(name, components)));
  const contains = (name: string): boolean =>
    referencesOf(components.input.get(name)!).some((reference) => found.has(reference));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const name of both) if (contains(name)) found.add(name);
  }
  return found;
};

/** Schemas to JSON Schema, with one component per model, or `<Name>Input` and `<Name>` if the forms differ. */
export const createComponents = () => {
  const components: Components = { input: new Map(), output: new Map() };

  const toJson = (schema: z.ZodType, io: Side): { root: Json; models: Record<string, Json> } => {
    const converted = z.toJSONSchema(schema, { io, metadata: modelNames, override: allowNewFields });
    const marked = replaceText(converted, /"#\/\$defs\/([^"]+)"/g, (_, id) => `"${prefix}${id}@${io}"`);
    const { $schema: _dialect, $defs: models = {}, ...root } = marked as Json & { $defs?: Record<string, Json> };
    return { root, models };
  };

  const addModels = (models: Record<string, Json>, io: Side): void => {
    for (const [name, model] of Object.entries(models)) components[io].set(name, model);
  };

  const convert = (schema: z.ZodType, io: Side): Json => {
    const { root, models } = toJson(schema, io);
    addModels(models, io);
    return root;
  };

  const fieldsOf = (schema: z.ZodType): Fields => {
    const { root, models } = toJson(schema, 'input');
    const { [modelNames.get(schema)?.id ?? '']: own, ...others } = models;
    addModels(others, 'input');
    return own ?? root;
  };

  const finish = (paths: Json) => {
    const twoSided = twoSidedNames(components);
    const finalName = (name: string, io: string) => (io === 'input' && twoSided.has(name) ? `${name}Input` : name);
    const rename = (value: Json): Json =>
      replaceText(value, markedReference, (_, name, io) => `"${prefix}${finalName(name, io)}"`);
    const named = (['input', 'output'] as const).flatMap((io) =>
      [...components[io]].map(([name, schema]) => [finalName(name, io), rename(schema)] as const),
    );
    return { paths: rename(paths), schemas: Object.fromEntries(named) as Record<string, Json> };
  };

  return { convert, fieldsOf, finish };
};
export type Converters = Pick<ReturnType<typeof createComponents>, 'convert' | 'fieldsOf'>;
