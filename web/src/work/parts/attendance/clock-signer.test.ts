import { createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import type { ClockKeyStore, KeptKey } from '@/lib/offline/clock-key-store';
import { createClockSigner } from './clock-signer';

afterEach(() => vi.restoreAllMocks());

const hash = 'a'.repeat(64);

const storage = () => {
  const keys = new Map<string, KeptKey>();
  const of = (userId: string): ClockKeyStore => ({
    read: async () => keys.get(userId) ?? null,
    keep: async (made) => {
      const known = keys.get(userId);
      if (known?.device !== made.device) keys.set(userId, made);
      return keys.get(userId)!;
    },
    forget: async () => void keys.delete(userId),
  });
  return { keys, of };
};

const blocked: ClockKeyStore = {
  read: () => Promise.reject(new DOMException('blocked', 'InvalidStateError')),
  keep: () => Promise.reject(new DOMException('blocked', 'InvalidStateError')),
  forget: () => Promise.reject(new DOMException('blocked', 'InvalidStateError')),
};

it('makes one key, whose private part no script can read, and signs as the server checks it', async () => {
  const { keys, of } = storage();
  const signer = createClockSigner({ store: of('me'), device: 'device-1' });
  expect(keys.size).toBe(0);
  const [first, second] = [await signer.sign(hash), await signer.sign(hash)];
  expect(second?.key).toBe(first?.key);
  const { privateKey } = keys.get('me')!;
  expect([privateKey.extractable, privateKey.usages]).toEqual([false, ['sign']]);
  await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
  const key = createPublicKey({ key: Buffer.from(first!.key, 'base64url'), format: 'der', type: 'spki' });
  const signature = Buffer.from(first!.value, 'base64url');
  expect(verify('sha256', Buffer.from(hash), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
});

it('has one key for two tabs that make one at once', async () => {
  const { of } = storage();
  const tabs = [1, 2].map(() => createClockSigner({ store: of('me'), device: 'device-1' }));
  const [one, other] = await Promise.all(tabs.map((tab) => tab.sign(hash)));
  expect(one?.key).toBe(other?.key);
});

it('has a key for each person on the same phone', async () => {
  const { of } = storage();
  const [one, other] = await Promise.all(
    ['me', 'you'].map((userId) => createClockSigner({ store: of(userId), device: 'device-1' }).sign(hash)),
  );
  expect(one?.key).not.toBe(other?.key);
});

it('makes a new key once the storage was emptied, or the browser got another ID', async () => {
  const { keys, of } = storage();
  const sign = async (device: string) => (await createClockSigner({ store: of('me'), device }).sign(hash))!.key;
  const first = await sign('device-1');
  keys.clear();
  const second = await sign('device-1');
  expect(new Set([first, second, await sign('device-2')]).size).toBe(3);
});

it('signs nothing without storage, without keys, or if none can be made', async () => {
  const { of } = storage();
  const without = createClockSigner({ store: blocked, device: 'device-1' });
  expect([await without.canSign(), await without.sign(hash)]).toEqual([false, null]);
  const signer = createClockSigner({ store: of('me'), device: 'device-1' });
  expect(await signer.canSign()).toBe(true);
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValueOnce(new DOMException('no', 'OperationError'));
  expect(await signer.sign(hash)).toBeNull();
  const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect([await signer.canSign(), await signer.sign(hash)]).toEqual([false, null]);
  subtle.mockRestore();
  expect(await signer.sign(hash)).not.toBeNull();
});

it('forgets a key that the server rejects, and no newer one', async () => {
  const { keys, of } = storage();
  const signer = createClockSigner({ store: of('me'), device: 'device-1' });
  const { key } = (await signer.sign(hash))!;
  await signer.forget('another');
  expect(keys.size).toBe(1);
  await signer.forget(key);
  expect((await signer.sign(hash))?.key).not.toBe(key);
});
