import { Invitation } from '@shared/organizations/model/invitation';
import type { Clock } from '../../../platform/clock';
import { organizationKeys } from './keys';
import { getItem, type Table } from '../../../platform/table/table';
import type { InvitedAccounts } from './ports';

export const getInvitation = async (table: Table, invitationId: string): Promise<Invitation | null> => {
  const item = await getItem(table, organizationKeys.invitation(invitationId), true);
  return item ? Invitation.parse(item) : null;
};

export const createInvitations = (table: Table, clock: Clock): InvitedAccounts => ({
  async get(invitationId) {
    const invitation = await getInvitation(table, invitationId);
    if (!invitation) return null;
    return invitation.acceptedAt === null && invitation.expiresAt > clock.now().toISOString() ? invitation : null;
  },
});
