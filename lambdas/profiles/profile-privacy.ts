import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { BlockedOrganization, ProfilePrivacy } from '@shared/model/professional';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { Deps } from './ports';

export const saveProfilePrivacy = async (
  { profiles, clock }: Deps,
  { userId, privacy }: { userId: string; privacy: ProfilePrivacy },
): Promise<ProfilePrivacy> => {
  await profiles.setPrivacy(userId, privacy, clock.now().toISOString());
  return privacy;
};

export const listBlockedOrganizations = async (
  { profiles, organizations }: Deps,
  userId: string,
): Promise<{ items: BlockedOrganization[] }> => {
  const names = await organizations.names(await profiles.blocked(userId));
  const items = [...names].map(([organizationId, organization]) => ({ organizationId, organization }));
  return { items: items.sort((one, other) => one.organization.localeCompare(other.organization, 'en')) };
};

type Command = { userId: string; organizationId: string };

export const blockOrganization = async (
  { profiles, organizations, clock }: Deps,
  { userId, organizationId }: Command,
): Promise<BlockedOrganization> => {
  const organization = (await organizations.names([organizationId])).get(organizationId);
  if (organization === undefined) throw new AppError('NOT_FOUND');
  await retryOnConflict(async () => {
    const before = await profiles.blocked(userId);
    if (before.includes(organizationId)) return;
    if (before.length >= limits.blockedOrganizations) throw new AppError('LIMIT_REACHED');
    await profiles.setBlocked(userId, before, [...before, organizationId], clock.now().toISOString());
  });
  return { organizationId, organization };
};

export const unblockOrganization = async (
  { profiles, clock }: Deps,
  { userId, organizationId }: Command,
): Promise<{ organizationId: string }> => {
  await retryOnConflict(async () => {
    const before = await profiles.blocked(userId);
    if (!before.includes(organizationId)) return;
    const after = before.filter((blocked) => blocked !== organizationId);
    await profiles.setBlocked(userId, before, after, clock.now().toISOString());
  });
  return { organizationId };
};
