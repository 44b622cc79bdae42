import type { Membership } from '@shared/accounts/model/account';
import { createLeaving, notLeaving } from '../../accounts/account-deletions/leaving';
import { jobKeys } from '../../hiring/jobs/keys';
import { createAccountReader } from '../../accounts/accounts/account-reader';
import { organizationKeys } from './keys';
import { acceptanceWrites, foundingWrites, invitedMembership, membershipItem } from './membership-writes';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import { readTeamRules, twoFactorCheck } from './two-factor-writes';
import { totalsOf } from '../../hiring/jobs/job-counters';
import type { Team } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, buildCondition, equals, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { type Condition } from '../../../platform/table/conditions';

const asRead = ({ organizationId, role }: Pick<Membership, 'organizationId' | 'role'>): Condition =>
  all(equals('organizationId', organizationId), equals('role', role));

export const createTeam = (table: Table): Team => {
  const TableName = table.name;

  /** The administrator who remains must not be leaving. */
  const keeperCheck = ({ organizationId, role }: Membership, keeper: string | null): Write[] =>
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
          ...(role === 'admin' ? [notLeaving(TableName, keeper, 'LAST_ADMIN')] : []),
        ];

  const roleChange = (member: Membership, role: Membership['role'], department = member.department): Write => ({
    Update: {
      TableName,
      Key: organizationKeys.membership(member.userId),
      ...buildUpdate({ set: { role, department }, when: asRead(member) }),
    },
    refusal: ConcurrentModificationError,
  });

  const removal = (member: Membership): Write[] => [
    {
      Delete: { TableName, Key: organizationKeys.membership(member.userId), ...buildCondition(asRead(member)) },
      refusal: ConcurrentModificationError,
    },
    {
      Update: {
        TableName,
        Key: jobKeys.organizationTotals(member.organizationId),
        ...buildUpdate({ add: { members: -1 }, when: itemExists }),
      },
    },
  ];

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
    ...createLeaving(table),

    change: ({ member, keeper, role: after, department }) =>
      transact(table, [roleChange(member, after, department), ...keeperCheck(member, keeper)]),

    remove: ({ member, keeper }) => transact(table, [...removal(member), ...keeperCheck(member, keeper)]),

    transfer: ({ from, to, ownRole, at }) =>
      transact(table, [
        roleChange(to, 'admin'),
        notLeaving(TableName, to.userId, 'DELETION_REQUESTED'),
        ...(ownRole === 'none' ? removal(from) : [roleChange(from, ownRole)]),
        {
          Update: {
            TableName,
            Key: organizationKeys.organization(from.organizationId),
            ...buildUpdate({
              set: { handOver: { from: from.userId, to: to.userId, ownRole, at } },
              when: itemExists,
            }),
          },
          refusal: 'NOT_FOUND',
        },
      ]),

    found: (founding) => transact(table, foundingWrites(TableName, founding, { refusal: 'ALREADY_IN_ORGANIZATION' })),

    join: async ({ userId, invitation, at, leaves }) => {
      const [rules, account] = await Promise.all([
        readTeamRules(table, invitation.organizationId),
        createAccountReader(table).get(userId),
      ]);
      const enabled = account?.twoFactorEnabled ?? false;
      const acceptance = { userId, invitation, at, rules, enabled };
      await transact(table, [
        ...acceptanceWrites(TableName, acceptance, ConcurrentModificationError),
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
