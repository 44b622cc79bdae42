import type { Invitation } from '@shared/organizations/model/invitation';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import {
  acceptanceChecks,
  acceptanceWrites,
  foundingWrites,
  invitedMembership,
  membershipItem,
} from '../../organizations/organizations/membership-writes';
import type { TeamRules } from '../../organizations/organizations/two-factor-writes';
import type { Write } from '../../../platform/table/table';
import { personNameItem } from '../../trust/staff/person-names';
import { emailOwnerItem } from './email-owner';
import { acceptanceItems } from './legal-acceptances';
import { mailSuppressionEnd } from './mail-suppressions';
import type { NewAccount } from './ports';

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

type Joining = { userId: string; invitation: Invitation; at: string; rules: TeamRules };

const joiningWrites = (TableName: string, { userId, invitation, at, rules }: Joining): Write[] => {
  const acceptance = { userId, invitation, at, rules, enabled: false };
  return [
    ...acceptanceWrites(TableName, acceptance, 'INVALID_TOKEN'),
    { Put: { TableName, Item: membershipItem(invitedMembership(acceptance)), ...absent } },
  ];
};

/** Checks the conditions of the transaction that creates the account. */
export const accountChecks = (
  TableName: string,
  { joins }: Pick<NewAccount, 'joins'>,
  { now, rules }: { now: Date; rules: TeamRules },
): Write[] =>
  joins ? acceptanceChecks(TableName, { invitation: joins, at: now.toISOString(), rules }, 'INVALID_TOKEN') : [];

/** `rules`: of the organization to join. */
export const accountWrites = (
  TableName: string,
  { account, emailHash, founds, joins, referredBy, acceptance }: NewAccount,
  { now, rules }: { now: Date; rules: TeamRules },
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
    { Put: { TableName, Item: personNameItem(account) } },
    ...acceptanceItems(account.userId, acceptance).map((Item): Write => ({ Put: { TableName, Item } })),
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
    mailSuppressionEnd(TableName, emailHash),
    ...(founds ? foundingWrites(TableName, { ...founds, founder: account.userId, at }) : []),
    ...(joins ? joiningWrites(TableName, { userId: account.userId, invitation: joins, at, rules }) : []),
  ];
};
