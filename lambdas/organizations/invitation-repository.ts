import { limits } from '@shared/limits';
import { Invitation } from '@shared/model/invitation';
import { epochSeconds } from '../runtime/clock';
import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, queryFirst, transact, type Table } from '../runtime/table-gateway';
import type { Invitations } from './ports';

const timeToLive = (expiresAt: string): number => epochSeconds(new Date(expiresAt));

export const createInvitations = (table: Table): Invitations => {
  const TableName = table.name;

  const addressItem = ({ invitationId, organizationId }: Invitation, emailHash: string, expiresAt: string) => ({
    ...keys.invitedAddress(organizationId, emailHash),
    ...entity('InvitedAddress'),
    invitationId,
    ttl: timeToLive(expiresAt),
  });

  return {
    async get(invitationId) {
      const item = await getItem(table, keys.invitation(invitationId), true);
      return item ? Invitation.parse(item) : null;
    },

    async ofAddress(organizationId, emailHash) {
      const item = await getItem(table, keys.invitedAddress(organizationId, emailHash), true);
      return item ? String(item['invitationId']) : null;
    },

    put: (invitation, { emailHash, previous }) => {
      const { invitationId, organizationId, createdAt, expiresAt } = invitation;
      return transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...keys.invitation(invitationId),
              ...entity('Invitation'),
              ...invitation,
              gsi1pk: lists.organizationInvitations(organizationId),
              gsi1sk: `${createdAt}#${invitationId}`,
              ttl: timeToLive(expiresAt),
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Put: {
            TableName,
            Item: addressItem(invitation, emailHash, expiresAt),
            ConditionExpression: 'attribute_not_exists(pk) OR invitationId = :previous',
            ExpressionAttributeValues: { ':previous': previous ?? '' },
          },
          refusal: ChangedMeanwhile,
        },
      ]);
    },

    refresh: (invitation, refresh, emailHash) => {
      const { invitationId, expiresAt } = invitation;
      const entries = Object.entries({ ...refresh, ttl: timeToLive(refresh.expiresAt) });
      return transact(table, [
        {
          Update: {
            TableName,
            Key: keys.invitation(invitationId),
            UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
            // Every refresh moves the end of the validity.
            ConditionExpression: 'acceptedAt = :none AND expiresAt = :before',
            ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
            ExpressionAttributeValues: {
              ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
              ':none': null,
              ':before': expiresAt,
            },
          },
          refusal: ChangedMeanwhile,
        },
        { Put: { TableName, Item: addressItem(invitation, emailHash, refresh.expiresAt) } },
      ]);
    },

    revoke: ({ invitationId }) =>
      transact(table, [
        {
          Delete: {
            TableName,
            Key: keys.invitation(invitationId),
            ConditionExpression: 'acceptedAt = :none',
            ExpressionAttributeValues: { ':none': null },
          },
          refusal: ChangedMeanwhile,
        },
      ]),

    async list(organizationId) {
      const items = await queryFirst(table, {
        list: lists.organizationInvitations(organizationId),
        index: 'gsi1',
        limit: limits.invitationsListed,
      });
      return items.map((item) => Invitation.parse(item));
    },
  };
};
