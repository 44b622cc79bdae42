import type { Condition, Operand, Path } from './syntax';
import { invalid } from './table-failure';
import { compareValues, sameValue, sizeOfItem, typed, type StoredItem, type Value } from './values';

export const valueAt = (item: StoredItem, path: Path): Value | undefined => {
  let value: Value | undefined = { M: item };
  for (const part of path) value = typeof part === 'number' ? value?.L?.[part] : value?.M?.[part];
  return value;
};

const lengthOf = (value: Value): number => {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.L) return value.L.length;
  if (value.M) return Object.keys(value.M).length;
  return (value.SS ?? value.NS ?? []).length;
};

const operandValue = (operand: Operand, item: StoredItem): Value | undefined => {
  if (operand.kind === 'value') return operand.value;
  if (operand.kind === 'path') return valueAt(item, operand.path);
  if (operand.kind === 'call' && operand.name === 'size' && operand.args[0]) {
    const value = operandValue(operand.args[0], item);
    return value && { N: String(lengthOf(value)) };
  }
  throw invalid(`Invalid function or operator in a condition`);
};

const holds: Record<string, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const compares = (operator: string, left: Value | undefined, right: Value | undefined): boolean => {
  if (operator === '<>') return !(left && right && sameValue(left, right));
  if (!left || !right) return false;
  if (operator === '=') return sameValue(left, right);
  const order = compareValues(left, right);
  return order !== null && (holds[operator]?.(order) ?? false);
};

const contains = (whole: Value | undefined, part: Value | undefined): boolean => {
  if (!whole || !part) return false;
  if (whole.S !== undefined) return part.S !== undefined && whole.S.includes(part.S);
  if (whole.SS) return part.S !== undefined && whole.SS.includes(part.S);
  if (whole.NS) return whole.NS.some((it) => sameValue({ N: it }, part));
  return whole.L?.some((it) => sameValue(it, part)) ?? false;
};

const test = (name: string, [first, second]: readonly Operand[], item: StoredItem): boolean => {
  const value = first && operandValue(first, item);
  const argument = second && operandValue(second, item);
  if (name === 'attribute_exists') return value !== undefined;
  if (name === 'attribute_not_exists') return value === undefined;
  if (name === 'attribute_type') return value !== undefined && typed(value).type === argument?.S;
  if (name === 'begins_with')
    return value?.S !== undefined && argument?.S !== undefined && value.S.startsWith(argument.S);
  if (name === 'contains') return contains(value, argument);
  throw invalid(`Invalid function name; function: ${name}`);
};

/** A missing item counts as an empty one. */
export const isMet = (condition: Condition, item: StoredItem): boolean => {
  switch (condition.kind) {
    case 'and':
      return isMet(condition.left, item) && isMet(condition.right, item);
    case 'or':
      return isMet(condition.left, item) || isMet(condition.right, item);
    case 'not':
      return !isMet(condition.of, item);
    case 'compare':
      return compares(condition.operator, operandValue(condition.left, item), operandValue(condition.right, item));
    case 'between': {
      const value = operandValue(condition.of, item);
      return (
        compares('>=', value, operandValue(condition.low, item)) &&
        compares('<=', value, operandValue(condition.high, item))
      );
    }
    case 'in': {
      const value = operandValue(condition.of, item);
      return condition.among.some((it) => compares('=', value, operandValue(it, item)));
    }
    case 'test':
      return test(condition.name, condition.args, item);
  }
};

export const maxItemBytes = 400 * 1024;

export const checkSize = (item: StoredItem): void => {
  if (sizeOfItem(item) > maxItemBytes) throw invalid('Item size has exceeded the maximum allowed size');
};
