import type { Json } from './components';
import type { ReferenceField } from '@shared/connect/api/v1/reference';

type Schema = Json & {
  $ref?: string;
  type?: string | string[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

export type Resolve = (reference: string) => Schema;

const resolved = (schema: Schema, resolve: Resolve): Schema => {
  const { $ref, ...own } = schema;
  return $ref === undefined ? schema : resolved({ ...resolve($ref), ...own }, resolve);
};

/** Possible forms of a value. */
const formsOf = (schema: Schema, resolve: Resolve): Schema[] => {
  const { anyOf, oneOf, ...own } = resolved(schema, resolve);
  const forms = anyOf ?? oneOf;
  if (forms) return forms.flatMap((it) => formsOf(it, resolve));
  return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own];
};

const isNull = ({ type }: Schema): boolean => type === 'null';

const valuesOf = (forms: readonly Schema[]): string[] =>
  forms.flatMap((it) => (it.enum ?? ('const' in it ? [it.const] : [])).map(String));

const typeNames: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'date-time', email: 'email' };

const typeOf = (form: Schema, resolve: Resolve): string => {
  if (form.items) {
    const names = new Set(formsOf(form.items, resolve).map((it) => typeOf(it, resolve)));
    return `${[...names].join(' | ')}[]`;
  }
  if (typeof form.type !== 'string') return form.properties ? 'object' : 'string';
  return typeNames[form.format ?? ''] ?? form.type;
};

/** Ignores JSON's own bounds. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const limitsOf = ({ minimum, exclusiveMinimum, maximum, maxLength, maxItems }: Schema): Partial<ReferenceField> => ({
  ...(isBound(minimum) && { min: minimum }),
  ...(exclusiveMinimum === 0 && { min: 1 }),
  ...(isBound(maximum) && { max: maximum }),
  ...(maxLength !== undefined && { maxLength }),
  ...(maxItems !== undefined && { maxItems }),
});

const isShown = (value: unknown): value is string | number | boolean =>
  ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && value !== '');

const fieldOf = (name: string, schema: Schema, required: boolean, resolve: Resolve): ReferenceField => {
  const forms = formsOf(schema, resolve);
  const [first = {}] = forms.filter((it) => !isNull(it));
  const names = new Set(forms.map((it) => typeOf(it, resolve)));
  const values = valuesOf(first.items ? formsOf(first.items, resolve) : forms.filter((it) => !isNull(it)));
  return {
    name,
    type: [...names].sort((a, b) => Number(a === 'null') - Number(b === 'null')).join(' | '),
    ...(required && { required }),
    ...limitsOf(first),
    ...(values.length > 0 && { values: [...new Set(values)] }),
    ...(isShown(resolved(schema, resolve).default) && { byDefault: String(resolved(schema, resolve).default) }),
  };
};

type Member = { schema: Schema; required: boolean };

/** Members of all forms of an object; those that some forms lack are optional. */
const membersOf = (forms: readonly Schema[]): Map<string, Member> => {
  const objects = forms.filter(({ properties }) => properties);
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties!)));
  return new Map(
    [...names].map((name) => {
      const schemas = objects.flatMap(({ properties }): Schema[] => (properties![name] ? [properties![name]] : []));
      const required = objects.every((it) => it.required?.includes(name));
      return [name, { schema: schemas.length === 1 ? schemas[0]! : { anyOf: schemas }, required }];
    }),
  );
};

/** Fields by path (`items[].candidate.firstName`), each object before its members. */
export const fieldsIn = (schema: Schema, resolve: Resolve, prefix = ''): ReferenceField[] => {
  const forms = formsOf(schema, resolve);
  return [...membersOf(forms)].flatMap(([name, { schema: inner, required }]) => {
    const path = `${prefix}${name}`;
    const innerForms = formsOf(inner, resolve);
    const items = innerForms.flatMap((it) => (it.items ? [it.items] : []));
    return [
      fieldOf(path, inner, required, resolve),
      ...fieldsIn({ anyOf: innerForms.filter((it) => it.properties) }, resolve, `${path}.`),
      ...items.flatMap((it) => fieldsIn(it, resolve, `${path}[].`)),
    ];
  });
};
