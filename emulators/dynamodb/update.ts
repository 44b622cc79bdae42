import { checkNumber } from './check-values';
import { valueAt } from './condition';
import type { Operand, Path, Update } from './syntax';
import { invalid } from './table-failure';
import { minus, plus, typed, type StoredItem, type Value } from './values';

const wrongPath = () => invalid('The document path provided in the update expression is invalid for update');
const wrongType = () => invalid('An operand in the update expression has an incorrect data type');

const sum = (text: string): Value => {
  checkNumber(text);
  return { N: text };
};

const evaluate = (operand: Operand, item: StoredItem): Value => {
  if (operand.kind === 'value') return operand.value;
  if (operand.kind === 'path') {
    const value = valueAt(item, operand.path);
    if (!value) throw invalid('The provided expression refers to an attribute that does not exist in the item');
    return value;
  }
  if (operand.kind === 'sum') {
    const [left, right] = [evaluate(operand.left, item), evaluate(operand.right, item)];
    if (left.N === undefined || right.N === undefined) throw wrongType();
    return sum(operand.sign === '+' ? plus(left.N, right.N) : minus(left.N, right.N));
  }
  const [first, second] = operand.args;
  if (!first || !second) throw invalid(`Incorrect number of operands for ${operand.name}`);
  if (operand.name === 'if_not_exists') {
    return (first.kind === 'path' ? valueAt(item, first.path) : undefined) ?? evaluate(second, item);
  }
  if (operand.name === 'list_append') {
    const [left, right] = [evaluate(first, item), evaluate(second, item)];
    if (!left.L || !right.L) throw wrongType();
    return { L: [...left.L, ...right.L] };
  }
  throw invalid(`Invalid function name; function: ${operand.name}`);
};

/** A copy with a new value at the path, or without it if undefined. */
const withValue = (holder: Value, path: Path, value: Value | undefined): Value => {
  const [part, ...rest] = path;
  if (part === undefined) return value ?? holder;
  const inner = typeof part === 'number' ? holder.L?.[part] : holder.M?.[part];
  if (rest.length > 0 && !inner) {
    // Removing a missing entry of an existing list or map is no error.
    throw wrongPath();
  }
  const changed = rest.length > 0 ? withValue(inner!, rest, value) : value;
  if (typeof part === 'number') {
    if (!holder.L) throw wrongPath();
    const list = [...holder.L];
    if (changed === undefined) list.splice(part, 1);
    else list[Math.min(part, list.length)] = changed;
    return { L: list };
  }
  if (!holder.M) throw wrongPath();
  const { [part]: _replaced, ...others } = holder.M;
  return { M: changed === undefined ? others : { ...others, [part]: changed } };
};

/** Changes `item` itself, but not the values in it. */
const put = (item: StoredItem, path: Path, value: Value | undefined): void => {
  const [name, ...rest] = path as [string, ...Path];
  const held = item[name];
  if (rest.length > 0 && !held) throw wrongPath();
  const changed = rest.length > 0 ? withValue(held!, rest, value) : value;
  if (changed === undefined) Reflect.deleteProperty(item, name);
  else item[name] = changed;
};

const added = (old: Value | undefined, by: Value): Value => {
  if (!old) return by;
  if (old.N !== undefined && by.N !== undefined) return sum(plus(old.N, by.N));
  if (old.SS && by.SS) return { SS: [...new Set([...old.SS, ...by.SS])] };
  if (old.NS && by.NS) return { NS: [...new Set([...old.NS, ...by.NS])] };
  throw wrongType();
};

const without = (old: Value, members: Value): Value | undefined => {
  const type = typed(old).type;
  if (type !== typed(members).type || (type !== 'SS' && type !== 'NS')) throw wrongType();
  const left = (old.SS ?? old.NS ?? []).filter((it) => !(members.SS ?? members.NS ?? []).includes(it));
  if (left.length === 0) return undefined;
  return type === 'SS' ? { SS: left } : { NS: left };
};

export const pathsOf = (update: Update): Path[] => [
  ...update.set.map(({ path }) => path),
  ...update.remove,
  ...update.add.map(({ path }) => path),
  ...update.delete.map(({ path }) => path),
];

const startsWith = (path: Path, start: Path): boolean => start.every((part, index) => path[index] === part);

export const checkPaths = (update: Update, keyNames: readonly string[]): void => {
  const paths = pathsOf(update);
  const key = paths.find(([name]) => keyNames.includes(String(name)));
  if (key) throw invalid(`Cannot update attribute ${String(key[0])}. This attribute is part of the key`);
  const names = new Set(paths.map(([name]) => name));
  const overlaps =
    names.size < paths.length &&
    paths.some((a, i) => paths.some((b, j) => i < j && (startsWith(a, b) || startsWith(b, a))));
  if (overlaps) throw invalid('Invalid UpdateExpression: Two document paths overlap with each other');
};

/** Every operand uses the item before the update. */
export const applyUpdate = (update: Update, before: StoredItem): StoredItem => {
  const item = { ...before };
  for (const { path, to } of update.set) put(item, path, evaluate(to, before));
  // Removes from the end, so list positions stay valid.
  for (const path of [...update.remove].reverse()) {
    if (path.length === 1 || valueAt(item, path.slice(0, -1))) put(item, path, undefined);
    else throw wrongPath();
  }
  for (const { path, by } of update.add) put(item, path, added(valueAt(before, path), by));
  for (const { path, members } of update.delete) {
    const old = valueAt(before, path);
    if (old) put(item, path, without(old, members));
  }
  return item;
};
