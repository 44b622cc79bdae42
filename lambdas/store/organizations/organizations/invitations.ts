import { limits } from '@shared/limits';
import { Invitation } from '@shared/organizations/model/invitation';
import { epochSeconds } from '../../../platform/clock';
import { entity } from '../../entity';
import { organizationIndexes, organizationKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, queryFirst, transact, type Table } from '../../../platform/table/table';
import { getInvitation } from './invited-accounts';
import type { Invitations } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals } from '../../../platform/table/conditions';

const listOf = ({ organizationId, staff }: Invitation): string =>
  staff
    ? organizationIndexes.staffInvitations(organizationId)
    : organizationIndexes.organizationInvitations(organizationId);

const timeToLive = (expiresAt: string): number => epochSeconds(new Date(expiresAt));

export const createInvitations = (table: Table): Invitations => {
  const TableName = table.name;

  const addressItem = ({ invitationId, organizationId }: Invitation, emailHash: string, expiresAt: string) => ({
    ...organizationKeys.invitedAddress(organizationId, emailHash),
    ...entity('InvitedAddress'),
    invitationId,
    ttl: timeToLive(expiresAt),
  });

  const newest = async (list: string): Promise<Invitation[]> => {
    const items = await queryFirst(table, { list, index: 'gsi1', limit: limits.invitationsListed });
    return items.map((item) => Invitation.parse(item));
  };

  return {
    get: (invitationId) => getInvitation(table, invitationId),

    async ofAddress(organizationId, emailHash) {
      const item = await getItem(table, organizationKeys.invitedAddress(organizationId, emailHash), true);
      return item ? String(item['invitationId']) : null;
    },

    put: (invitation, { emailHash, previous }) => {
      const { invitationId, createdAt, expiresAt } = invitation;
      return transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...organizationKeys.invitation(invitationId),
              ...entity('Invitation'),
              ...invitation,
              gsi1pk: listOf(invitation),
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
          refusal: ConcurrentModificationError,
        },
      ]);
    },

    refresh: (invitation, refresh, emailHash) => {
      const { invitationId, expiresAt } = invitation;
      return transact(table, [
        {
          Update: {
            TableName,
            Key: organizationKeys.invitation(invitationId),
            ...buildUpdate({
              set: { ...refresh, ttl: timeToLive(refresh.expiresAt) },
              // Every refresh changes the expiration, so it serves as a version.
              when: all(equals('acceptedAt', null), equals('expiresAt', expiresAt)),
            }),
          },
          refusal: ConcurrentModificationError,
        },
        { Put: { TableName, Item: addressItem(invitation, emailHash, refresh.expiresAt) } },
      ]);
    },

    revoke: ({ invitationId }) =>
      transact(table, [
        {
          Delete: {
            TableName,
            Key: organizationKeys.invitation(invitationId),
            ConditionExpression: 'acceptedAt = :none',
            ExpressionAttributeValues: { ':none': null },
          },
          refusal: ConcurrentModificationError,
        },
      ]),

    list: (organizationId) => newest(organizationIndexes.organizationInvitations(organizationId)),

    // Not limited, because waiting people count toward the limit of own staff.
    async listStaff(organizationId) {
      const found: Invitation[] = [];
      const list = organizationIndexes.staffInvitations(organizationId);
      for await (const item of queryEvery(table, { list, index: 'gsi1', newestFirst: true }))
        found.push(Invitation.parse(item));
      return found;
    },
  };
};
