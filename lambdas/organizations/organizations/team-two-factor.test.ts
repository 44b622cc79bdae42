import { notice } from '@shared/text/notice';
import type { TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import { describe, expect, it } from 'vitest';
import { getTeamTwoFactor, setTeamTwoFactor } from './team-two-factor';
import { World } from './world.fake';

const teamOf = (size: number) => {
  const world = new World();
  const { organizationId, users } = world.organization(
    'admin',
    ...Array.from({ length: size }, () => 'member' as const),
  );
  const [admin, ...members] = users as [string, ...string[]];
  const enabled = (userId: string, twoFactorEnabled: boolean): void => {
    world.accounts.get(userId)!.twoFactorEnabled = twoFactorEnabled;
  };
  const require = (required: boolean, graceDays: TwoFactorGraceDays = 0) =>
    setTeamTwoFactor(world.deps, { organizationId, actorId: admin, required, graceDays });
  const due = (): string[] =>
    world
      .teamOf(organizationId)
      .filter(({ twoFactorDue }) => twoFactorDue)
      .map(({ userId }) => userId);
  enabled(admin, true);
  return { world, organizationId, admin, members, enabled, require, due };
};

const atOnce = { required: true, graceDays: 0, graceUntil: null };

describe('two-factor authentication required by the organization', () => {
  it('marks members who have it off, and returns them', async () => {
    const { world, organizationId, members, enabled, require, due } = teamOf(3);
    enabled(members[1]!, true);
    const off = [members[0]!, members[2]!];
    await expect(require(true)).resolves.toEqual({ ...atOnce, membersWithout: off });
    expect(due()).toEqual(off);
    await expect(getTeamTwoFactor(world.deps, organizationId)).resolves.toEqual({ ...atOnce, membersWithout: off });
    await require(true);
    expect(world.markedAtOnce).toEqual([2]);
  });

  it('is rejected for an administrator who has it off', async () => {
    const { world, organizationId, admin, enabled, require, due } = teamOf(1);
    enabled(admin, false);
    await expect(require(true)).rejects.toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      message: notice('twoFactorOwnFirst'),
    });
    expect(due()).toEqual([]);
    expect(world.requiring.has(organizationId)).toBe(false);
    await expect(require(false)).resolves.toMatchObject({ required: false });
  });

  it('is rejected for a former administrator', async () => {
    const { world, admin, require } = teamOf(1);
    world.meanwhile = () => world.memberships.set(admin, { ...world.memberships.get(admin)!, role: 'manager' });
    await expect(require(true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('clears every mark when it is turned off', async () => {
    const { require, due } = teamOf(2);
    await require(true);
    await require(false);
    expect(due()).toEqual([]);
  });

  it('does not mark a member who turns it on at the same time', async () => {
    const { world, members, enabled, require, due } = teamOf(2);
    world.meanwhile = () => {
      world.meanwhile = () => enabled(members[0]!, true);
    };
    await expect(require(true)).resolves.toEqual({ ...atOnce, membersWithout: [members[1]] });
    expect(due()).toEqual([members[1]]);
  });

  it('ends without marks when it is turned off at the same time', async () => {
    const { world, organizationId, require, due } = teamOf(2);
    world.meanwhile = () => {
      world.meanwhile = () => world.requiring.delete(organizationId);
    };
    await expect(require(true)).resolves.toMatchObject({ required: false });
    expect(due()).toEqual([]);
  });

  it('marks a whole team in small enough transactions', async () => {
    const { world, members, require, due } = teamOf(99);
    await require(true);
    expect(due()).toEqual(members);
    expect(world.markedAtOnce).toEqual([40, 40, 19]);
  });
});

describe('the grace period for two-factor authentication', () => {
  const day = 24 * 3600 * 1000;
  const after = (from: Date, days: number): string => new Date(from.getTime() + days * day).toISOString();

  it('gives members the chosen days, and never less than announced', async () => {
    const { world, members, require } = teamOf(1);
    const start = world.now;
    const until = () => world.memberships.get(members[0]!)?.twoFactorDueAt;
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
    expect(world.memberships.get(members[0]!)?.twoFactorDueAt).toBeUndefined();
    await require(true, 3);
    expect(world.memberships.get(members[0]!)?.twoFactorDueAt).toBe(after(world.now, 3));
  });

  it('is removed once two-factor authentication is no longer required', async () => {
    const { world, members, require } = teamOf(1);
    await require(true, 7);
    await require(false);
    expect(world.memberships.get(members[0]!)).not.toHaveProperty('twoFactorDueAt');
  });
});
