import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { MemberPrivacy, ProfilePrivacy } from '@shared/people/model/professional';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { getProfileViews } from './get-profile-views';
import { listProfileViewers } from './list-profile-viewers';
import {
  blockOrganization,
  listBlockedOrganizations,
  saveMemberPrivacy,
  saveProfilePrivacy,
  unblockOrganization,
} from './profile-privacy';
import { organizationId, profileWorld } from './profiles.fixture';

const blocked = { organizationId, organization: 'Lakeshore Health System' };

describe('privacy settings', () => {
  it('are saved against the current version, and rejected from an outdated one', async () => {
    const { deps, userId } = profileWorld();
    const privacy = ProfilePrivacy.parse({ locationSharing: true });
    expect(await saveProfilePrivacy(deps, { userId, ...privacy, version: 0 })).toEqual({ ...privacy, version: 1 });
    const stale = saveProfilePrivacy(deps, { userId, ...ProfilePrivacy.parse({}), version: 0 });
    await expect(stale).rejects.toEqual(new AppError('STALE_VERSION'));
    expect((await deps.profiles.get(userId)).privacy).toEqual(privacy);
  });

  it('of a team member work the same way', async () => {
    const { deps, userId } = profileWorld();
    const privacy = MemberPrivacy.parse({ activityTracking: true });
    expect(await saveMemberPrivacy(deps, { userId, ...privacy, version: 0 })).toEqual({ ...privacy, version: 1 });
    const stale = saveMemberPrivacy(deps, { userId, ...privacy, version: 0 });
    await expect(stale).rejects.toEqual(new AppError('STALE_VERSION'));
  });
});

describe('viewers of a profile', () => {
  const viewedOn = '2026-11-20';
  const sharing = { privacy: ProfilePrivacy.parse({ activityTracking: true }) };

  it('are shown to people who share their own views', async () => {
    const world = profileWorld();
    world.viewers = [{ organizationId, viewedOn }];
    expect(await listProfileViewers(world.deps, { userId: world.userId })).toEqual({
      shared: false,
      items: [],
      nextCursor: null,
    });
    world.profile = { ...world.profile, ...sharing };
    expect(await listProfileViewers(world.deps, { userId: world.userId })).toEqual({
      shared: true,
      items: [{ ...blocked, viewedOn }],
      nextCursor: null,
    });
  });

  it('leave out blocked and closed organizations', async () => {
    const world = profileWorld({ ...sharing, blockedOrganizations: [organizationId] });
    world.viewers = [organizationId, `org_${ulid()}`].map((it) => ({ organizationId: it, viewedOn }));
    expect(await listProfileViewers(world.deps, { userId: world.userId })).toMatchObject({ shared: true, items: [] });
  });
});

describe('blocked employers', () => {
  it('are blocked once when repeated', async () => {
    const { deps, userId } = profileWorld();
    expect(await blockOrganization(deps, { userId, organizationId })).toEqual(blocked);
    expect(await blockOrganization(deps, { userId, organizationId })).toEqual(blocked);
    expect(await listBlockedOrganizations(deps, userId)).toEqual({ items: [blocked] });
    await unblockOrganization(deps, { userId, organizationId });
    expect(await unblockOrganization(deps, { userId, organizationId })).toEqual({ organizationId });
    expect(await listBlockedOrganizations(deps, userId)).toEqual({ items: [] });
  });

  it('must exist, up to a limit', async () => {
    const { deps, userId, names } = profileWorld({
      blockedOrganizations: Array.from({ length: limits.blockedOrganizations }, () => `org_${ulid()}`),
    });
    await expect(blockOrganization(deps, { userId, organizationId })).rejects.toEqual(new AppError('LIMIT_REACHED'));
    names.clear();
    await expect(blockOrganization(deps, { userId, organizationId })).rejects.toEqual(new AppError('NOT_FOUND'));
  });

  it('are saved despite concurrent changes', async () => {
    const world = profileWorld();
    world.interruptions = 2;
    await blockOrganization(world.deps, { userId: world.userId, organizationId });
    expect(world.profile.blockedOrganizations).toEqual([organizationId]);
  });

  it('are listed by name, without deleted ones', async () => {
    const [gone, zebra] = [`org_${ulid()}`, `org_${ulid()}`];
    const world = profileWorld({ blockedOrganizations: [zebra, gone, organizationId] });
    world.names.set(zebra, 'Zebra Clinic');
    const { items } = await listBlockedOrganizations(world.deps, world.userId);
    expect(items).toEqual([blocked, { organizationId: zebra, organization: 'Zebra Clinic' }]);
  });
});

describe('profile views', () => {
  it('are listed for each of the last days, oldest first', async () => {
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
