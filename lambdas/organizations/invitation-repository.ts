import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { Invitation } from '@shared/model/invitation';
import { addSeconds, epochSeconds } from '../runtime/clock';
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

  async count(organizationId, day) {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.dailyCount(`invitations#${organizationId}`, day),
          UpdateExpression: 'SET #entity = :entity, #ttl = :ttl ADD #count :one',
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :cap',
          ExpressionAttributeNames: { '#entity': 'entity', '#ttl': 'ttl', '#count': 'count' },
          ExpressionAttributeValues: {
            ':entity': entity('DailyCount').entity,
            ':ttl': epochSeconds(addSeconds(new Date(day), 2 * 24 * 3600)),
            ':one': 1,
            ':cap': limits.invitationsPerOrganizationPerDay,
          },
        }),
      );
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new AppError('TOO_MANY_REQUESTS');
      throw error;
    }
  },
});
