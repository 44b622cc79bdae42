import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { SealedText } from './ports';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts calendar addresses, which grant access. Keys are derived per owner, so a copied ciphertext is useless. */
export const createSealedText = (hash: KeyedHash): SealedText => {
  const keyOf = async (owner: string): Promise<Buffer> =>
    Buffer.from(await hash('calendar-address', owner), 'base64url');
  return {
    async seal(owner, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await keyOf(owner), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    async open(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, await keyOf(owner), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};
