import type { organizationRoutes } from '@shared/api/organizations.routes';
import type { RouteResult } from '@shared/api/route';
import { AppError } from '@shared/errors';
import { parseInvitationToken } from '../runtime/invitation-token';
import type { Deps } from './ports';

/** What a link stands for. A forged, expired and accepted one answer alike. */
export const getInvitation = async (
  deps: Deps,
  token: string,
): Promise<RouteResult<typeof organizationRoutes.getInvitation>> => {
  const invitationId = await parseInvitationToken(deps.hash, token);
  const invitation = invitationId ? await deps.invitations.get(invitationId) : null;
  if (!invitation || invitation.acceptedAt || invitation.expiresAt <= deps.clock.now().toISOString()) {
    throw new AppError('INVALID_TOKEN');
  }
  const { organizationId, email, role } = invitation;
  const names = await deps.organizations.names([organizationId]);
  return { email, role, organization: names.get(organizationId) ?? '' };
};
