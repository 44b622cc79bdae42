import type { Value } from './values';

/** Names and list positions, from the item down. */
export type Path = readonly (string | number)[];
export type Operand =
  | { kind: 'path'; path: Path }
  | { kind: 'value'; value: Value }
  | { kind: 'call'; name: string; args: readonly Operand[] }
  | { kind: 'sum'; sign: '+' | '-'; left: Operand; right: Operand };
export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'not'; of: Condition }
  | { kind: 'compare'; operator: string; left: Operand; right: Operand }
  | { kind: 'between'; of: Operand; low: Operand; high: Operand }
  | { kind: 'in'; of: Operand; among: readonly Operand[] }
  | { kind: 'test'; name: string; args: readonly Operand[] };
export type Update = {
  set: { path: Path; to: Operand }[];
  remove: Path[];
  add: { path: Path; by: Value }[];
  delete: { path: Path; members: Value }[];
};

export type Names = Record<string, string> | undefined;
export type Values = Record<string, Value> | undefined;
