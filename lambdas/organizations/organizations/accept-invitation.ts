import type { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../platform/http/english';
import type { Membership } from '@shared/accounts/model/account';
import type { Organization } from '@shared/organizations/model/organization';
import { withdrawFormer } from '../../platform/files/replace-image';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { joinStaff } from './join-staff';
import { invitationOfLink } from './get-invitation';
import { isOpen } from './invitation-state';
import { assertEmployer, confirmedAccount } from './require-account';
import type { Deps } from './ports';

type Accepted = RouteResult<typeof organizationRoutes.acceptInvitation>;
type Command = { userId: string; token: string };

/** Returns the images of an organization deleted with its last member. */
const imagesOf = (left: Organization | null): string[] =>
  left
    ? [...(left.logo_url === null ? [] : [left.logo_url]), ...left.photos.flatMap((it) => [it.url, it.thumb_url])]
    : [];

const organizationLeft = async ({ team }: Deps, membership: Membership | null): Promise<string | null> => {
  if (!membership) return null;
  const { organizationId } = membership;
  if (await team.isIdle(organizationId)) return organizationId;
  throw new AppError('ALREADY_IN_ORGANIZATION');
};

const accept = async (deps: Deps, { userId, token }: Command): Promise<Accepted & { leftImages: string[] }> => {
  const [account, before] = await Promise.all([confirmedAccount(deps, userId), deps.memberships.get(userId)]);
  // Read after the membership: a membership from this invitation implies it is accepted.
  const { invitation, organization } = await invitationOfLink(deps, token);
  const isAccepted = invitation.acceptedBy === userId;
  const membership = isAccepted ? await deps.memberships.get(userId) : before;
  if (account.email !== invitation.email) throw new AppError('INVITATION_FOR_OTHER');
  if (invitation.staff) {
    await joinStaff(deps, { account, invitation, organization });
    return { organization, role: invitation.role, leftImages: [], ...actionResult('staffInvitationAccepted') };
  }
  assertEmployer(account);
  const accepted = { organization, ...actionResult('invitationAccepted') };
  const isIn = membership?.organizationId === invitation.organizationId;
  if (isIn && isAccepted) return { ...accepted, role: membership.role, leftImages: [] };
  if (!isOpen(invitation, deps.clock.now())) throw new AppError('INVALID_TOKEN');
  if (isIn) throw new AppError('ALREADY_IN_ORGANIZATION', notice('alreadyOfThisTeam'));
  const leaves = await organizationLeft(deps, membership);
  const left = leaves === null ? null : await deps.organizations.get(leaves);
  await deps.team.join({ userId, invitation, at: deps.clock.now().toISOString(), leaves });
  return { ...accepted, role: invitation.role, leftImages: imagesOf(left) };
};

export const acceptInvitation = async (deps: Deps, command: Command): Promise<Accepted> => {
  const { leftImages, ...accepted } = await retryOnConflict(() => accept(deps, command));
  for (const path of leftImages) await withdrawFormer(deps, path);
  return accepted;
};
