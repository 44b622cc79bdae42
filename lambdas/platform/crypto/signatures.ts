import { createHash, createPublicKey } from 'node:crypto';
import type { SigningKey } from '@shared/trust/model/signed-document';
import { askAws } from '../network/ask-aws';
import { rawSignature } from './raw-signature';

/** Signatures of Wardline that anyone can verify with the public keys. */
export type Signatures = {
  /** Returns a compact JWS (RFC 7515) with ES256 and the key's thumbprint as `kid`. */
  sign(bytes: Uint8Array): Promise<string>;
  /** The current key, then earlier ones, whose signatures stay valid. */
  publicKeys(): Promise<SigningKey[]>;
};

/** The members that RFC 7638 hashes, in order. */
const thumbprint = ({ crv, kty, x, y }: Pick<SigningKey, 'crv' | 'kty' | 'x' | 'y'>): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');

const keyOf = (der: Buffer): SigningKey => {
  const { x = '', y = '' } = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ format: 'jwk' });
  const members = { kty: 'EC', crv: 'P-256', x, y } as const;
  return { ...members, alg: 'ES256', use: 'sig', kid: thumbprint(members) };
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Uses keys that never leave KMS. Public keys never change, so they are read once. */
export const createSignatures = (keyIds: () => readonly string[]): Signatures => {
  const known = new Map<string, Promise<SigningKey>>();

  const read = async (KeyId: string): Promise<SigningKey> => {
    const { PublicKey } = await askAws<{ PublicKey: string }>('kms', 'GetPublicKey', { KeyId });
    return keyOf(Buffer.from(PublicKey, 'base64'));
  };

  const publicKey = (KeyId: string): Promise<SigningKey> => {
    const found = known.get(KeyId) ?? read(KeyId);
    known.set(KeyId, found);
    found.catch(() => known.delete(KeyId));
    return found;
  };

  return {
    async sign(bytes) {
      const KeyId = keyIds()[0];
      if (!KeyId) throw new Error('This stage has no signing key.');
      const { kid } = await publicKey(KeyId);
      const signed = `${encoded({ alg: 'ES256', kid })}.${Buffer.from(bytes).toString('base64url')}`;
      const { Signature } = await askAws<{ Signature: string }>('kms', 'Sign', {
        KeyId,
        // KMS accepts messages up to 4 kB, and digests of any.
        Message: createHash('sha256').update(signed).digest('base64'),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'ECDSA_SHA_256',
      });
      return `${signed}.${rawSignature(Buffer.from(Signature, 'base64')).toString('base64url')}`;
    },

    publicKeys: () => Promise.all(keyIds().map(publicKey)),
  };
};
