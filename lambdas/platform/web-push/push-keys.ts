import { createECDH, hkdfSync } from 'node:crypto';

/** VAPID key pair (RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Order of P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
// 64 bits more than the order, for a negligible bias (FIPS 186-5, A.2.1).
const seedBytes = 40;

/** Deterministic, so no additional secret is stored and subscriptions stay valid. */
export const pushKeysFrom = (secret: Buffer): PushKeys => {
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'web-push-vapid-p256', seedBytes));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};
