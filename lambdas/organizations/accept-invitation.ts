import type { organizationRoutes } from '@shared/api/organizations.routes';
import type { RouteResult } from '@shared/api/route';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { said } from '../platform/http/english';
import type { Membership } from '@shared/model/account';
import { withdrawFormer } from '../platform/files/replace-image';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import { invitationOfLink } from './get-invitation';
import { isOpen } from './invitation-state';
import { assertEmployer, confirmedAccount } from './require-account';
import type { Deps } from './ports';

type Accepted = RouteResult<typeof organizationRoutes.acceptInvitation>;
type Command = { userId: string; token: string };

const organizationLeft = async ({ team }: Deps, membership: Membership | null): Promise<string | null> => {
  if (!membership) return null;
  const { organizationId } = membership;
  if (await team.isIdle(organizationId)) return organizationId;
  throw new AppError('ALREADY_IN_ORGANIZATION');
};

const accept = async (deps: Deps, { userId, token }: Command): Promise<Accepted & { leftLogo: string | null }> => {
  const [account, before] = await Promise.all([confirmedAccount(deps, userId), deps.memberships.get(userId)]);
  // Read after the membership: a membership from this invitation implies it is accepted.
  const { invitation, organization } = await invitationOfLink(deps, token);
  const isAccepted = invitation.acceptedBy === userId;
  const membership = isAccepted ? await deps.memberships.get(userId) : before;
  if (account.email !== invitation.email) throw new AppError('INVITATION_FOR_OTHER');
  assertEmployer(account);
  const accepted = { organization, ...said('invitationAccepted') };
  const isIn = membership?.organizationId === invitation.organizationId;
  if (isIn && isAccepted) return { ...accepted, role: membership.role, leftLogo: null };
  if (!isOpen(invitation, deps.clock.now())) throw new AppError('INVALID_TOKEN');
  if (isIn) throw new AppError('ALREADY_IN_ORGANIZATION', notice('alreadyOfThisTeam'));
  const leaves = await organizationLeft(deps, membership);
  const logo = leaves === null ? null : ((await deps.organizations.get(leaves))?.logo_url ?? null);
  await deps.team.join({ userId, invitation, at: deps.clock.now().toISOString(), leaves });
  return { ...accepted, role: invitation.role, leftLogo: logo };
};

export const acceptInvitation = async (deps: Deps, command: Command): Promise<Accepted> => {
  const { leftLogo, ...accepted } = await retryOnConflict(() => accept(deps, command));
  await withdrawFormer(deps, leftLogo);
  return accepted;
};
