import { invalid } from './table-failure';
import { normalNumber, type StoredItem, type Value } from './values';

const types = new Set(['S', 'N', 'B', 'BOOL', 'NULL', 'SS', 'NS', 'BS', 'L', 'M']);
const maxDepth = 32;
const maxDigits = 38;
/** Exponents of ten: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const exponents = { least: -130, most: 125 } as const;
const numberForm = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d{1,9})?$/i;

const shortInteger = /^\d{1,15}$/;

/** Throws if it isn't a number, or is too large, too small, or too precise. */
export const checkNumber = (text: unknown): void => {
  if (typeof text === 'string' && shortInteger.test(text)) return;
  if (typeof text !== 'string' || !numberForm.test(text))
    throw invalid(`The parameter cannot be converted to a numeric value: ${String(text)}`);
  const [mantissa = '', exponent = '0'] = text.toLowerCase().replace(/^[-+]/, '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  if (digits === '') return;
  const magnitude = digits.length - fraction.length + Number(exponent) - 1;
  if (magnitude > exponents.most)
    throw invalid('Number overflow. Attempting to store a number with magnitude larger than supported range');
  if (magnitude < exponents.least)
    throw invalid('Number underflow. Attempting to store a number with magnitude smaller than supported range');
  if (digits.replace(/0+$/, '').length > maxDigits)
    throw invalid('Attempting to store more than 38 significant digits in a Number');
};

const checkSet = (members: readonly unknown[], identity: (member: string) => string): void => {
  if (members.length === 0) throw invalid('One or more parameter values were invalid: A set may not be empty');
  if (new Set(members.map((it) => identity(String(it)))).size < members.length)
    throw invalid(
      `One or more parameter values were invalid: Input collection [${members.join(', ')}] contains duplicates.`,
    );
};

const hasOneType = (value: Value): boolean => {
  let count = 0;
  for (const type in value) {
    if (count > 0 || !types.has(type)) return false;
    count += 1;
  }
  return count === 1;
};

const checkValue = (value: Value, depth: number): void => {
  if (depth > maxDepth) throw invalid('Nesting Levels have exceeded supported limits');
  if (!hasOneType(value))
    throw invalid('Supplied AttributeValue is empty, must contain exactly one of the supported datatypes');
  if (value.S !== undefined) return;
  if (value.N !== undefined) checkNumber(value.N);
  else if ('NULL' in value && !value.NULL)
    throw invalid('One or more parameter values were invalid: Null attribute value types must have the value of true');
  else if (value.NS) {
    value.NS.forEach(checkNumber);
    checkSet(value.NS, normalNumber);
  } else if (value.SS) checkSet(value.SS, (member) => member);
  else if (value.BS) checkSet(value.BS, (member) => member);
  else if (value.L) for (const it of value.L) checkValue(it, depth + 1);
  else if (value.M) checkMembers(value.M, depth + 1);
};

const checkMembers = (item: StoredItem, depth: number): void => {
  for (const name in item) checkValue(item[name]!, depth);
};

/** Throws for values that no item, key, or expression may have. */
export const checkValues = (values: StoredItem | undefined): void => {
  if (values && '' in values) throw invalid('One or more parameter values were invalid: Empty attribute name');
  if (values) checkMembers(values, 1);
};
