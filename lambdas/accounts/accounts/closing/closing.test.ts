import type { TeamRole } from '@shared/core/model/enumerations';
import {
  rolesAfterHandOver,
  type RoleAfterHandOver,
} from '@shared/organizations/model/organization-closing-vocabulary';
import { notice } from '@shared/text/notice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onStageWithoutPlans } from '../../../store/money/billing/stage-billing.fixture';
import { organizationKeys } from '../../../store/organizations/organizations/keys';
import { addMember, foundOrganization } from '../../../store/organizations/organizations/organizations.fixture';
import { World } from '../world.fixture';
import { cancelClosing, closeOrganization } from './close-organization';
import { handOver } from './hand-over';

onStageWithoutPlans();

const organizationId = `org_${'0'.repeat(26)}`;
const password = 'Right-words1';

const setUp = (founding: 'admin', ...roles: TeamRole[]) => {
  const world = new World();
  const userIds = [founding, ...roles].map((role, index) => {
    const userId = `00000000-0000-4000-8000-00000000000${index}`;
    world.pool.add(userId, { email: `${index}@example.test`, password });
    const at = '2026-11-01T10:00:00.000Z';
    if (index === 0) foundOrganization(world.table, { organizationId, founder: userId, at });
    else addMember(world.table, { userId, organizationId, role, department: '', joinedAt: at });
    return userId;
  });
  const user = (index: number): string => userIds[index]!;
  const give = (actor: number, target: number, ownRole: RoleAfterHandOver = 'manager', typed = password) =>
    handOver(world.deps, { organizationId, actorId: user(actor), userId: user(target), ownRole, password: typed });
  const close = (actor: number, typed = password) =>
    closeOrganization(world.deps, { organizationId, actorId: user(actor), password: typed });
  const cancel = (actor: number) => cancelClosing(world.deps, { organizationId, actorId: user(actor) });
  const rolesNow = () => userIds.map((userId) => world.membership(userId)?.role);
  return { world, user, give, close, cancel, rolesNow };
};

describe('handing over an organization', () => {
  it.each(rolesAfterHandOver)('writes both changes at once, with %s for the caller', async (ownRole) => {
    const { give, rolesNow } = setUp('admin', 'member');
    await give(0, 1, ownRole);
    expect(rolesNow()).toEqual([ownRole === 'none' ? undefined : ownRole, 'admin']);
  });

  it('requires the password and another person', async () => {
    const { give, rolesNow } = setUp('admin', 'member');
    await expect(give(0, 1, 'manager', 'wrong words')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(give(0, 0)).rejects.toMatchObject({ reason: notice('transferToOther') });
    expect(rolesNow()).toEqual(['admin', 'member']);
  });

  it('reports that the chosen person left in the meantime, and changes nothing', async () => {
    const { world, user, give, rolesNow } = setUp('admin', 'member');
    const Key = organizationKeys.membership(user(1));
    world.table.beforeNextTransaction(() => world.table.write([{ Delete: { TableName: world.table.name, Key } }]));
    await expect(give(0, 1)).rejects.toMatchObject({ code: 'NOT_FOUND', reason: notice('successorGone') });
    expect(rolesNow()).toEqual(['admin', undefined]);
  });

  it('tells a caller who lost the role in the meantime', async () => {
    const { give, rolesNow } = setUp('admin', 'admin', 'member');
    const outcomes = await Promise.allSettled([give(0, 2), give(0, 1)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'FORBIDDEN', reason: notice('noLongerAdmin') } });
    expect(rolesNow()).toContain('admin');
  });

  it('always leaves an administrator when two hand over at the same time', async () => {
    const step = fc.record({ actor: fc.nat(2), target: fc.nat(2), ownRole: fc.constantFrom(...rolesAfterHandOver) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 4 }), async (pairs) => {
        const { give, rolesNow } = setUp('admin', 'admin', 'member');
        for (const pair of pairs) {
          await Promise.allSettled(pair.map(({ actor, target, ownRole }) => give(actor, target, ownRole)));
        }
        expect(rolesNow()).toContain('admin');
      }),
      { numRuns: 40 },
    );
  });
});

describe('closing an organization', () => {
  it('requires the password', async () => {
    const { world, close } = setUp('admin');
    await expect(close(0, 'wrong words')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await world.deps.closings.get(organizationId)).toBeNull();
  });

  it('starts once for repeated requests, and marks every member', async () => {
    const { world, close } = setUp('admin', 'admin', 'member');
    const [one, other] = await Promise.all([close(0), close(1)]);
    expect(one.closing).toMatchObject({ state: 'ending', closesAt: '2026-12-20T10:00:00.000Z' });
    expect(other.closing?.requestedAt).toBe(one.closing?.requestedAt);
    const marks = world.memberships().map(({ organizationClosesAt }) => organizationClosesAt);
    expect(new Set(marks)).toEqual(new Set(['2026-12-20T10:00:00.000Z']));
  });

  it('rejects a caller who lost the role in the meantime', async () => {
    const { world, user, close } = setUp('admin', 'admin');
    world.table.beforeNextTransaction(() => world.table.put({ ...world.membership(user(0)), role: 'member' }));
    await expect(close(0)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await world.deps.closings.get(organizationId)).toBeNull();
  });

  it('can be canceled by any administrator, and twice without an error', async () => {
    const { world, close, cancel } = setUp('admin', 'admin', 'member');
    await close(0);
    const outcomes = await Promise.all([cancel(0), cancel(1)]);
    expect(outcomes.map(({ closing }) => closing?.state)).toEqual(['canceling', 'canceling']);
    expect(world.memberships().some((it) => it.organizationClosesAt !== undefined)).toBe(false);
  });

  it('cannot be canceled after the grace period, or when none is pending', async () => {
    const { world, close, cancel } = setUp('admin');
    await expect(cancel(0)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION', reason: notice('closingOver') });
    await close(0);
    world.now = new Date('2026-12-20T10:00:00.000Z');
    await expect(cancel(0)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION', reason: notice('closingOver') });
  });

  it('cannot start again while a cancel is in progress', async () => {
    const { close, cancel } = setUp('admin');
    await close(0);
    await cancel(0);
    await expect(close(0)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION', reason: notice('closingBusy') });
  });
});
