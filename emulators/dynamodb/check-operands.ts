import type { Condition, Operand } from './syntax';
import { invalid } from './table-failure';
import { compareValues, typed, type Value } from './values';

// Checks of expressions that DynamoDB makes before reading an item.

type Call = Extract<Operand, { kind: 'call' }>;
type Kind<Name extends Condition['kind']> = Extract<Condition, { kind: Name }>;

const ordered = new Set(['S', 'N', 'B']);
const sets = new Set(['SS', 'NS', 'BS']);
const typeNames = new Set(['S', 'N', 'B', 'BOOL', 'NULL', 'SS', 'NS', 'BS', 'L', 'M']);

const wrongOperand = (name: string): Error =>
  invalid(`Incorrect operand type for operator or function; operator or function: ${name}`);

const typeOf = (operand: Operand): string | null => (operand.kind === 'value' ? typed(operand.value).type : null);

const needsType = (name: string, operand: Operand | undefined, types: ReadonlySet<string>): void => {
  const type = operand && typeOf(operand);
  if (type && !types.has(type)) throw wrongOperand(name);
};

const needsPath = (name: string, operand: Operand | undefined): void => {
  if (operand?.kind !== 'path')
    throw invalid(`Operator or function requires a document path; operator or function: ${name}`);
};

const needsDistinct = (name: string, [first, ...others]: readonly Operand[]): void => {
  if (first?.kind === 'value') return;
  const text = JSON.stringify(first);
  if (others.some((it) => JSON.stringify(it) === text))
    throw invalid(
      `The first operand must be distinct from the remaining operands for this operator or function; operator: ${name}`,
    );
};

const arity: Record<string, number> = {
  attribute_exists: 1,
  attribute_not_exists: 1,
  attribute_type: 2,
  begins_with: 2,
  contains: 2,
  size: 1,
  if_not_exists: 2,
  list_append: 2,
};

export const checkCall = ({ name, args }: Call): void => {
  if (arity[name] === undefined) throw invalid(`Invalid function name; function: ${name}`);
  if (args.length !== arity[name])
    throw invalid(`Incorrect number of operands for operator or function; operator or function: ${name}`);
  const [first, second] = args;
  if (/^(attribute_|if_not_exists)/.test(name)) needsPath(name, first);
  if (/^(begins_with|contains|attribute_type)$/.test(name)) needsDistinct(name, args);
  if (name === 'begins_with') args.forEach((it) => needsType(name, it, new Set(['S', 'B'])));
  if (name === 'list_append') args.forEach((it) => needsType(name, it, new Set(['L'])));
  if (name === 'size') needsType(name, first, new Set(['S', 'B', 'SS', 'NS', 'BS', 'L', 'M']));
  if (name !== 'attribute_type') return;
  if (second?.kind !== 'value' || second.value.S === undefined) throw wrongOperand(name);
  if (!typeNames.has(second.value.S)) throw invalid(`Invalid attribute type name found; type: ${second.value.S}`);
};

export const checkSum = ({ left, right, sign }: Extract<Operand, { kind: 'sum' }>): void =>
  [left, right].forEach((it) => needsType(sign, it, new Set(['N'])));

export const checkMembers = (section: 'ADD' | 'DELETE', value: Value): void => {
  const { type } = typed(value);
  if (!sets.has(type) && !(section === 'ADD' && type === 'N')) throw wrongOperand(section);
};

const maxMembersOfIn = 100;

/** A condition compares values, paths, and sizes. */
const checkCompared = (operand: Operand): void => {
  if (operand.kind === 'call' && operand.name !== 'size')
    throw invalid(`The function is not allowed in a condition expression; function: ${operand.name}`);
};

export const checkComparison = ({ operator, left, right }: Kind<'compare'>): void => {
  [left, right].forEach(checkCompared);
  needsDistinct(operator, [left, right]);
  if (operator !== '=' && operator !== '<>') [left, right].forEach((it) => needsType(operator, it, ordered));
};

export const checkIn = ({ of, among }: Kind<'in'>): void => {
  [of, ...among].forEach(checkCompared);
  needsDistinct('IN', [of, ...among]);
  if (among.length > maxMembersOfIn) throw invalid('Too many operands; operator: IN');
};

export const checkBetween = ({ of, low, high }: Kind<'between'>): void => {
  [of, low, high].forEach(checkCompared);
  needsDistinct('BETWEEN', [of, low, high]);
  [of, low, high].forEach((it) => needsType('BETWEEN', it, ordered));
  if (low.kind !== 'value' || high.kind !== 'value') return;
  if (typed(low.value).type !== typed(high.value).type)
    throw invalid('The BETWEEN operator requires same data type for lower and upper bounds');
  if ((compareValues(low.value, high.value) ?? 0) > 0)
    throw invalid('The BETWEEN operator requires upper bound to be greater than or equal to lower bound');
};
