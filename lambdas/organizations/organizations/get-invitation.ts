import type { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import type { Invitation } from '@shared/organizations/model/invitation';
import { parseInvitationToken } from '../../store/organizations/organizations/invitation-token';
import { isOpen } from './invitation-state';
import type { Deps } from './ports';

type LinkDeps = Pick<Deps, 'hash' | 'invitations' | 'organizations'>;

export const invitationOfLink = async (
  { hash, invitations, organizations }: LinkDeps,
  token: string,
): Promise<{ invitation: Invitation; organization: string }> => {
  const invitationId = await parseInvitationToken(hash, token);
  const invitation = invitationId ? await invitations.get(invitationId) : null;
  if (!invitation) throw new AppError('INVALID_TOKEN');
  const { organizationId } = invitation;
  const organization = (await organizations.names([organizationId])).get(organizationId);
  if (organization === undefined) throw new AppError('INVALID_TOKEN');
  return { invitation, organization };
};

/** Answers the same for forged, expired, revoked, and accepted links. */
export const getInvitation = async (
  deps: LinkDeps & Pick<Deps, 'clock' | 'unitNames'>,
  token: string,
): Promise<RouteResult<typeof organizationRoutes.getInvitation>> => {
  const { invitation, organization } = await invitationOfLink(deps, token);
  if (!isOpen(invitation, deps.clock.now())) throw new AppError('INVALID_TOKEN');
  const { firstName, lastName, email, role, staff } = invitation;
  const shown = { firstName, lastName, email, role, organization };
  if (!staff) return shown;
  const units = await deps.unitNames(invitation.organizationId, staff.unitIds);
  return { ...shown, staff: { profession: staff.profession, units } };
};
