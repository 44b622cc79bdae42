import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from './keyed-hash';

export type SealedText = {
  seal(owner: string, text: string): Promise<string>;
  open(owner: string, sealed: string): Promise<string>;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = async (hash: KeyedHash, purpose: string, owner: string): Promise<Buffer> =>
  Buffer.from(await hash(purpose, owner), 'base64url');

const opened = (key: Buffer, bytes: Buffer): string => {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};

/**
 * Encrypts with a key per purpose and owner, so a copied ciphertext is useless. With `earlier`, the hash of the previous
 * secret, a text stays readable after the secret was replaced.
 */
export const createSealedText = (purpose: string, hash: KeyedHash, earlier?: KeyedHash): SealedText => ({
  async seal(owner, text) {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, await keyOf(hash, purpose, owner), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  },
  async open(owner, sealed) {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      return opened(await keyOf(hash, purpose, owner), bytes);
    } catch (error) {
      if (!earlier) throw error;
      return opened(await keyOf(earlier, purpose, owner), bytes);
    }
  },
});
