import { createHmac, timingSafeEqual } from 'node:crypto';

export type HashKey = () => Promise<Buffer>;

export type KeyedHash = (purpose: string, value: string) => Promise<string>;

/** HMAC-SHA256 with the stage's key, base64url. `purpose` separates domains. */
export const keyedHash =
  (key: HashKey): KeyedHash =>
  async (purpose, value) =>
    createHmac('sha256', await key())
      .update(`${purpose}\0${value}`)
      .digest('base64url');

export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
