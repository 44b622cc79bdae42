import type { InvitationForm, organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../platform/http/english';
import type { Invitation } from '@shared/organizations/model/invitation';
import { addSeconds } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { requireAct } from '../../platform/plans/plan-refusal';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { isOpen, pendingInvitation, sentAtOf } from './invitation-state';
import { listTeamMembers } from './list-team-members';
import { invitedHash } from '../../store/organizations/organizations/invited-hash';
import type { Deps } from './ports';

type InviteDeps = Pick<Deps, 'people' | 'invitations' | 'throttle' | 'hash' | 'clock'>;
type Command = InvitationForm & { organizationId: string; invitedBy: string };
type Inviter = Pick<AuthorizedCaller, 'plan' | 'role'>;
type Invited = RouteResult<typeof organizationRoutes.inviteMember>;

export const validUntil = (now: Date): string => addSeconds(now, limits.invitationDays * 24 * 3600).toISOString();

export const cooldownLeft = (invitation: Invitation, now: Date): number => {
  const until = addSeconds(new Date(sentAtOf(invitation)), limits.invitationCooldownSeconds).getTime();
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
};

/** Updates the open invitation; resends the email unless within the cooldown. */
const refreshed = async (
  { invitations, clock }: InviteDeps,
  open: Invitation,
  { firstName, lastName, role, department }: Command,
  emailHash: string,
): Promise<Invitation> => {
  const now = clock.now();
  const sentAt = cooldownLeft(open, now) > 0 ? sentAtOf(open) : now.toISOString();
  const refresh = { firstName, lastName, role, department, sentAt, expiresAt: validUntil(now) };
  await invitations.refresh(open, refresh, emailHash);
  return { ...open, ...refresh };
};

const store = async (deps: InviteDeps, command: Command): Promise<Invitation> => {
  const { invitations, clock } = deps;
  const { organizationId, email } = command;
  const now = clock.now();
  const emailHash = await invitedHash(deps.hash, email);
  const previous = await invitations.ofAddress(organizationId, emailHash);
  const known = previous === null ? null : await invitations.get(previous);
  if (known && isOpen(known, now)) return refreshed(deps, known, command, emailHash);
  const invitation: Invitation = {
    ...command,
    invitationId: clock.newId('inv'),
    createdAt: now.toISOString(),
    sentAt: now.toISOString(),
    expiresAt: validUntil(now),
    acceptedAt: null,
  };
  await invitations.put(invitation, { emailHash, previous });
  return invitation;
};

/**
 * Invites without revealing whether the address has an account. At most one open invitation per address;
 * its stored item triggers the email.
 */
export const inviteMember = async (deps: InviteDeps, command: Command, inviter: Inviter): Promise<Invited> => {
  const { organizationId, email } = command;
  const team = await listTeamMembers(deps, organizationId);
  if (team.some(({ profile }) => profile.email === email)) throw new AppError('ALREADY_MEMBER');
  requireAct(inviter, 'inviteTeam', { teamSeats: team.length });
  if (team.length >= limits.teamSize) {
    throw new AppError('TOO_MANY_REQUESTS', notice('teamLimit', { max: limits.teamSize }));
  }
  await deps.throttle.count('invitations', { organization: organizationId });
  const invitation = await retryOnConflict(() => store(deps, command));
  return { ...pendingInvitation(invitation), ...actionResult('invitationSent') };
};
