import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` for this body. `at` in Unix seconds of the machine, also if the test clock is ahead. */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
