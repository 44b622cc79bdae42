import { limits } from '@shared/limits';
import type { Membership } from '@shared/model/account';
import type { Invitation } from '@shared/model/invitation';
import { CompanyProfile, type Organization } from '@shared/model/organization';
import { entity, keys, lists } from '../runtime/keys';
import type { Item, Write } from '../runtime/table-gateway';
import { emailOwnerItem } from './email-owner';
import type { NewAccount } from './ports';

const membershipItem = (membership: Membership): Item => ({
  ...keys.membership(membership.userId),
  ...entity('Membership'),
  ...membership,
  gsi1pk: lists.team(membership.organizationId),
  gsi1sk: `${membership.joinedAt}#${membership.userId}`,
});

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

const foundingWrites = (
  TableName: string,
  founder: string,
  { organizationId, name }: NonNullable<NewAccount['founds']>,
  at: string,
): Write[] => {
  const organization: Organization = {
    ...CompanyProfile.parse({ company_name: name, industry: null, company_size: null }),
    organizationId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const membership = { userId: founder, organizationId, role: 'admin', department: '', joinedAt: at } as const;
  const totals = { ...keys.organizationTotals(organizationId), ...entity('OrganizationTotals'), members: 1 };
  return [
    {
      Put: {
        TableName,
        Item: { ...keys.organization(organizationId), ...entity('Organization'), ...organization },
        ...absent,
      },
    },
    { Put: { TableName, Item: totals, ...absent } },
    { Put: { TableName, Item: membershipItem(membership), ...absent } },
  ];
};

const joiningWrites = (TableName: string, userId: string, invitation: Invitation, at: string): Write[] => {
  const { invitationId, organizationId, role, department } = invitation;
  return [
    {
      Update: {
        TableName,
        Key: keys.invitation(invitationId),
        UpdateExpression: 'SET acceptedAt = :at, acceptedBy = :userId',
        ConditionExpression: 'acceptedAt = :none AND expiresAt > :at',
        ExpressionAttributeValues: { ':at': at, ':userId': userId, ':none': null },
      },
      refusal: 'INVALID_TOKEN',
    },
    {
      Update: {
        TableName,
        Key: keys.organizationTotals(organizationId),
        UpdateExpression: 'ADD members :one',
        ConditionExpression: 'attribute_exists(pk) AND members < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': limits.teamSize },
      },
      refusal: 'INVALID_TOKEN',
    },
    {
      Put: {
        TableName,
        Item: membershipItem({ userId, organizationId, role, department, joinedAt: at }),
        ...absent,
      },
    },
  ];
};

/** Everything that a new account consists of, in one transaction. */
export const accountWrites = (
  TableName: string,
  { account, emailHash, founds, joins }: NewAccount,
  now: Date,
): Write[] => {
  const at = now.toISOString();
  return [
    {
      Put: {
        TableName,
        Item: { ...keys.account(account.userId), ...entity('Account'), ...account },
        ...absent,
      },
      refusal: 'IN_PROGRESS',
    },
    {
      Put: {
        TableName,
        Item: emailOwnerItem(emailHash, account.userId, 'unconfirmed'),
        ConditionExpression:
          'attribute_not_exists(pk) OR (#state = :reserved AND (userId = :userId OR reservedUntil <= :now))',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':reserved': 'reserved', ':userId': account.userId, ':now': now.getTime() },
      },
      refusal: 'IN_PROGRESS',
    },
    ...(founds ? foundingWrites(TableName, account.userId, founds, at) : []),
    ...(joins ? joiningWrites(TableName, account.userId, joins, at) : []),
  ];
};
