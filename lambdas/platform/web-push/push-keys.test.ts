import fc from 'fast-check';
import { createECDH, createPrivateKey, createPublicKey, createSign, createVerify, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { expect, it } from 'vitest';
import { network } from './network';
import { pushKeysFrom } from './push-keys';

const secret = Buffer.from('a secret of the stage');

it('derives the same pair from the same secret, and another from another', () => {
  expect(pushKeysFrom(secret)).toEqual(pushKeysFrom(Buffer.from(secret)));
  // Another key would invalidate all subscriptions.
  expect(pushKeysFrom(secret).publicKey).toBe(
    'BAo0qoRmgphp0Pmmy8PA2ivTASpYocm1N7kmuquvnEjHYew7azR4cakYFOg3INR4v28gSxNTfJpJ9Krlmb4JR3c',
  );
  expect(pushKeysFrom(Buffer.from('another')).publicKey).not.toBe(pushKeysFrom(secret).publicKey);
});

it('is a valid P-256 pair for any secret', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
      const { publicKey, privateKey } = pushKeysFrom(Buffer.from(bytes));
      const pair = createECDH('prime256v1');
      pair.setPrivateKey(privateKey, 'base64url');
      expect(pair.getPublicKey('base64url')).toBe(publicKey);
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      expect(ECDH.convertKey(publicKey, 'prime256v1', 'base64url', 'base64url', 'uncompressed')).toBe(publicKey);
    }),
    { numRuns: 60 },
  );
});

it('signs so that its public key verifies it', () => {
  const { publicKey, privateKey } = pushKeysFrom(secret);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey };
  const signature = createSign('sha256')
    .update('-')
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }));
  const verify = createVerify('sha256').update('-');
  expect(verify.verify(createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true);
});

it('is accepted by the push library', () => {
  const { publicKey, privateKey } = pushKeysFrom(secret);
  const audience = 'https://fcm.googleapis.com';
  const headers = webPush.getVapidHeaders(audience, 'mailto:a@b.example', publicKey, privateKey, 'aes128gcm');
  expect(headers.Authorization).toContain(`k=${publicKey}`);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('sends to %s', (url) => {
  expect(network.takes(new URL(url))).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilnotify.windows.com/abc',
  'https://notify.windows.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:4000/_local/push/abc',
  'https://localhost/abc',
  'https://[::1]/abc',
])('never sends to %s', (url) => {
  expect(network.takes(new URL(url))).toBe(false);
});
