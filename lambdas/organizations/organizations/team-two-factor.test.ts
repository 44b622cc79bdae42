import { notice } from '@shared/text/notice';
import type { TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import { describe, expect, it } from 'vitest';
import { getTeamTwoFactor, setTeamTwoFactor } from './team-two-factor';
import { World } from './world.fixture';

const teamOf = (size: number) => {
  const world = new World();
  const { organizationId, users } = world.organization(
    'admin',
    ...Array.from({ length: size }, () => 'member' as const),
  );
  const [admin, ...members] = users as [string, ...string[]];
  const enabled = (userId: string, twoFactorEnabled: boolean): void =>
    world.changeAccount(userId, { twoFactorEnabled });
  const markedAtOnce: number[] = [];
  const { teamTwoFactor } = world.deps;
  const { mark } = teamTwoFactor;
  teamTwoFactor.mark = (change) => {
    markedAtOnce.push(change.members.length);
    return mark(change);
  };
  const require = (required: boolean, graceDays: TwoFactorGraceDays = 0) =>
    setTeamTwoFactor(world.deps, { organizationId, actorId: admin, required, graceDays });
  const due = async (): Promise<string[]> =>
    (await world.teamOf(organizationId)).filter(({ twoFactorDue }) => twoFactorDue).map(({ userId }) => userId);
  enabled(admin, true);
  return { world, organizationId, admin, members, enabled, require, due, markedAtOnce };
};

const atOnce = { required: true, graceDays: 0, graceUntil: null };

describe('two-factor authentication required by the organization', () => {
  it('marks members who have it off, and returns them', async () => {
    const { world, organizationId, members, enabled, require, due, markedAtOnce } = teamOf(3);
    enabled(members[1]!, true);
    const off = [members[0]!, members[2]!];
    await expect(require(true)).resolves.toEqual({ ...atOnce, membersWithout: off });
    expect(await due()).toEqual(off);
    await expect(getTeamTwoFactor(world.deps, organizationId)).resolves.toEqual({ ...atOnce, membersWithout: off });
    await require(true);
    expect(markedAtOnce).toEqual([2]);
  });

  it('is rejected for an administrator who has it off', async () => {
    const { world, organizationId, admin, enabled, require, due } = teamOf(1);
    enabled(admin, false);
    await expect(require(true)).rejects.toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      message: notice('twoFactorOwnFirst'),
    });
    expect(await due()).toEqual([]);
    expect(await world.deps.teamTwoFactor.requirement(organizationId)).toBeNull();
    await expect(require(false)).resolves.toMatchObject({ required: false });
  });

  it('is rejected for a former administrator', async () => {
    const { world, admin, require } = teamOf(1);
    world.meanwhile(() => world.changeMembership(admin, { role: 'manager' }));
    await expect(require(true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('clears every mark when it is turned off', async () => {
    const { require, due } = teamOf(2);
    await require(true);
    await require(false);
    expect(await due()).toEqual([]);
  });

  it('does not mark a member who turns it on at the same time', async () => {
    const { world, members, enabled, require, due } = teamOf(2);
    world.meanwhile(() => world.meanwhile(() => enabled(members[0]!, true)));
    await expect(require(true)).resolves.toEqual({ ...atOnce, membersWithout: [members[1]] });
    expect(await due()).toEqual([members[1]]);
  });

  it('ends without marks when it is turned off at the same time', async () => {
    const { world, organizationId, admin: actorId, require, due } = teamOf(2);
    const turnedOff = { organizationId, actorId, required: false, graceDays: 0, at: world.now.toISOString() };
    world.meanwhile(() => world.meanwhile(() => world.deps.teamTwoFactor.require(turnedOff)));
    await expect(require(true)).resolves.toMatchObject({ required: false });
    expect(await due()).toEqual([]);
  });

  it('marks a whole team in small enough transactions', async () => {
    const { members, require, due, markedAtOnce } = teamOf(99);
    await require(true);
    expect(await due()).toEqual(members);
    expect(markedAtOnce).toEqual([40, 40, 19]);
  });
});

describe('the grace period for two-factor authentication', () => {
  const day = 24 * 3600 * 1000;
  const after = (from: Date, days: number): string => new Date(from.getTime() + days * day).toISOString();

  it('gives members the chosen days, and never less than announced', async () => {
    const { world, members, require } = teamOf(1);
    const start = world.now;
    const until = () => world.membership(members[0]!)?.twoFactorDueAt;
    await expect(require(true, 7)).resolves.toMatchObject({ graceDays: 7, graceUntil: after(start, 7) });
    world.now = new Date(start.getTime() + 2 * day);
    await expect(require(true, 3)).resolves.toMatchObject({ graceDays: 3, graceUntil: after(start, 7) });
    expect(until()).toBe(after(start, 7));
    await require(true, 0);
    expect(until()).toBe(after(start, 7));
    await require(true, 14);
    expect(until()).toBe(after(start, 14));
  });

  it('applies to members blocked at once when it is extended', async () => {
    const { world, members, require } = teamOf(1);
    await require(true);
    expect(world.membership(members[0]!)?.twoFactorDueAt).toBeUndefined();
    await require(true, 3);
    expect(world.membership(members[0]!)?.twoFactorDueAt).toBe(after(world.now, 3));
  });

  it('is removed once two-factor authentication is no longer required', async () => {
    const { world, members, require } = teamOf(1);
    await require(true, 7);
    await require(false);
    expect(world.membership(members[0]!)).not.toHaveProperty('twoFactorDueAt');
  });
});
