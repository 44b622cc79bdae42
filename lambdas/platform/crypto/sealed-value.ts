import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Key } from '../table/key';

/** Location of a value. It opens only there, so a copied ciphertext is useless. */
export type Place = Key & { attribute: string };

/** A map, because no one can type one: a typed text never looks encrypted. */
export const SealedValue = z.object({ sealed: z.string() });
export type SealedValue = z.infer<typeof SealedValue>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Texts are padded to a multiple of this, so the length doesn't reveal the value. */
const blockLength = 32;

export const isSealed = (stored: unknown): stored is SealedValue =>
  typeof stored === 'object' && stored !== null && typeof (stored as Partial<SealedValue>).sealed === 'string';

const derive = (dataKey: Buffer, purpose: string): Buffer => createHmac('sha256', dataKey).update(purpose).digest();

type Keys = { nonce: Buffer; value: Buffer };
const derivedKeys = new WeakMap<Buffer, Keys>();

/** Cached with the person's key, which protects many values. */
const keysOf = (dataKey: Buffer): Keys => {
  const known = derivedKeys.get(dataKey) ?? { nonce: derive(dataKey, 'nonce'), value: derive(dataKey, 'value') };
  derivedKeys.set(dataKey, known);
  return known;
};

const placeText = ({ pk, sk, attribute }: Place): string => [pk, sk, attribute].join('\0');

/** JSON ignores trailing spaces. */
const padded = (text: string): string => text.padEnd(Math.ceil(text.length / blockLength) * blockLength);

/**
 * Derives the nonce from place and text, so the same value in the same place has the same ciphertext: a save without
 * changes adds nothing to the audit log, and a repeated transaction is identical.
 */
export const sealValue = (dataKey: Buffer, place: Place, value: unknown): SealedValue => {
  const text = padded(JSON.stringify(value));
  const bound = placeText(place);
  const keys = keysOf(dataKey);
  const nonce = createHmac('sha256', keys.nonce).update(`${bound}\0${text}`).digest().subarray(0, nonceBytes);
  const cipher = createCipheriv(algorithm, keys.value, nonce).setAAD(Buffer.from(bound));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url') };
};

/** Throws if the value was changed, or belongs to another place or person. */
export const openValue = (dataKey: Buffer, place: Place, { sealed }: SealedValue): unknown => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keysOf(dataKey).value, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(placeText(place))).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(text);
};
