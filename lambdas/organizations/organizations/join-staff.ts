import { isOnPayroll } from '@shared/work/rules/own-staff';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { Account } from '@shared/accounts/model/account';
import type { Invitation } from '@shared/organizations/model/invitation';
import { dayIn } from '../../platform/clock';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import { isOpen } from './invitation-state';
import type { Deps } from './ports';

type Joining = { account: Account; invitation: Invitation; organization: string };

/** Builds a placement without an offer, because their employer handles terms and pay. */
const placementOf = (
  { account, invitation, organization }: Joining,
  { placementId, at, today }: { placementId: string; at: Date; today: string },
): PlacementItem => ({
  placementId,
  kind: 'own_staff',
  ...invitation.staff,
  offerId: null,
  applicationId: null,
  jobId: null,
  jobTitle: '',
  organizationId: invitation.organizationId,
  organization,
  professional: { userId: account.userId, name: `${account.firstName} ${account.lastName}`.trim() },
  terms: {
    jobType: 'full_time',
    startOn: today,
    endOn: null,
    payCents: 0,
    rate: 'hour',
    currency: 'USD',
    hoursPerWeek: null,
    location: '',
    notes: '',
  },
  endOn: null,
  endReason: '',
  createdAt: at.toISOString(),
  version: 1,
});

/** Adds the person once, even if they accept twice or by two links. */
export const joinStaff = async (deps: Deps, joining: Joining): Promise<void> => {
  const { account, invitation } = joining;
  if (account.userType !== 'doctor') throw new AppError('FORBIDDEN', notice('professionalsOnly'));
  const now = deps.clock.now();
  const { userId } = account;
  const today = dayIn(now, (await deps.settings.get(userId)).timezone);
  const own = await deps.staff.placementOf(userId, invitation.organizationId, today);
  if (own && isOnPayroll(own) && invitation.acceptedBy === userId) return;
  if (!isOpen(invitation, now)) throw new AppError('INVALID_TOKEN');
  if (own) return deps.staff.keep(userId, invitation, now.toISOString());
  await deps.staff.join(placementOf(joining, { placementId: deps.clock.newId('plc'), at: now, today }), invitation);
};
