export type Terms = {
  /** `path` may be nested, such as `busyImport.nextAt`. */
  name(path: string): string;
  value(path: string, value: unknown): string;
  parts(): { ExpressionAttributeNames?: Record<string, string>; ExpressionAttributeValues?: Record<string, unknown> };
};

/** Returns the first of `label`, `label2`, `label3`... that is free or already has this value. */
const place = <T>(held: Map<string, T>, label: string, wanted: T): string => {
  for (let attempt = 1; ; attempt += 1) {
    const placeholder = attempt === 1 ? label : `${label}${attempt}`;
    if (!held.has(placeholder)) held.set(placeholder, wanted);
    if (held.get(placeholder) === wanted) return placeholder;
  }
};

const labelOf = (attribute: string): string => attribute.replaceAll(/\W/g, '_');

export const createTerms = (): Terms => {
  const names = new Map<string, string>();
  const values = new Map<string, unknown>();
  return {
    name: (path) =>
      path
        .split('.')
        .map((attribute) => place(names, `#${labelOf(attribute)}`, attribute))
        .join('.'),
    value: (path, value) => place(values, `:${labelOf(path)}`, value),
    parts: () => ({
      ...(names.size > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
      ...(values.size > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
    }),
  };
};

export type Condition = (terms: Terms) => string;

const comparing =
  (operator: string) =>
  (path: string, value: unknown): Condition =>
  ({ name, value: place }) =>
    `${name(path)} ${operator} ${place(path, value)}`;

export const equals = comparing('=');
export const lessThan = comparing('<');
export const atMost = comparing('<=');
export const moreThan = comparing('>');
export const atLeast = comparing('>=');
export const contains =
  (path: string, value: unknown): Condition =>
  ({ name, value: place }) =>
    `contains(${name(path)}, ${place(`${path}Member`, value)})`;
export const smallerThan =
  (path: string, size: number): Condition =>
  ({ name, value: place }) =>
    `size(${name(path)}) < ${place(`${path}Size`, size)}`;
export const exists =
  (path: string): Condition =>
  ({ name }) =>
    `attribute_exists(${name(path)})`;
export const absent =
  (path: string): Condition =>
  ({ name }) =>
    `attribute_not_exists(${name(path)})`;
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (terms) =>
    conditions.map((condition) => condition(terms)).join(' AND ');
export const any =
  (...conditions: readonly Condition[]): Condition =>
  (terms) =>
    `(${conditions.map((condition) => condition(terms)).join(' OR ')})`;

export const itemExists = exists('pk');
export const itemAbsent = absent('pk');

export const buildCondition = (condition: Condition) => {
  const terms = createTerms();
  return { ConditionExpression: condition(terms), ...terms.parts() };
};
