import { createTerms, type Condition, type Terms } from './conditions';

class AttributeValue {
  constructor(readonly path: string) {}
}
export const valueOf = (path: string): AttributeValue => new AttributeValue(path);

export type Change = {
  /** Undefined values remove the attribute. */
  set?: Readonly<Record<string, unknown>>;
  setIfAbsent?: Readonly<Record<string, unknown>>;
  /** Adds numbers, or members of a set; a missing attribute counts as zero or empty. */
  add?: Readonly<Record<string, number | Set<unknown>>>;
  remove?: readonly string[];
  takeOut?: Readonly<Record<string, Set<unknown>>>;
  when?: Condition | undefined;
};

const undefinedIn = (values: Readonly<Record<string, unknown>> = {}): string[] =>
  Object.keys(values).filter((path) => values[path] === undefined);

const assignments = (terms: Terms, { set = {}, setIfAbsent = {} }: Change): string[] => [
  ...Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(
      ([path, value]) =>
        `${terms.name(path)} = ${value instanceof AttributeValue ? terms.name(value.path) : terms.value(path, value)}`,
    ),
  ...Object.entries(setIfAbsent).map(
    ([path, value]) => `${terms.name(path)} = if_not_exists(${terms.name(path)}, ${terms.value(path, value)})`,
  ),
];

const pairs = (terms: Terms, values: Readonly<Record<string, unknown>> = {}): string[] =>
  Object.entries(values).map(([path, value]) => `${terms.name(path)} ${terms.value(path, value)}`);

export const buildUpdate = (change: Change) => {
  const terms = createTerms();
  const clauses = {
    SET: assignments(terms, change),
    ADD: pairs(terms, change.add),
    REMOVE: [...undefinedIn(change.set), ...(change.remove ?? [])].map(terms.name),
    DELETE: pairs(terms, change.takeOut),
  };
  const UpdateExpression = Object.entries(clauses)
    .filter(([, parts]) => parts.length > 0)
    .map(([clause, parts]) => `${clause} ${parts.join(', ')}`)
    .join(' ');
  const ConditionExpression = change.when?.(terms);
  return { UpdateExpression, ...(ConditionExpression && { ConditionExpression }), ...terms.parts() };
};
