import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Invitation } from '@shared/model/invitation';
import { epochSeconds } from '../runtime/clock';
import { entity, keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Invitations } from './ports';

export const createInvitations = (table: Table): Invitations => ({
  async get(invitationId) {
    const item = await getItem(table, keys.invitation(invitationId), true);
    return item ? Invitation.parse(item) : null;
  },

  async put(invitation) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...keys.invitation(invitation.invitationId),
          ...entity('Invitation'),
          ...invitation,
          ttl: epochSeconds(new Date(invitation.expiresAt)),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  },
});
