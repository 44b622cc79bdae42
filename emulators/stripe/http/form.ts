// Stripe's form encoding: items[0][price]=price_1, expand[]=customer, metadata[order]=7.

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const keysOf = (name: string): string[] => {
  const bracket = name.indexOf('[');
  if (bracket <= 0) return [name];
  return [name.slice(0, bracket), ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!)];
};

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Objects with keys 0, 1, 2 become arrays. */
const withArrays = (value: FormValue): FormValue => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(withArrays);
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => isIndex(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, it]) => withArrays(it));
  }
  return Object.fromEntries(entries.map(([key, it]) => [key, withArrays(it)]));
};

const isForm = (value: FormValue | undefined): value is Form => typeof value === 'object' && !Array.isArray(value);

const put = (form: Form, [key, ...rest]: string[], value: string): void => {
  const name = key === '' ? String(Object.keys(form).length) : key!;
  if (name === '__proto__') return;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const current = Object.hasOwn(form, name) ? form[name] : undefined;
  const next: Form = isForm(current) ? current : {};
  form[name] = next;
  put(next, rest, value);
};

export const decodeForm = (text: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value);
  return withArrays(form) as Form;
};
