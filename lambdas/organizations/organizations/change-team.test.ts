import type { TeamRole } from '@shared/core/model/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeMember, removeMember } from './change-team';
import { createOrganization } from './create-organization';
import { World } from './world.fixture';

const setUp = (founding: 'admin', ...roles: TeamRole[]) => {
  const world = new World();
  const { organizationId, users } = world.organization(founding, ...roles);
  const user = (index: number): string => users[index]!;
  const change = (actor: number, target: number, role: TeamRole) =>
    changeMember(world.deps, {
      organizationId,
      actorId: user(actor),
      userId: user(target),
      role,
      department: 'Cardiology',
    });
  const remove = (actor: number, target: number) =>
    removeMember(world.deps, { organizationId, actorId: user(actor), userId: user(target) });
  const roleOf = (index: number): TeamRole | undefined => world.membership(user(index))?.role;
  return { world, organizationId, user, change, remove, roleOf };
};

describe('a team change', () => {
  it('updates role and department', async () => {
    const { change, roleOf } = setUp('admin', 'member');
    expect(await change(0, 1, 'manager')).toMatchObject({
      role: 'manager',
      department: 'Cardiology',
      status: 'active',
    });
    expect(roleOf(1)).toBe('manager');
  });

  it('keeps the last administrator', async () => {
    const { change, remove, roleOf } = setUp('admin', 'manager', 'member');
    for (const act of [() => change(0, 0, 'member'), () => remove(0, 0)]) {
      await expect(act()).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    }
    await change(0, 0, 'admin');
    expect(roleOf(0)).toBe('admin');
  });

  it('does not count an administrator whose account is about to be deleted', async () => {
    const { world, user, remove } = setUp('admin', 'admin', 'member');
    world.leave(user(1), '2026-12-21T12:00:00.000Z');
    await expect(remove(0, 0)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    world.leave(user(1), null);
    await remove(0, 0);
  });

  it('lets everyone else leave', async () => {
    const { remove, roleOf } = setUp('admin', 'admin', 'member');
    await remove(1, 1);
    await remove(2, 2);
    expect([roleOf(0), roleOf(1), roleOf(2)]).toEqual(['admin', undefined, undefined]);
  });

  it('is rejected for a former administrator', async () => {
    const { world, user, remove, roleOf } = setUp('admin', 'admin');
    world.meanwhile(() => world.endMembership(user(0)));
    await expect(remove(0, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(roleOf(1)).toBe('admin');
  });

  it('answers NOT_FOUND for another organization’s member', async () => {
    const { world, organizationId, user } = setUp('admin');
    const stranger = world.organization('admin').users[0]!;
    const act = { organizationId, actorId: user(0), userId: stranger };
    await expect(removeMember(world.deps, act)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves an administrator after any concurrent changes', async () => {
    const step = fc.record({
      kind: fc.constantFrom('change' as const, 'remove' as const),
      actor: fc.nat(3),
      target: fc.nat(3),
      role: fc.constantFrom<TeamRole>('admin', 'manager', 'member'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 8 }), async (pairs) => {
        const { world, organizationId, change, remove } = setUp('admin', 'admin', 'manager', 'member');
        const run = async ({ kind, actor, target, role }: (typeof pairs)[number][0]): Promise<void> => {
          const acts: Record<typeof kind, () => Promise<unknown>> = {
            change: () => change(actor, target, role),
            remove: () => remove(actor, target),
          };
          await acts[kind]().catch(() => undefined);
        };
        for (const [one, other] of pairs) await Promise.all([run(one), run(other)]);
        expect((await world.teamOf(organizationId)).some(({ role }) => role === 'admin')).toBe(true);
      }),
    );
  });
});

describe('founding an organization', () => {
  it('is for confirmed employers without a team', async () => {
    const { world, user } = setUp('admin');
    const found = (userId: string) => createOrganization(world.deps, { userId, name: 'Own clinic' });
    await expect(found(user(0))).rejects.toMatchObject({ code: 'ALREADY_IN_ORGANIZATION' });
    await expect(found(world.account({ userType: 'doctor' }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(found(world.account({ emailVerifiedAt: null }))).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const userId = world.account();
    const { organizationId } = await found(userId);
    expect(world.membership(userId)).toMatchObject({ organizationId, role: 'admin' });
  });
});
