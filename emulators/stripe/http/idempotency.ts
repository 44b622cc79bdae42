import { removeRow } from '../core/remove-row';
import { createHash } from 'node:crypto';
import type { Core } from '../core/core';
import { StripeError } from '../core/stripe-error';
import type { KeptAnswer } from '../core/state';

export const longestKey = 255;
/** Milliseconds. Stripe keeps keys for at least 24 hours. */
const keptFor = 24 * 3600 * 1000;

export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

const idempotencyError = (message: string): StripeError => new StripeError(400, { type: 'idempotency_error', message });

/** The stored answer for this key. Throws if the key was used for another request. */
export const keptAnswer = (core: Core, key: string | null, fingerprint: string): KeptAnswer | null => {
  if (key === null) return null;
  if (key.length > longestKey) throw idempotencyError('Idempotency-Key is longer than 255 characters.');
  const kept = Object.hasOwn(core.state.answers, key) ? core.state.answers[key] : undefined;
  if (!kept || Date.now() - kept.at > keptFor) return null;
  if (kept.fingerprint === fingerprint) return kept;
  throw idempotencyError(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
};

/** Doesn't store answers to invalid parameters, as at Stripe. */
export const keepAnswer = (core: Core, key: string | null, answer: Omit<KeptAnswer, 'at'>): void => {
  if (key === null) return;
  const { answers } = core.state;
  for (const [old, { at }] of Object.entries(answers)) if (Date.now() - at > keptFor) removeRow(answers, old);
  answers[key] = { ...answer, at: Date.now() };
};
