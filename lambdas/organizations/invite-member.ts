import type { organizationRoutes } from '@shared/api/organizations.routes';
import type { RouteResult } from '@shared/api/route';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { TeamRole } from '@shared/model/enumerations';
import { addSeconds } from '../runtime/clock';
import { listTeamMembers } from './list-team-members';
import type { Deps } from './ports';

type Command = { organizationId: string; invitedBy: string; email: string; role: TeamRole; department: string };
type Invited = RouteResult<typeof organizationRoutes.inviteMember>;

/**
 * Invites somebody by e-mail. Only the caller's own team is looked at: the answer is the same whether or not the address
 * has an account elsewhere. The mail follows from the stored invitation.
 */
export const inviteMember = async (
  deps: Deps,
  { organizationId, invitedBy, email, role, department }: Command,
): Promise<Invited> => {
  const now = deps.clock.now();
  const team = await listTeamMembers(deps, organizationId);
  if (team.some(({ profile }) => profile.email === email)) throw new AppError('ALREADY_MEMBER');
  if (team.length >= limits.teamSize) {
    throw new AppError('TOO_MANY_REQUESTS', `A team has at most ${limits.teamSize} members.`);
  }
  await deps.throttle.count(`invitations#${organizationId}`, limits.invitationsPerOrganizationPerDay);
  const invitationId = deps.clock.newId('inv');
  const expiresAt = addSeconds(now, limits.invitationDays * 24 * 3600).toISOString();
  await deps.invitations.put({
    invitationId,
    organizationId,
    email,
    role,
    department,
    invitedBy,
    createdAt: now.toISOString(),
    expiresAt,
    acceptedAt: null,
  });
  return { invitationId, email, role, expiresAt, message: messages.invitationSent };
};
