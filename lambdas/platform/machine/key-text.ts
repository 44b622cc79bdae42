import { keyPrefix, keyLengths } from '@shared/connect/model/api-key-vocabulary';
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `sk_live_`, a public ID, a secret of 190 bits, and a checksum of both, which finds typos without a read. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const pattern = new RegExp(
  `^(${keyPrefix}([0-9A-Za-z]{${keyLengths.id}})[0-9A-Za-z]{${keyLengths.secret}})([0-9A-Za-z]{${keyLengths.check}})$`,
);

/** Limit for bytes: higher ones would make the first digits more likely. */
const fairBytes = 256 - (256 % digits.length);

const randomText = (length: number): string => {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length))
      if (byte < fairBytes && text.length < length) text += digits.charAt(byte % digits.length);
  }
  return text;
};

const checkOf = (text: string): string => {
  let check = '';
  for (let rest = crc32(text); check.length < keyLengths.check; rest = Math.floor(rest / digits.length)) {
    check = digits.charAt(rest % digits.length) + check;
  }
  return check;
};

export type KeyText = { keyId: string; text: string };

export const newKeyText = (): KeyText => {
  const keyId = randomText(keyLengths.id);
  const checked = `${keyPrefix}${keyId}${randomText(keyLengths.secret)}`;
  return { keyId, text: `${checked}${checkOf(checked)}` };
};

/** Returns null for text that was never a key. */
export const readKeyText = (text: string): KeyText | null => {
  const [, checked, keyId, check] = pattern.exec(text) ?? [];
  if (checked === undefined || keyId === undefined || check !== checkOf(checked)) return null;
  return { keyId, text };
};

export const keyHashPurpose = 'api-key';
