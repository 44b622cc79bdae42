import { AppError } from '@shared/errors';
import type { Membership } from '@shared/accounts/model/account';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { TeamMember } from '@shared/organizations/model/organization';
import { teamMembers } from '../../store/organizations/organizations/member-names';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type TeamDeps = Pick<Deps, 'memberships' | 'people' | 'team' | 'clock'>;
type Act = { organizationId: string; actorId: string; userId: string };

const memberOf = async ({ memberships }: TeamDeps, organizationId: string, userId: string): Promise<Membership> => {
  const membership = await memberships.get(userId);
  if (membership?.organizationId !== organizationId) throw new AppError('NOT_FOUND');
  return membership;
};

const isAdmin = async ({ memberships }: TeamDeps, organizationId: string, userId: string): Promise<boolean> => {
  const membership = await memberships.get(userId);
  return membership?.organizationId === organizationId && membership.role === 'admin';
};

const anotherAdmin = async (deps: TeamDeps, { organizationId, userId }: Membership): Promise<string> => {
  const team = await deps.people.memberships(organizationId);
  // The list may lag; each membership is current.
  for (const other of team.filter((it) => it.role === 'admin' && it.userId !== userId)) {
    if (!(await isAdmin(deps, organizationId, other.userId))) continue;
    if (!(await deps.team.isLeaving(other.userId))) return other.userId;
  }
  throw new AppError('LAST_ADMIN');
};

/** Returns a remaining administrator. The transaction checks again, so two can't remove each other. */
const keeperOf = async (
  deps: TeamDeps,
  actorId: string,
  member: Membership,
  roleAfter: TeamRole | null,
): Promise<string | null> => {
  if (actorId === member.userId) {
    return member.role === 'admin' && roleAfter !== 'admin' ? anotherAdmin(deps, member) : null;
  }
  if (!(await isAdmin(deps, member.organizationId, actorId))) throw new AppError('FORBIDDEN');
  return actorId;
};

export const changeMember = (
  deps: TeamDeps,
  { organizationId, actorId, userId, role, department }: Act & { role: TeamRole; department: string },
): Promise<TeamMember> =>
  retryOnConflict(async () => {
    const member = await memberOf(deps, organizationId, userId);
    const keeper = await keeperOf(deps, actorId, member, role);
    await deps.team.change({ member, role, department, keeper });
    const people = await deps.people.find([userId]);
    const [changed] = teamMembers([{ ...member, role, department }], people, deps.clock.now());
    return changed!;
  });

export const removeMember = (deps: TeamDeps, { organizationId, actorId, userId }: Act): Promise<void> =>
  retryOnConflict(async () => {
    const member = await memberOf(deps, organizationId, userId);
    await deps.team.remove({ member, keeper: await keeperOf(deps, actorId, member, null) });
  });
