import { randomBytes, randomUUID } from 'node:crypto';
import type { State } from './state';

/** Milliseconds; the clock of the machine in a stack, a fixed one in unit tests. */
export type BaseClock = () => number;

export type RequestOrigin = { id: string | null; idempotency_key: string | null };

/** What every operation works on. Single-threaded: an operation ends before the next begins. */
export type Core = {
  state: State;
  /** Unix seconds on the test clock: of the renewal or retry that is being run, or the time of the request. */
  now(): number;
  /** Where hosted pages are, without a slash at the end. */
  pages: string;
  origin: RequestOrigin;
  /** Connected account that the request acts for, from its Stripe-Account header. */
  account: string | null;
};

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomLetters = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;
export const newRequestId = (): string => `req_${randomLetters(14)}`;
export const newDeliveryId = (): string => randomUUID();

/** Back to before, if it throws: of operations that Stripe does whole or not at all. */
export const wholeOrNothing = <T>(core: Core, run: () => T): T => {
  const before = structuredClone(core.state);
  try {
    return run();
  } catch (error) {
    Object.assign(core.state, before);
    throw error;
  }
};
