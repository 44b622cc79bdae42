import type { Membership } from '@shared/accounts/model/account';
import { finalStates } from '@shared/organizations/model/organization-closing-vocabulary';
import type { Clock } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, type Table } from '../../../platform/table/table';
import type { ClosingItem } from '../../organizations/organization-closings/closing-item';
import { createOrganizationClosings } from '../../organizations/organization-closings/closings';
import { organizationKeys } from '../../organizations/organizations/keys';

/** No further grace period: that of the deletion is over, and no one could join. */
const closingNow = ({ organizationId, userId }: Membership, clock: Clock): ClosingItem => {
  const now = clock.now().toISOString();
  return {
    organizationId,
    closingId: clock.newId('clo'),
    state: 'removing',
    requestedAt: now,
    requestedBy: userId,
    closesAt: now,
    receipts: [],
    memberIds: [userId],
    adminIds: [userId],
    canceledBy: null,
    remindedAt: null,
    dueAt: now,
    done: [],
    counted: 0,
    leaseUntil: null,
  };
};

/** Closes the organization that leaves with its only member like any other, including the refund of its balance. */
export const createOrphanedOrganizationClose = (table: Table, clock: Clock) => {
  const closings = createOrganizationClosings(table);
  /** Returns whether it is closing, so that the person can be erased soon. */
  return (member: Membership): Promise<boolean> =>
    retryOnConflict(async () => {
      const { organizationId, userId } = member;
      const organization = await getItem(table, organizationKeys.organization(organizationId), true);
      if (organization?.['leavesWith'] !== userId) return false;
      const stored = await closings.get(organizationId);
      if (stored === null || finalStates.includes(stored.state)) await closings.request(closingNow(member, clock));
      return true;
    });
};
