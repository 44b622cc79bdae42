import type { ActionResult } from '@shared/core/api/action-result';
import type { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import { actionResult } from '../../platform/http/english';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { PendingInvitation } from '@shared/organizations/model/organization';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { isOpen, pendingInvitation } from './invitation-state';
import { addressHash } from '../../store/organizations/organizations/invited-hash';
import { cooldownLeft, validUntil } from './invite-member';
import type { Deps } from './ports';

/** Invitation; callers who don't manage the team can change only those of own staff. */
type InvitationRef = { organizationId: string; invitationId: string; managesTeam: boolean };
type Resent = RouteResult<typeof organizationRoutes.resendInvitation>;

const openInvitation = async (
  { invitations, clock }: Pick<Deps, 'invitations' | 'clock'>,
  { organizationId, invitationId, managesTeam }: InvitationRef,
): Promise<Invitation> => {
  const invitation = await invitations.get(invitationId);
  const isReached = invitation?.organizationId === organizationId && (managesTeam || invitation.staff !== undefined);
  if (!isReached || !isOpen(invitation, clock.now())) {
    throw new AppError('NOT_FOUND');
  }
  return invitation;
};

export const listInvitations = async (
  { invitations, clock }: Pick<Deps, 'invitations' | 'clock'>,
  organizationId: string,
): Promise<PendingInvitation[]> => {
  const listed = await invitations.list(organizationId);
  return listed.filter((invitation) => isOpen(invitation, clock.now())).map(pendingInvitation);
};

/** Resends within the invitation limit, because each is an unsolicited email. */
export const resendInvitation = async (
  deps: Pick<Deps, 'invitations' | 'throttle' | 'hash' | 'clock'>,
  ref: InvitationRef,
): Promise<Resent> => {
  assertNotJustSent(deps, await openInvitation(deps, ref));
  await deps.throttle.count('invitations', { organization: ref.organizationId });
  return retryOnConflict(async () => {
    const invitation = await openInvitation(deps, ref);
    assertNotJustSent(deps, invitation);
    const now = deps.clock.now();
    const refresh = { sentAt: now.toISOString(), expiresAt: validUntil(now) };
    await deps.invitations.refresh(invitation, refresh, await addressHash(deps.hash, invitation));
    return { ...pendingInvitation({ ...invitation, ...refresh }), ...actionResult('invitationResent') };
  });
};

const assertNotJustSent = ({ clock }: Pick<Deps, 'clock'>, invitation: Invitation): void => {
  const retryAfterSeconds = cooldownLeft(invitation, clock.now());
  if (retryAfterSeconds > 0) throw new AppError('COOLDOWN', undefined, { retryAfterSeconds });
};

export const revokeInvitation = (
  deps: Pick<Deps, 'invitations' | 'clock'>,
  ref: InvitationRef,
): Promise<ActionResult<'invitationRevoked'>> =>
  retryOnConflict(async () => {
    await deps.invitations.revoke(await openInvitation(deps, ref));
    return actionResult('invitationRevoked');
  });
