import type { Membership } from '@shared/accounts/model/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { confirmedProfessional } from '../testing.fake';
import { professional, World } from '../world.fake';
import { cancelDeletion, getDeletion, requestDeletion } from './account-deletion';

const { password } = professional;
const organizationId = `org_${'0'.repeat(26)}`;
const daySeconds = 24 * 3600;

let world: World;
let userId: string;
beforeEach(async () => {
  world = new World();
  userId = await confirmedProfessional(world);
  world.now = new Date('2026-11-20T10:00:00.000Z');
});

const me = (membership: Membership | null = null) => ({ userId, membership });
const asMember = (role: Membership['role']) =>
  me({ userId, organizationId, role, department: '', joinedAt: world.now.toISOString() });
const stored = () => world.deletions.deletions.get(userId);

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
    Object.assign(world.departures.found, { applications: { count: 3, more: false }, placements: ['Harbor'] });
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
  world.departures.paid.add(userId);
  expect((await getDeletion(world.deps, me())).preview?.obstacle).toBe('open_payout');
  await expect(requestDeletion(world.deps, me(), password)).rejects.toMatchObject({ code: 'PAYOUT_OPEN' });
  expect(stored()).toBeUndefined();
  world.departures.paid.clear();
  expect((await requestDeletion(world.deps, me(), password)).deletion?.state).toBe('pending');
});

describe('a leaving administrator', () => {
  it('is rejected while the team has no other administrator, and sees why', async () => {
    world.departures.teams.add(organizationId);
    const refused = requestDeletion(world.deps, asMember('admin'), password);
    await expect(refused).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    expect((await getDeletion(world.deps, asMember('admin'))).preview?.obstacle).toBe('last_admin');
  });

  it.each(['member', 'manager'] as const)('can be anyone else than a %s', async (role) => {
    world.departures.teams.add(organizationId);
    expect((await requestDeletion(world.deps, asMember(role), password)).deletion?.state).toBe('pending');
  });

  it('can leave when there is no team', async () => {
    expect((await requestDeletion(world.deps, asMember('admin'), password)).deletion?.state).toBe('pending');
  });

  it('can leave when another administrator stays', async () => {
    world.departures.teams.add(organizationId);
    world.departures.keepers.set(organizationId, 'keeper');
    expect((await requestDeletion(world.deps, asMember('admin'), password)).deletion?.state).toBe('pending');
  });

  it('is rejected if the other one requested deletion at the same moment', async () => {
    world.departures.teams.add(organizationId);
    world.departures.keepers.set(organizationId, 'keeper');
    const { request } = world.deletions.accountDeletions;
    world.deletions.accountDeletions.request = async () => {
      world.departures.keepers.delete(organizationId);
      world.deletions.accountDeletions.request = request;
      throw new ConcurrentModificationError();
    };
    const late = requestDeletion(world.deps, asMember('admin'), password);
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
    expect(await world.deletions.erasures.take(item, early)).toBeNull();
    await cancelDeletion(world.deps, userId);
    const late = { now: item.dueAt, until: item.dueAt };
    expect(await world.deletions.erasures.take(item, late)).toBeNull();
  });

  it('does nothing without a request', async () => {
    expect(await cancelDeletion(world.deps, userId)).toEqual({ deletion: null });
    expect(stored()).toBeUndefined();
  });
});
