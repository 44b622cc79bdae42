import { limits } from '../../limits';

/** Of an attempt. */
export type AttemptOutcome = 'delivered' | 'gone' | 'failed';

/** 2xx only: a redirect isn't followed. 410 says that the endpoint wants nothing any more. */
export const outcomeOf = (status: number | null): AttemptOutcome => {
  if (status === 410) return 'gone';
  return status !== null && status >= 200 && status < 300 ? 'delivered' : 'failed';
};

/** Seconds or an HTTP date, of RFC 9110, section 10.2.3; null without a usable one. */
export const retryAfterSeconds = (header: string | null, now: Date): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), limits.webhookRetryAfterMaxSeconds);
  // Only dates with a weekday: `Date.parse` takes almost anything else.
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return null;
  return Math.min(Math.max(Math.ceil((at - now.getTime()) / 1000), 0), limits.webhookRetryAfterMaxSeconds);
};

/**
 * Seconds until the next attempt after so many; null after the last one. `random` is between 0 and 1. An endpoint may
 * ask for more time, never for less.
 */
export const nextDelaySeconds = (
  attempts: number,
  { retryAfter, random }: { retryAfter: number | null; random: number },
): number | null => {
  const delay = limits.webhookRetrySeconds[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(delay * (1 + limits.webhookRetryJitter * random), retryAfter ?? 0);
};

export const maxAttempts = limits.webhookRetrySeconds.length + 1;
