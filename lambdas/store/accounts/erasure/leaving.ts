import { Membership } from '@shared/accounts/model/account';
import type { Clock } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, type Table } from '../../../platform/table/table';
import { organizationIndexes, organizationKeys } from '../../organizations/organizations/keys';
import { createTeam } from '../../organizations/organizations/team';
import { staffKeys } from '../../trust/staff/keys';
import { createOrphanedOrganizationClose } from './close-orphaned-organization';

/** Ends memberships, but never that of the last administrator. */
export const createLeaving = (table: Table, clock: Clock) => {
  const team = createTeam(table);
  const closeOrphaned = createOrphanedOrganizationClose(table, clock);

  const membershipOf = async (userId: string): Promise<Membership | null> => {
    const item = await getItem(table, organizationKeys.membership(userId), true);
    return item ? Membership.parse(item) : null;
  };

  /** Finds another administrator; null if there is none. */
  const otherAdmin = async ({ organizationId, userId }: Membership): Promise<string | null> => {
    for await (const item of queryEvery(table, { list: organizationIndexes.team(organizationId), index: 'gsi1' })) {
      const member = Membership.parse(item);
      if (member.userId !== userId && member.role === 'admin') return member.userId;
    }
    return null;
  };

  return {
    async mayLeave(userId: string): Promise<boolean> {
      const [member, staff] = await Promise.all([membershipOf(userId), getItem(table, staffKeys.staffMember(userId))]);
      if (staff) return false;
      return member?.role !== 'admin' || (await otherAdmin(member)) !== null;
    },

    async closesWith(userId: string): Promise<boolean> {
      const [member, staff] = await Promise.all([membershipOf(userId), getItem(table, staffKeys.staffMember(userId))]);
      return !staff && member?.role === 'admin' && closeOrphaned(member);
    },

    /** The transaction checks that the other person still is an administrator. */
    leave: (userId: string): Promise<void> =>
      retryOnConflict(async () => {
        const member = await membershipOf(userId);
        if (!member) return;
        const keeper = member.role === 'admin' ? await otherAdmin(member) : null;
        if (member.role === 'admin' && keeper === null) throw new Error('The organization has no other administrator.');
        await team.remove({ member, keeper });
      }),
  };
};
