import type { Condition, Operand } from './syntax';
import type { KeyNames } from './table-definition';
import { invalid } from './table-failure';
import { compareText, typed } from './values';

/** Range of a query: a partition, and the part between two bounds. */
export type KeyRange = { list: string; isBefore(sort: string): boolean; isAfter(sort: string): boolean };

const notSupported = (what: string): Error => invalid(`Invalid operator used in KeyConditionExpression: ${what}`);

const conjuncts = (condition: Condition): Condition[] =>
  condition.kind === 'and' ? [...conjuncts(condition.left), ...conjuncts(condition.right)] : [condition];

/** A condition on one attribute, as required in a key condition. */
type OnKey = { name: string; operator: string; values: readonly string[] };

const keyValue = (operand: Operand | undefined): string => {
  if (operand?.kind !== 'value') throw invalid('Invalid condition in KeyConditionExpression: a value is missing');
  const { type, content } = typed(operand.value);
  if (type !== 'S')
    throw invalid('One or more parameter values were invalid: Condition parameter type does not match schema type');
  return content as string;
};

const nameIn = (operand: Operand | undefined): string => {
  if (operand?.kind !== 'path' || operand.path.length !== 1)
    throw invalid('KeyConditionExpressions must name key attributes only');
  return String(operand.path[0]);
};

const mirrored: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

const onKey = (condition: Condition): OnKey => {
  switch (condition.kind) {
    case 'compare': {
      const { operator, left, right } = condition;
      if (operator === '<>') throw notSupported(operator);
      return left.kind === 'value'
        ? { name: nameIn(right), operator: mirrored[operator] ?? operator, values: [keyValue(left)] }
        : { name: nameIn(left), operator, values: [keyValue(right)] };
    }
    case 'between':
      return {
        name: nameIn(condition.of),
        operator: 'BETWEEN',
        values: [keyValue(condition.low), keyValue(condition.high)],
      };
    case 'test': {
      const [first, second] = condition.args;
      if (condition.name !== 'begins_with') throw notSupported(condition.name);
      return { name: nameIn(first), operator: condition.name, values: [keyValue(second)] };
    }
    case 'and':
    case 'or':
    case 'not':
    case 'in':
      throw notSupported(condition.kind.toUpperCase());
  }
};

const boundsOf = ({ operator, values: [first = '', second = ''] }: OnKey): Omit<KeyRange, 'list'> => {
  const order = (sort: string): number => compareText(sort, first);
  const none = (): boolean => false;
  switch (operator) {
    case '=':
      return { isBefore: (sort) => order(sort) < 0, isAfter: (sort) => order(sort) > 0 };
    case '<':
      return { isBefore: none, isAfter: (sort) => order(sort) >= 0 };
    case '<=':
      return { isBefore: none, isAfter: (sort) => order(sort) > 0 };
    case '>':
      return { isBefore: (sort) => order(sort) <= 0, isAfter: none };
    case '>=':
      return { isBefore: (sort) => order(sort) < 0, isAfter: none };
    case 'begins_with':
      return {
        isBefore: (sort) => order(sort) < 0,
        isAfter: (sort) => order(sort) > 0 && !sort.startsWith(first),
      };
    default:
      return { isBefore: (sort) => order(sort) < 0, isAfter: (sort) => compareText(sort, second) > 0 };
  }
};

const all: Omit<KeyRange, 'list'> = { isBefore: () => false, isAfter: () => false };

export const keyRangeOf = (condition: Condition | null, { partitionKey, sortKey }: KeyNames): KeyRange => {
  const conditions = condition ? conjuncts(condition).map(onKey) : [];
  const partition = conditions.find(({ name }) => name === partitionKey);
  if (!partition) throw invalid(`Query condition missed key schema element: ${partitionKey}`);
  if (partition.operator !== '=') throw invalid('Query key condition not supported');
  const others = conditions.filter((it) => it !== partition);
  if (others.length > 1) throw invalid('Conditions can be of length 1 or 2 only');
  const [sort] = others;
  if (sort && sort.name !== sortKey) throw invalid(`Query condition missed key schema element: ${sortKey}`);
  if (conditions.some(({ values }) => values.includes('')))
    throw invalid(
      'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
    );
  return { list: partition.values[0]!, ...(sort ? boundsOf(sort) : all) };
};
