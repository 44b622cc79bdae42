import { createECDH, hkdfSync } from 'node:crypto';

/** The server's key pair, base64url, as web push takes it (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string };

/** Order of the group of P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
// 64 bits more than the order has, so that the remainder is as good as even (FIPS 186-5, A.2.1).
const seedBytes = 40;

/** Always the same pair for the same secret: no other secret has to be kept, and subscriptions stay valid. */
export const pushKeysFrom = (secret: Buffer): PushKeys => {
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'web-push-vapid-p256', seedBytes));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};
