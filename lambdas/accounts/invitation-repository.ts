import { Invitation } from '@shared/model/invitation';
import type { Clock } from '../runtime/clock';
import { keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Invitations } from './ports';

export const createInvitations = (table: Table, clock: Clock): Invitations => ({
  async get(invitationId) {
    const item = await getItem(table, keys.invitation(invitationId), true);
    if (!item) return null;
    const invitation = Invitation.parse(item);
    return invitation.acceptedAt === null && invitation.expiresAt > clock.now().toISOString() ? invitation : null;
  },
});
