import { AppError } from '@shared/errors';
import type { NewStaffMember, StaffChange, StaffMember, StaffRemoval } from '@shared/trust/model/staff';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import { notice } from '@shared/text/notice';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type StaffDeps = Pick<Deps, 'members' | 'group' | 'owners' | 'hash' | 'clock'>;

const memberOf = async ({ members }: Pick<StaffDeps, 'members'>, userId: string): Promise<StaffMember> => {
  const member = await members.get(userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
};

const isOwner = ({ roles }: { roles: readonly StaffRole[] }): boolean => roles.includes('owner');

/** Returns another owner, who must stay one; the transaction checks it. */
const keeperFor = async (
  { members }: Pick<StaffDeps, 'members'>,
  member: StaffMember,
  after: readonly StaffRole[],
): Promise<string | null> => {
  if (!isOwner(member) || after.includes('owner')) return null;
  const keeper = (await members.list()).find((it) => it.userId !== member.userId && isOwner(it));
  if (!keeper) throw new AppError('LAST_ADMIN', notice('staffLastOwner'));
  return keeper.userId;
};

/** Writes the list first, because an account in the group alone could do nothing. */
export const addStaffMember = async (
  deps: StaffDeps,
  { email, roles, reason }: NewStaffMember,
): Promise<StaffMember> => {
  const owner = await deps.owners.ownerOf(await deps.hash('email', email));
  const unknown = new AppError('NOT_FOUND', notice('staffUnknown'), { fields: { email: notice('staffUnknown') } });
  if (owner?.state !== 'confirmed') throw unknown;
  const { userId } = owner;
  const at = deps.clock.now().toISOString();
  try {
    await deps.members.add({ userId, roles, reason, at });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') throw unknown;
    // Completes an interrupted addition.
    await deps.group.add(userId);
    throw new AppError('ALREADY_MEMBER', notice('staffAlready'), { fields: { email: notice('staffAlready') } });
  }
  await deps.group.add(userId);
  return memberOf(deps, userId);
};

export const changeStaffMember = (
  deps: Pick<StaffDeps, 'members' | 'clock'>,
  userId: string,
  change: StaffChange,
): Promise<StaffMember> =>
  retryOnConflict(async () => {
    const member = await memberOf(deps, userId);
    if (member.version !== change.version) throw new AppError('STALE_VERSION');
    const keeper = await keeperFor(deps, member, change.roles);
    await deps.members.change({ ...change, userId, at: deps.clock.now().toISOString(), keeper });
    return memberOf(deps, userId);
  });

export const removeStaffMember = async (
  deps: StaffDeps,
  userId: string,
  { reason, version }: StaffRemoval,
): Promise<{ userId: string }> => {
  await retryOnConflict(async () => {
    const member = await deps.members.get(userId);
    if (!member) {
      // Completes an interrupted removal.
      await deps.group.remove(userId);
      throw new AppError('NOT_FOUND');
    }
    if (member.version !== version) throw new AppError('STALE_VERSION');
    await deps.members.remove({ userId, reason, version, keeper: await keeperFor(deps, member, []) });
  });
  await deps.group.remove(userId);
  return { userId };
};
