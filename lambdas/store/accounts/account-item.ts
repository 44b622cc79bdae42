import type { Invitation } from '@shared/model/invitation';
import { accountKeys } from './keys';
import { entity } from '../entity';
import {
  acceptanceWrites,
  foundingWrites,
  invitedMembership,
  membershipItem,
} from '../organizations/membership-writes';
import type { Write } from '../../platform/table/table';
import { emailOwnerItem } from './email-owner';
import type { NewAccount } from './ports';

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

type Joining = { userId: string; invitation: Invitation; at: string; required: boolean };

const joiningWrites = (TableName: string, { userId, invitation, at, required }: Joining): Write[] => {
  const acceptance = { userId, invitation, at, twoFactor: { required, enabled: false } };
  return [
    ...acceptanceWrites(TableName, acceptance, { spent: 'INVALID_TOKEN', full: 'INVALID_TOKEN' }),
    { Put: { TableName, Item: membershipItem(invitedMembership(acceptance)), ...absent } },
  ];
};

/** `required`: the organization that is joined requires two-factor authentication. */
export const accountWrites = (
  TableName: string,
  { account, emailHash, founds, joins, referredBy }: NewAccount,
  { now, required }: { now: Date; required: boolean },
): Write[] => {
  const at = now.toISOString();
  return [
    {
      Put: {
        TableName,
        Item: {
          ...accountKeys.account(account.userId),
          ...entity('Account'),
          ...account,
          ...(referredBy !== null && { referredBy }),
        },
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
    ...(founds ? foundingWrites(TableName, { ...founds, founder: account.userId, at }) : []),
    ...(joins ? joiningWrites(TableName, { userId: account.userId, invitation: joins, at, required }) : []),
  ];
};
