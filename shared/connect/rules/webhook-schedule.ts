import { limits } from '../../limits';

/** Outcome of an attempt. */
export type AttemptOutcome = 'delivered' | 'gone' | 'failed';

/** Only 2xx succeeds: redirects aren't followed. With 410, the endpoint asks for no further events. */
export const outcomeOf = (status: number | null): AttemptOutcome => {
  if (status === 410) return 'gone';
  return status !== null && status >= 200 && status < 300 ? 'delivered' : 'failed';
};

/** Parses seconds or an HTTP date (RFC 9110, section 10.2.3); null without a usable value. */
export const retryAfterSeconds = (header: string | null, now: Date): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), limits.webhookRetryAfterMaxSeconds);
  // Only dates with a weekday: `Date.parse` accepts almost anything.
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return null;
  return Math.min(Math.max(Math.ceil((at - now.getTime()) / 1000), 0), limits.webhookRetryAfterMaxSeconds);
};

/**
 * Seconds until the next attempt after this many; null after the last one. `random` is between 0 and 1. An endpoint can
 * ask for a longer delay, never a shorter one.
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
