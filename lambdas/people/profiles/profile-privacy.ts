import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { BlockedOrganization, MemberPrivacy, ProfilePrivacy } from '@shared/people/model/professional';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type Saving<Privacy> = Privacy & { userId: string; version?: number | undefined };
type Saved<Privacy> = Privacy & { version: number };

export const saveProfilePrivacy = async (
  { profiles, clock }: Deps,
  { userId, version, ...privacy }: Saving<ProfilePrivacy>,
): Promise<Saved<ProfilePrivacy>> => {
  const at = clock.now().toISOString();
  return { ...privacy, version: await profiles.setPrivacy(userId, { privacy, version, at }) };
};

export const saveMemberPrivacy = async (
  { members, clock }: Pick<Deps, 'members' | 'clock'>,
  { userId, version, ...privacy }: Saving<MemberPrivacy>,
): Promise<Saved<MemberPrivacy>> => {
  const at = clock.now().toISOString();
  return { ...privacy, version: await members.set(userId, { privacy, version, at }) };
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

const cancelCalls = async (
  { calls, clock }: Pick<Deps, 'calls' | 'clock'>,
  { userId, organizationId }: Command,
): Promise<void> => {
  const now = clock.now();
  const ahead = await calls.ofProfessional(userId, now);
  const ending = { by: userId, reason: '', at: now.toISOString() };
  for (const call of ahead.filter((it) => it.organizationId === organizationId)) {
    await retryOnConflict(() => calls.cancel(call.interviewId, ending));
  }
};

/** Blocks an organization and cancels calls without an application; interviews end with their application. */
export const blockOrganization = async (
  deps: Pick<Deps, 'profiles' | 'organizations' | 'calls' | 'clock'>,
  { userId, organizationId }: Command,
): Promise<BlockedOrganization> => {
  const { profiles, organizations, clock } = deps;
  const organization = (await organizations.names([organizationId])).get(organizationId);
  if (organization === undefined) throw new AppError('NOT_FOUND');
  await retryOnConflict(async () => {
    const before = await profiles.blocked(userId);
    if (before.includes(organizationId)) return;
    if (before.length >= limits.blockedOrganizations) throw new AppError('LIMIT_REACHED');
    await profiles.setBlocked(userId, before, [...before, organizationId], clock.now().toISOString());
  });
  await cancelCalls(deps, { userId, organizationId });
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
