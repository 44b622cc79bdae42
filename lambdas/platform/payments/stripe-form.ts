type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };
export type Form = Readonly<Record<string, Value>>;

const pairsOf = (name: string, value: Value): [string, string][] => {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (Array.isArray(value)) return value.flatMap((item: Value, index) => pairsOf(`${name}[${index}]`, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, item]) => pairsOf(`${name}[${inner}]`, item));
  }
  return [[name, String(value)]];
};

/** Encodes Stripe's nested forms. Null empties a field, undefined omits it. */
export const encodeForm = (form: Form): string =>
  new URLSearchParams(Object.entries(form).flatMap(([name, value]) => pairsOf(name, value))).toString();
