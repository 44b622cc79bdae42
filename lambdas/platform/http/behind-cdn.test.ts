import { afterEach, expect, it, vi } from 'vitest';
import { behindCdn, createFromCdn } from './behind-cdn';

afterEach(() => void vi.restoreAllMocks());

const world = (keys: readonly string[]) => {
  const state = { keys, reads: 0, now: 0, away: false };
  const fromCdn = createFromCdn(
    async () => {
      state.reads += 1;
      if (state.away) throw new Error('Secrets Manager is away');
      return state.keys;
    },
    () => state.now,
  );
  return { state, shows: (key?: string) => fromCdn({ headers: key === undefined ? {} : { 'x-origin-key': key } }) };
};

it('accepts a request that has the key, which is read once', async () => {
  const { state, shows } = world(['current']);
  expect(await shows('current')).toBe(true);
  for (const wrong of [undefined, '', 'curren', 'current ', 'CURRENT']) expect(await shows(wrong)).toBe(false);
  expect(state.reads).toBe(1);
});

it('accepts the previous key until it is revoked', async () => {
  const { state, shows } = world(['new', 'old']);
  expect([await shows('new'), await shows('old')]).toEqual([true, true]);
  state.keys = ['new'];
  state.now += 5 * 60_000 + 1;
  expect([await shows('old'), await shows('new')]).toEqual([false, true]);
});

it('reads a new key at the first request that has it, and at most every ten seconds for guesses', async () => {
  const { state, shows } = world(['old']);
  expect(await shows('old')).toBe(true);
  state.keys = ['new', 'old'];
  expect(await shows('new')).toBe(false);
  state.now += 10_001;
  expect(await shows('new')).toBe(true);
  for (let guess = 0; guess < 20; guess += 1) expect(await shows(`guess ${guess}`)).toBe(false);
  expect(state.reads).toBe(2);
});

it('keeps the known keys when they cannot be read again, and fails when it has none', async () => {
  const { state, shows } = world(['current']);
  expect(await shows('current')).toBe(true);
  state.away = true;
  state.now += 24 * 3600_000;
  expect(await shows('current')).toBe(true);

  const fresh = createFromCdn(() => Promise.reject(new Error('away')));
  await expect(fresh({ headers: { 'x-origin-key': 'current' } })).rejects.toThrow('away');
});

it('answers like every refusal, and does not report unreadable keys as one', async () => {
  const handle = vi.fn(async () => ({ statusCode: 200 }));
  const refused = await behindCdn(async () => false, handle)({ headers: {} });
  expect(refused.statusCode).toBe(403);
  expect(JSON.parse(refused.body ?? '')).toEqual({ error: expect.any(String), code: 'NOT_FROM_SITE' });
  vi.spyOn(console, 'error').mockReturnValue();
  const failed = await behindCdn(() => Promise.reject(new Error('away')), handle)({ headers: {} });
  expect([failed.statusCode, JSON.parse(failed.body ?? '')]).toMatchObject([500, { code: 'INTERNAL' }]);
  expect(handle).not.toHaveBeenCalled();
  expect(await behindCdn(async () => true, handle)({ headers: {} })).toEqual({ statusCode: 200 });
});
