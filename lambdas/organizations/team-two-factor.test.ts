import { notice } from '@shared/text/notice';
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
  const require = (required: boolean) => setTeamTwoFactor(world.deps, { organizationId, actorId: admin, required });
  const due = (): string[] =>
    world
      .teamOf(organizationId)
      .filter(({ twoFactorDue }) => twoFactorDue)
      .map(({ userId }) => userId);
  enabled(admin, true);
  return { world, organizationId, admin, members, enabled, require, due };
};

describe('two-factor authentication required by the organization', () => {
  it('marks members who have it off, and answers who they are', async () => {
    const { world, organizationId, members, enabled, require, due } = teamOf(3);
    enabled(members[1]!, true);
    const off = [members[0]!, members[2]!];
    await expect(require(true)).resolves.toEqual({ required: true, membersWithout: off });
    expect(due()).toEqual(off);
    await expect(getTeamTwoFactor(world.deps, organizationId)).resolves.toEqual({
      required: true,
      membersWithout: off,
    });
    await require(true);
    expect(world.markedAtOnce).toEqual([2]);
  });

  it('is refused to whoever has it off themselves', async () => {
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

  it('is refused to whoever is no administrator any more', async () => {
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
    await expect(require(true)).resolves.toEqual({ required: true, membersWithout: [members[1]] });
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

  it('marks a whole team in transactions that are small enough', async () => {
    const { world, members, require, due } = teamOf(99);
    await require(true);
    expect(due()).toEqual(members);
    expect(world.markedAtOnce).toEqual([40, 40, 19]);
  });
});
