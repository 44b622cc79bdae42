import type { Membership } from '@shared/model/account';
import { jobKeys } from '../jobs/keys';
import { createAccountReader } from '../accounts/account-reader';
import { organizationKeys } from './keys';
import {
  acceptanceWrites,
  foundingWrites,
  invitedMembership,
  membershipItem,
  SeatsTaken,
  TeamFull,
} from './membership-writes';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../platform/table/table';
import { readTeamRules, twoFactorCheck } from './two-factor-writes';
import { totalsOf } from '../jobs/job-counters';
import type { Team } from './ports';
import { buildUpdate } from '../../platform/table/build-update';
import { absent, all, any, buildCondition, equals, itemAbsent, itemExists } from '../../platform/table/conditions';
import { type Condition } from '../../platform/table/conditions';

const asRead = ({ organizationId, role }: Pick<Membership, 'organizationId' | 'role'>): Condition =>
  all(equals('organizationId', organizationId), equals('role', role));

export const createTeam = (table: Table): Team => {
  const TableName = table.name;

  const keeperCheck = (organizationId: string, keeper: string | null): Write[] =>
    keeper === null
      ? []
      : [
          {
            ConditionCheck: {
              TableName,
              Key: organizationKeys.membership(keeper),
              ...buildCondition(asRead({ organizationId, role: 'admin' })),
            },
            refusal: ConcurrentModificationError,
          },
        ];

  const roleChange = (member: Membership, role: Membership['role'], department = member.department): Write => ({
    Update: {
      TableName,
      Key: organizationKeys.membership(member.userId),
      ...buildUpdate({ set: { role, department }, when: asRead(member) }),
    },
    refusal: ConcurrentModificationError,
  });

  const dissolution = (organizationId: string): Write[] => [
    {
      Delete: {
        TableName,
        Key: jobKeys.organizationTotals(organizationId),
        ...buildCondition(all(equals('members', 1), any(absent('totalJobs'), equals('totalJobs', 0)))),
      },
      refusal: ConcurrentModificationError,
    },
    { Delete: { TableName, Key: organizationKeys.organization(organizationId) } },
  ];

  return {
    change: ({ member, keeper, role: after, department }) =>
      transact(table, [roleChange(member, after, department), ...keeperCheck(member.organizationId, keeper)]),

    remove: ({ member, keeper }) =>
      transact(table, [
        {
          Delete: { TableName, Key: organizationKeys.membership(member.userId), ...buildCondition(asRead(member)) },
          refusal: ConcurrentModificationError,
        },
        ...keeperCheck(member.organizationId, keeper),
        {
          Update: {
            TableName,
            Key: jobKeys.organizationTotals(member.organizationId),
            ...buildUpdate({ add: { members: -1 }, when: itemExists }),
          },
        },
      ]),

    transfer: ({ from, to }) => transact(table, [roleChange(from, 'manager'), roleChange(to, 'admin')]),

    found: (founding) => transact(table, foundingWrites(TableName, founding, { refusal: 'ALREADY_IN_ORGANIZATION' })),

    join: async ({ userId, invitation, at, leaves }) => {
      const [rules, account] = await Promise.all([
        readTeamRules(table, invitation.organizationId),
        createAccountReader(table).get(userId),
      ]);
      const enabled = account?.twoFactorEnabled ?? false;
      const acceptance = { userId, invitation, at, rules, enabled };
      await transact(table, [
        ...acceptanceWrites(TableName, acceptance, {
          spent: ConcurrentModificationError,
          full: rules.seats === null ? TeamFull : SeatsTaken,
        }),
        {
          Put: {
            TableName,
            Item: membershipItem(invitedMembership(acceptance)),
            ...buildCondition(leaves === null ? itemAbsent : equals('organizationId', leaves)),
          },
          refusal: ConcurrentModificationError,
        },
        twoFactorCheck(TableName, userId, enabled),
        ...(leaves === null ? [] : dissolution(leaves)),
      ]);
    },

    async isIdle(organizationId) {
      const item = await getItem(table, jobKeys.organizationTotals(organizationId), true);
      return item?.['members'] === 1 && totalsOf(item).totalJobs === 0;
    },
  };
};
