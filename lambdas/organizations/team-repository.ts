import type { Membership } from '@shared/model/account';
import { keys } from '../runtime/keys';
import {
  acceptanceWrites,
  foundingWrites,
  invitedMembership,
  membershipItem,
  TeamFull,
} from '../runtime/membership-writes';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, transact, type Table, type Write } from '../runtime/table-gateway';
import { totalsOf } from '../runtime/totals';
import type { Team } from './ports';

type Guard = { ConditionExpression: string; ExpressionAttributeNames: Record<string, string> };
const role = { '#role': 'role' };

/** The membership is the one that was read. */
const asRead = ({ organizationId, role: before }: Membership) => ({
  ConditionExpression: 'organizationId = :organizationId AND #role = :before',
  ExpressionAttributeNames: role,
  ExpressionAttributeValues: { ':organizationId': organizationId, ':before': before },
});

export const createTeam = (table: Table): Team => {
  const TableName = table.name;

  const keeperCheck = (organizationId: string, keeper: string | null): Write[] =>
    keeper === null
      ? []
      : [
          {
            ConditionCheck: {
              TableName,
              Key: keys.membership(keeper),
              ...asRead({ userId: keeper, organizationId, role: 'admin', department: '', joinedAt: '' }),
            },
            refusal: ChangedMeanwhile,
          },
        ];

  const roleChange = (member: Membership, after: Membership['role'], department = member.department): Write => {
    const guard: Guard & { ExpressionAttributeValues: Record<string, unknown> } = asRead(member);
    return {
      Update: {
        TableName,
        Key: keys.membership(member.userId),
        UpdateExpression: 'SET #role = :role, department = :department',
        ...guard,
        ExpressionAttributeValues: { ...guard.ExpressionAttributeValues, ':role': after, ':department': department },
      },
      refusal: ChangedMeanwhile,
    };
  };

  /** Deletes an organisation that has one member and no postings. */
  const dissolution = (organizationId: string): Write[] => [
    {
      Delete: {
        TableName,
        Key: keys.organizationTotals(organizationId),
        ConditionExpression: 'members = :one AND (attribute_not_exists(totalJobs) OR totalJobs = :none)',
        ExpressionAttributeValues: { ':one': 1, ':none': 0 },
      },
      refusal: ChangedMeanwhile,
    },
    { Delete: { TableName, Key: keys.organization(organizationId) } },
  ];

  return {
    change: ({ member, keeper, role: after, department }) =>
      transact(table, [roleChange(member, after, department), ...keeperCheck(member.organizationId, keeper)]),

    remove: ({ member, keeper }) =>
      transact(table, [
        {
          Delete: { TableName, Key: keys.membership(member.userId), ...asRead(member) },
          refusal: ChangedMeanwhile,
        },
        ...keeperCheck(member.organizationId, keeper),
        {
          Update: {
            TableName,
            Key: keys.organizationTotals(member.organizationId),
            UpdateExpression: 'ADD members :less',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':less': -1 },
          },
        },
      ]),

    transfer: ({ from, to }) => transact(table, [roleChange(from, 'manager'), roleChange(to, 'admin')]),

    found: (founding) => transact(table, foundingWrites(TableName, founding, { refusal: 'ALREADY_IN_ORGANIZATION' })),

    join: ({ userId, invitation, at, leaves }) => {
      const acceptance = { userId, invitation, at };
      return transact(table, [
        ...acceptanceWrites(TableName, acceptance, { spent: ChangedMeanwhile, full: TeamFull }),
        {
          Put: {
            TableName,
            Item: membershipItem(invitedMembership(acceptance)),
            ...(leaves === null
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'organizationId = :leaves',
                  ExpressionAttributeValues: { ':leaves': leaves },
                }),
          },
          refusal: ChangedMeanwhile,
        },
        ...(leaves === null ? [] : dissolution(leaves)),
      ]);
    },

    async isIdle(organizationId) {
      const item = await getItem(table, keys.organizationTotals(organizationId), true);
      return item?.['members'] === 1 && totalsOf(item).totalJobs === 0;
    },
  };
};
