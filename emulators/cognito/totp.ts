import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

export const newTotpSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');

const decode = (secret: string): Buffer => {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** RFC 6238, six digits. */
export const totpCode = (secret: string, at = Date.now()): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / stepSeconds)));
  const digest = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Accepts the adjacent codes for clock drift. */
export const isTotpCode = (secret: string, code: string): boolean =>
  [-1, 0, 1].some((step) => totpCode(secret, Date.now() + step * stepSeconds * 1000) === code);
