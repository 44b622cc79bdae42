import { billingLimits } from '@shared/money/billing/billing-limits';
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = billingLimits.webhookMinutes * 60_000;

/** https://docs.stripe.com/webhooks#verify-manually: `t=<seconds>,v1=<hmac>`, several v1 while a secret is rolled. */
const partsOf = (header: string): { at: string; signatures: string[] } => {
  const pairs = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  return {
    at: pairs.find(([name]) => name === 't')?.[1] ?? '',
    signatures: pairs.flatMap(([name, value]) => (name === 'v1' && value ? [value] : [])),
  };
};

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether the provider sent this body within the last minutes. */
export const isSigned = (body: string, header: string, secrets: readonly string[], now: Date): boolean => {
  const { at, signatures } = partsOf(header);
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() - Number(at) * 1000) > toleranceMs) return false;
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return signatures.some((signature) => same(signature, expected));
  });
};
