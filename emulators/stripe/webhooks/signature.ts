import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a body. `at`: Unix seconds of the machine, even if the test clock is ahead. */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
