import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { entrySignature, newClockKey, type ClockKey } from '@shared/work/rules/attendance/entry-signature';
import type { EntrySignature } from '@shared/work/model/attendance';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClockPhones } from '../../store/work/attendance/clock-phones.fake';
import { listClockPhones, removeClockPhone } from './clock-phones';
import { verifySigning } from './entry-signing';

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hash = hashOf('clocked in');
const callerOf = (userId: string) => ({ userId, role: 'professional', scope: 'own', membership: null }) as const;

let now: string;
let world: ReturnType<typeof fakeClockPhones>;
beforeEach(() => {
  now = '2026-12-04T00:55:00.000Z';
  world = fakeClockPhones();
});

const deps = () => ({
  clockPhones: world.clockPhones,
  clock: { now: () => new Date(now), newId: (id: string) => id } as never,
});

type Sent = { signature: EntrySignature | null; hash?: string; userId?: string; device?: string; at?: string };

const signing = ({ signature, userId = 'pro', device = 'phone-1', at = now, ...sent }: Sent) =>
  verifySigning(deps(), {
    entry: { hash: sent.hash ?? hash, device, signature },
    at,
    userId,
    timeZone: 'America/Chicago',
    userAgent,
  });

const remove = async (userId: string) => {
  for (const { phoneId } of await world.clockPhones.list(userId))
    await removeClockPhone(deps(), callerOf(userId), phoneId);
};

const signed = (key: ClockKey, text = hash) => entrySignature(key, text);

describe('the signature of a clock entry', () => {
  it('registers the phone on first use, which counts as new for a day', async () => {
    const key = await newClockKey();
    expect(await signing({ signature: await signed(key) })).toBe('new_phone');
    expect(world.phones).toMatchObject([{ userId: 'pro', browser: 'safari', system: 'iphone', addedAt: now }]);
    now = '2026-12-04T05:59:00.000Z';
    expect(await signing({ signature: await signed(key) })).toBe('new_phone');
    now = '2026-12-04T07:01:00.000Z';
    expect(await signing({ signature: await signed(key) })).toBe('signed');
    expect(world.phones).toMatchObject([{ lastUsedAt: now }]);
    const { items } = await listClockPhones(deps(), callerOf('pro'), { id: 'phone-1' });
    expect(items).toMatchObject([{ current: true, lastUsedAt: now }]);
  });

  it('counts as from a new phone for entries before its registration', async () => {
    const key = await newClockKey();
    expect(await signing({ signature: await signed(key), at: '2026-12-02T00:55:00.000Z' })).toBe('new_phone');
  });

  it('can be missing, as from an older version of the app', async () => {
    expect(await signing({ signature: null })).toBe('unsigned');
    expect(world.phones).toEqual([]);
  });

  it('works with two phones of one person', async () => {
    for (const device of ['phone-1', 'phone-2'])
      expect(await signing({ signature: await signed(await newClockKey()), device })).toBe('new_phone');
    expect(world.phones).toHaveLength(2);
  });

  it('never matches another entry', async () => {
    const key = await newClockKey();
    const signature = await signed(key);
    await signing({ signature });
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await signing({ signature, hash: hashOf(`${text} changed`) })).toBe('mismatch');
      }),
      { numRuns: 20 },
    );
  });

  it('is a mismatch when it or its key is malformed', async () => {
    const { key, value } = await signed(await newClockKey());
    const other = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    const foreignCurve = {
      key: other.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      value: sign('sha256', Buffer.from(hash), { key: other.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      ),
    };
    for (const wrong of [
      { key, value: '' },
      { key: '', value },
      { key: 'AAAA', value },
      { key, value: key },
      foreignCurve,
    ])
      expect(await signing({ signature: wrong })).toBe('mismatch');
    await fc.assert(
      fc.asyncProperty(fc.record({ key: fc.string(), value: fc.string() }), async (signature) => {
        expect(await signing({ signature })).toBe('mismatch');
      }),
      { numRuns: 50 },
    );
    expect(world.phones).toEqual([]);
  });

  it('identifies the same phone from another encoding of its key', async () => {
    const { key, value } = await signed(await newClockKey());
    await signing({ signature: { key, value } });
    const padded = Buffer.concat([Buffer.from(key, 'base64url'), Buffer.alloc(8)]).toString('base64url');
    await signing({ signature: { key: padded, value } });
    expect(world.phones).toHaveLength(1);
    expect(createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' }).type).toBe('public');
  });

  it('is a mismatch from another person’s phone or another device', async () => {
    const key = await newClockKey();
    await signing({ signature: await signed(key) });
    expect(await signing({ signature: await signed(key), userId: 'other' })).toBe('mismatch');
    expect(await signing({ signature: await signed(key), device: 'phone-2' })).toBe('mismatch');
    expect(world.phones).toHaveLength(1);
  });

  it('is rejected from a removed phone, whatever its claimed time', async () => {
    const key = await newClockKey();
    await signing({ signature: await signed(key) });
    now = '2026-12-05T00:55:00.000Z';
    await remove('pro');
    expect((await listClockPhones(deps(), callerOf('pro'), { id: null })).items).toEqual([]);
    const signature = await signed(key);
    expect(await signing({ signature })).toBe('removed_phone');
    expect(await signing({ signature, at: '2026-12-04T12:00:00.000Z' })).toBe('removed_phone');
    expect(await signing({ signature, userId: 'other' })).toBe('mismatch');
    expect(await signing({ signature: await signed(await newClockKey()) })).toBe('new_phone');
  });
});
