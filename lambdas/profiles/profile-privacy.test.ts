import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { getProfileViews } from './get-profile-views';
import { blockOrganization, listBlockedOrganizations, unblockOrganization } from './profile-privacy';
import { organizationId, profileWorld } from './profiles.fixture';

const blocked = { organizationId, organization: 'Lakeshore Health System' };

describe('blocked employers', () => {
  it('are blocked once, however often that is asked', async () => {
    const { deps, userId } = profileWorld();
    expect(await blockOrganization(deps, { userId, organizationId })).toEqual(blocked);
    expect(await blockOrganization(deps, { userId, organizationId })).toEqual(blocked);
    expect(await listBlockedOrganizations(deps, userId)).toEqual({ items: [blocked] });
    await unblockOrganization(deps, { userId, organizationId });
    expect(await unblockOrganization(deps, { userId, organizationId })).toEqual({ organizationId });
    expect(await listBlockedOrganizations(deps, userId)).toEqual({ items: [] });
  });

  it('exist, and are not too many', async () => {
    const { deps, userId, names } = profileWorld({
      blockedOrganizations: Array.from({ length: limits.blockedOrganizations }, () => `org_${ulid()}`),
    });
    await expect(blockOrganization(deps, { userId, organizationId })).rejects.toEqual(new AppError('LIMIT_REACHED'));
    names.clear();
    await expect(blockOrganization(deps, { userId, organizationId })).rejects.toEqual(new AppError('NOT_FOUND'));
  });

  it('are read again when another window changed them', async () => {
    const world = profileWorld();
    world.interruptions = 2;
    await blockOrganization(world.deps, { userId: world.userId, organizationId });
    expect(world.profile.blockedOrganizations).toEqual([organizationId]);
  });

  it('are listed by name, without those that are gone', async () => {
    const [gone, zebra] = [`org_${ulid()}`, `org_${ulid()}`];
    const world = profileWorld({ blockedOrganizations: [zebra, gone, organizationId] });
    world.names.set(zebra, 'Zebra Clinic');
    const { items } = await listBlockedOrganizations(world.deps, world.userId);
    expect(items).toEqual([blocked, { organizationId: zebra, organization: 'Zebra Clinic' }]);
  });
});

describe('views', () => {
  it('are told of each of the last days, oldest first', async () => {
    const world = profileWorld();
    world.views = {
      total: 9,
      days: new Map([
        ['2026-11-20', 4],
        ['2026-10-23', 1],
      ]),
    };
    const { total, days } = await getProfileViews(world.deps, world.userId);
    expect(total).toBe(9);
    expect(days).toHaveLength(limits.profileViewDays);
    expect(days[0]).toEqual({ day: '2026-10-23', views: 1 });
    expect(days.at(-2)).toEqual({ day: '2026-11-20', views: 4 });
    expect(days.at(-1)).toEqual({ day: '2026-11-21', views: 0 });
  });
});
