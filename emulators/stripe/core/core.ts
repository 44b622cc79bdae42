import { randomBytes, randomUUID } from 'node:crypto';
import type { State } from './state';

/** Milliseconds; the clock of the machine in a stack, a fixed one in unit tests. */
export type BaseClock = () => number;

export type RequestOrigin = { id: string | null; idempotency_key: string | null };

/** Context of every operation. Single-threaded: an operation ends before the next begins. */
export type Core = {
  state: State;
  /** Unix seconds on the test clock: of the running renewal or retry, or of the request. */
  now(): number;
  /** Base URL of hosted pages, without a trailing slash. */
  pages: string;
  origin: RequestOrigin;
  /** Connected account in the Stripe-Account header of the request. */
  account: string | null;
};

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomLetters = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;
export const newRequestId = (): string => `req_${randomLetters(14)}`;
export const newDeliveryId = (): string => randomUUID();

/** Rolls back if it throws, for operations that are atomic at Stripe. */
export const wholeOrNothing = <T>(core: Core, run: () => T): T => {
  const before = structuredClone(core.state);
  try {
    return run();
  } catch (error) {
    Object.assign(core.state, before);
    throw error;
  }
};
