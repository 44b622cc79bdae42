import type { Membership } from '@shared/accounts/model/account';
import type { TeamRole } from '@shared/core/model/enumerations';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDueErasures } from '../../../store/accounts/account-deletions/account-deletions';
import { DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import { leavingWrite } from '../../../store/accounts/account-deletions/leaving';
import { onStageWithoutPlans } from '../../../store/money/billing/stage-billing.fixture';
import { newPayoutAccount, payoutAccountItem } from '../../../store/money/payouts/payout-item';
import { addMember, foundOrganization } from '../../../store/organizations/organizations/organizations.fixture';
import { confirmedProfessional } from '../steps.fixture';
import { professional } from '../people.fixture';
import { World } from '../world.fixture';
import { cancelDeletion, getDeletion, requestDeletion } from './account-deletion';

const { password } = professional;
const organizationId = `org_${'0'.repeat(26)}`;
const daySeconds = 24 * 3600;

onStageWithoutPlans();

let world: World;
let userId: string;
beforeEach(async () => {
  world = new World();
  userId = await confirmedProfessional(world);
  world.now = new Date('2026-11-20T10:00:00.000Z');
});

const me = (membership: Membership | null = null) => ({ userId, membership });
const stored = () => {
  const [item] = world.table.items('AccountDeletion');
  return item && DeletionItem.parse(item);
};

/** The person's team, with the other members. */
const inTeam = (role: TeamRole, ...others: TeamRole[]) => {
  const own = { userId, organizationId, role, department: '', joinedAt: world.now.toISOString() };
  if (role === 'admin') foundOrganization(world.table, { organizationId, founder: userId });
  else {
    foundOrganization(world.table, { organizationId });
    addMember(world.table, own);
  }
  const members = others.map((it) => ({ ...own, userId: randomUUID(), role: it }));
  for (const member of members) addMember(world.table, member);
  return { caller: me(own), others: members.map((it) => it.userId) };
};

describe('requesting a deletion', () => {
  it('is due after 30 days, and a second request returns the first one', async () => {
    const { deletion } = await requestDeletion(world.deps, me(), password);
    expect(deletion).toEqual({
      state: 'pending',
      requestedAt: '2026-11-20T10:00:00.000Z',
      dueAt: '2026-12-20T10:00:00.000Z',
    });
    world.advance(daySeconds);
    expect(await requestDeletion(world.deps, me(), password)).toEqual({ deletion });
    expect(await getDeletion(world.deps, me())).toEqual({ deletion, preview: null });
  });

  it('creates one deletion for requests from two tabs at once', async () => {
    const both = await Promise.all([1, 2].map(() => requestDeletion(world.deps, me(), password)));
    expect(both[0]).toEqual(both[1]);
    expect(stored()?.version).toBe(1);
  });

  it('requires the password', async () => {
    const wrong = requestDeletion(world.deps, me(), 'not this one');
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(stored()).toBeUndefined();
  });

  it('previews its effects', async () => {
    const [none, three] = [0, 3].map((count) => ({ count, more: false }));
    world.deps.departures.effects = async () => ({
      ...{ applications: three!, jobs: none!, alerts: 0, placements: ['Harbor'], plan: null },
    });
    expect(await getDeletion(world.deps, me())).toEqual({
      deletion: null,
      preview: {
        dueAt: '2026-12-20T10:00:00.000Z',
        effects: {
          applications: { count: 3, more: false },
          jobs: { count: 0, more: false },
          alerts: 0,
          placements: ['Harbor'],
          plan: null,
        },
        obstacle: null,
      },
    });
  });
});

it('is rejected while a payout is in transit, and the preview says so', async () => {
  const payee = { ...newPayoutAccount(userId), version: 1 };
  world.table.put(payoutAccountItem({ ...payee, openPayoutId: `pay_${'0'.repeat(26)}` }));
  expect((await getDeletion(world.deps, me())).preview?.obstacle).toBe('open_payout');
  await expect(requestDeletion(world.deps, me(), password)).rejects.toMatchObject({ code: 'PAYOUT_OPEN' });
  expect(stored()).toBeUndefined();
  world.table.put(payoutAccountItem(payee));
  expect((await requestDeletion(world.deps, me(), password)).deletion?.state).toBe('pending');
});

describe('a leaving administrator', () => {
  it('is rejected while the team has no other administrator, and sees why', async () => {
    const { caller } = inTeam('admin', 'member');
    const refused = requestDeletion(world.deps, caller, password);
    await expect(refused).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    expect((await getDeletion(world.deps, caller)).preview?.obstacle).toBe('last_admin');
  });

  it.each(['member', 'manager'] as const)('can be anyone else than a %s', async (role) => {
    const { caller } = inTeam(role);
    expect((await requestDeletion(world.deps, caller, password)).deletion?.state).toBe('pending');
  });

  it('can leave when there is no team', async () => {
    expect((await requestDeletion(world.deps, inTeam('admin').caller, password)).deletion?.state).toBe('pending');
  });

  it('can leave when another administrator stays', async () => {
    const { caller } = inTeam('admin', 'admin');
    expect((await requestDeletion(world.deps, caller, password)).deletion?.state).toBe('pending');
  });

  it('is rejected if the other one requested deletion at the same moment', async () => {
    const { caller, others } = inTeam('admin', 'admin');
    const other = { userId: others[0]!, dueAt: '2026-12-20T10:00:00.000Z' };
    world.table.beforeNextTransaction(() =>
      world.table.write([leavingWrite(world.table.name, other.userId, other.dueAt)]),
    );
    const late = requestDeletion(world.deps, caller, password);
    await expect(late).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });
});

describe('canceling a deletion', () => {
  it('works until the last moment, can be repeated, and a new request starts over', async () => {
    await requestDeletion(world.deps, me(), password);
    world.advance(30 * daySeconds - 1);
    const { deletionId } = stored()!;
    for (const _attempt of [1, 2]) expect(await cancelDeletion(world.deps, userId)).toEqual({ deletion: null });
    expect(stored()?.state).toBe('canceled');
    await requestDeletion(world.deps, me(), password);
    expect(stored()?.deletionId).not.toBe(deletionId);
  });

  it('is rejected after the due time, even before the erasure starts', async () => {
    await requestDeletion(world.deps, me(), password);
    world.advance(30 * daySeconds);
    await expect(cancelDeletion(world.deps, userId)).rejects.toMatchObject({ code: 'DELETION_STARTED' });
  });

  it('never succeeds together with the start of the erasure', async () => {
    await requestDeletion(world.deps, me(), password);
    const item = stored()!;
    const early = { now: world.now.toISOString(), until: item.dueAt };
    expect(await createDueErasures(world.table).take(item, early)).toBeNull();
    await cancelDeletion(world.deps, userId);
    const late = { now: item.dueAt, until: item.dueAt };
    expect(await createDueErasures(world.table).take(item, late)).toBeNull();
  });

  it('does nothing without a request', async () => {
    expect(await cancelDeletion(world.deps, userId)).toEqual({ deletion: null });
    expect(stored()).toBeUndefined();
  });
});
