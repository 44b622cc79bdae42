import type * as z from 'zod';
import { invalidRequest, type StripeError } from '../core/stripe-error';

/** Parameter name, such as items[0][price]. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);

/** The most specific issue of a union: from the alternative that matched furthest. */
const deepest = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue;
  const candidates = issue.errors
    .map((errors) => errors[0])
    .filter((it) => it !== undefined)
    .map((it) => deepest({ ...it, path: [...issue.path, ...it.path] }));
  return candidates.sort((a, b) => b.path.length - a.path.length)[0] ?? issue;
};

const errorOf = (input: unknown, issue: Issue): StripeError => {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0]!]);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  const value = valueAt(input, path);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ');
    return invalidRequest(`Invalid ${param}: must be one of ${values}`, { param });
  }
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number')) {
    return invalidRequest(`Invalid integer: ${String(value)}`, { code: 'parameter_invalid_integer', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
};

/** Parses parameters of one operation. Unlisted ones are errors, even if Stripe knows them: none are ignored. */
export const parseParameters = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  throw errorOf(input, deepest(error.issues[0]!));
};
