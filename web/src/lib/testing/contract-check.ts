import * as z from 'zod';
import { needsToken, type Route } from '@shared/core/api/route';
import type { ErrorCode } from '@shared/errors';
import type { ReceivedParts } from './contract-routing';

type Checked = { value: unknown; problem: string | null };

const checked = async (schema: z.ZodType | undefined, value: unknown): Promise<Checked> => {
  if (!schema) return { value: undefined, problem: value === undefined ? null : 'The contract has no such part' };
  const parsed = await schema.safeParseAsync(value);
  return parsed.success
    ? { value: parsed.data, problem: null }
    : { value, problem: z.prettifyError(parsed.error).replaceAll('\n', ' ') };
};

/** Parses a call like the handler. A malformed ID is one that doesn't exist. */
export const checkedRequest = async (route: Route, call: ReceivedParts): Promise<Checked & { refusal: ErrorCode }> => {
  const names = ['params', 'query', 'body'] as const;
  const parts = await Promise.all(names.map(async (name) => [name, await checked(route[name], call[name])] as const));
  const refused = parts.find(([, { problem }]) => problem !== null);
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    problem: refused ? `${refused[0]}: ${refused[1].problem}` : null,
    refusal: refused?.[0] === 'params' ? 'NOT_FOUND' : 'INVALID_REQUEST',
  };
};

export const checkedAnswer = (route: Route, answer: unknown): Promise<Checked> => checked(route.response, answer);

const always: readonly ErrorCode[] = ['INTERNAL', 'TOO_MANY_REQUESTS', 'LIMITED_UNTIL_VERIFIED'];
const withToken: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'EMAIL_NOT_VERIFIED',
  'FORBIDDEN',
  'NO_ORGANIZATION',
  'TWO_FACTOR_REQUIRED',
];
const withInput: readonly ErrorCode[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE'];
const withKey: readonly ErrorCode[] = ['IDEMPOTENCY_CONFLICT', 'IN_PROGRESS'];

export const mayRefuse = (route: Route, code: ErrorCode): boolean =>
  [
    ...route.errors,
    ...always,
    ...(needsToken(route) ? withToken : []),
    ...(route.query || route.body ? withInput : []),
    ...(route.params ? (['NOT_FOUND'] as const) : []),
    ...(route.idempotent ? withKey : []),
  ].includes(code);
