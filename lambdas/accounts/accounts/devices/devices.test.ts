import { describe, expect, it } from 'vitest';
import type { IdentifiedDevice } from '../../../platform/http/device';
import { isEndedSession } from '../../../platform/http/ended-sessions';
import { World } from '../world.fixture';
import { accountOf, putAccount } from '../../../store/accounts/accounts/accounts.fixture';
import { listDevices, rememberDevice, signOutDevice, signOutOtherDevices } from './devices';
import { aViewer } from '../../../../test/support/viewer';

const userId = '9b2f3c1e-0000-4000-8000-000000000001';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const withAccount = (): World => {
  const world = new World();
  putAccount(world.table, accountOf(userId));
  return world;
};

const deviceOf = (id: string | null): IdentifiedDevice => ({
  ip: '10.0.0.1',
  userAgent: chrome,
  id,
  region: 'Illinois',
});

const signIn = (world: World, id: string) => ({
  userId,
  signIn: { id, authTime: Math.floor(world.now.getTime() / 1000) },
});

const signedIn = async (world: World, id: string, device: IdentifiedDevice = deviceOf(`browser-of-${id}`)) => {
  const caller = signIn(world, id);
  await rememberDevice(world.deps, caller, device);
  return caller;
};

const shown = async (world: World, caller: ReturnType<typeof signIn>) => (await listDevices(world.deps, caller)).items;

describe('devices', () => {
  it('are listed with browser, system, and region, and mark the current one', async () => {
    const world = withAccount();
    const laptop = await signedIn(world, 'laptop');
    world.advance(60);
    const phone = await signedIn(world, 'phone');
    const at = world.now.toISOString();
    expect(await shown(world, phone)).toMatchObject([
      { browser: 'chrome', system: 'windows', region: 'Illinois', current: true, firstUsedAt: at, lastUsedAt: at },
      { current: false },
    ]);
    expect((await shown(world, laptop)).map(({ current }) => current)).toEqual([false, true]);
    expect(JSON.stringify(world.table.items('Device'))).not.toContain('browser-of');
  });

  it('stay the same after another sign-in; a sign-in without an ID is a new one', async () => {
    const world = withAccount();
    await signedIn(world, 'first', deviceOf('one-browser-0001'));
    await signedIn(world, 'second', deviceOf('one-browser-0001'));
    expect(world.securityChanges).toEqual([]);
    const caller = await signedIn(world, 'third', deviceOf(null));
    expect(await shown(world, caller)).toHaveLength(2);
    expect(world.securityChanges).toEqual(['new_device']);
  });

  it('exclude staff who view as the person, and never fail a request', async () => {
    const world = withAccount();
    const viewedBy = aViewer();
    await rememberDevice(world.deps, { ...signIn(world, 'staff'), viewedBy }, deviceOf('staff-browser-01'));
    expect(world.table.items('Device')).toEqual([]);
    const devices = { ...world.deps.devices, see: () => Promise.reject(new Error('no table')) };
    await rememberDevice({ ...world.deps, devices }, signIn(world, 'laptop'), deviceOf(null));
  });

  it('are signed out one by one, with all their sign-ins', async () => {
    const world = withAccount();
    const browser = deviceOf('shared-computer-1');
    const [before, after] = [await signedIn(world, 'before', browser), await signedIn(world, 'after', browser)];
    const own = await signedIn(world, 'own');
    const target = (await shown(world, own)).find(({ current }) => !current)!;
    await signOutDevice(world.deps, userId, target.deviceId);
    const ended = await world.deps.sessions.ended(userId);
    expect([before, after, own].map((it) => isEndedSession(it.signIn, ended))).toEqual([true, true, false]);
    expect(await shown(world, own)).toMatchObject([{ current: true }]);
    expect(world.securityChanges).toContain('signed_out');
    await expect(signOutDevice(world.deps, userId, target.deviceId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are all signed out except the current one, including unknown ones and those of the same second', async () => {
    const world = withAccount();
    const early = signIn(world, 'unknown');
    world.advance(5);
    const [other, own] = [await signedIn(world, 'other'), await signedIn(world, 'own')];
    await expect(signOutOtherDevices(world.deps, own)).resolves.toMatchObject({ code: 'otherDevicesSignedOut' });
    const ended = await world.deps.sessions.ended(userId);
    expect([early, other, own].map((it) => isEndedSession(it.signIn, ended))).toEqual([true, true, false]);
    expect(await shown(world, own)).toHaveLength(1);
    world.advance(5);
    expect(isEndedSession((await signedIn(world, 'later')).signIn, ended)).toBe(false);
  });

  it('reject a caller who was signed out in the meantime', async () => {
    const world = withAccount();
    const stolen = await signedIn(world, 'stolen');
    await world.deps.sessions.markEnded(userId);
    await expect(signOutOtherDevices(world.deps, stolen)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(isEndedSession(stolen.signIn, await world.deps.sessions.ended(userId))).toBe(true);
  });

  it('are forgotten when none of their sign-ins can be renewed', async () => {
    const world = withAccount();
    await signedIn(world, 'old');
    world.advance(31 * 24 * 3600);
    const own = await signedIn(world, 'own');
    expect(await shown(world, own)).toMatchObject([{ current: true }]);
  });
});
