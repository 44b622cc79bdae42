import { limits } from '@shared/limits';
import { Account, Membership } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { organizationIndexes, organizationKeys } from './keys';
import { dueMark, readRequirement, requirementCheck, twoFactorCheck } from './two-factor-writes';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, buildCondition, equals, itemExists } from '../../../platform/table/conditions';
import { getItems, queryFirst, transact, type Table, type Write } from '../../../platform/table/table';
import type { TeamTwoFactor } from './ports';

const State = Account.pick({ twoFactorEnabled: true });

export const createTeamTwoFactor = (table: Table): TeamTwoFactor => {
  const TableName = table.name;

  const actorChecks = (organizationId: string, actorId: string, required: boolean): Write[] => [
    {
      ConditionCheck: {
        TableName,
        Key: organizationKeys.membership(actorId),
        ...buildCondition(all(equals('organizationId', organizationId), equals('role', 'admin'))),
      },
      refusal: 'FORBIDDEN',
    },
    ...(required ? [twoFactorCheck(TableName, actorId, true)] : []),
  ];

  return {
    requirement: (organizationId) => readRequirement(table, organizationId),

    require: ({ organizationId, actorId, required, graceDays, at }) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: organizationKeys.organization(organizationId),
            ...buildUpdate({
              set: required
                ? { twoFactorRequired: true, twoFactorGraceDays: graceDays }
                : { twoFactorRequired: false, twoFactorGraceDays: undefined, twoFactorRequiredAt: undefined },
              // A change of the days doesn't restart the period.
              ...(required && { setIfAbsent: { twoFactorRequiredAt: at } }),
              when: itemExists,
            }),
          },
          refusal: 'NOT_FOUND',
        },
        ...actorChecks(organizationId, actorId, required),
      ]),

    async members(organizationId) {
      const listed = await queryFirst(table, {
        list: organizationIndexes.team(organizationId),
        index: 'gsi1',
        limit: limits.teamSize,
        newestFirst: false,
      });
      const userIds = listed.map(({ userId }) => String(userId));
      // The list lags; memberships and accounts are current.
      const [memberships, accounts] = await Promise.all([
        getItems(table, userIds.map(organizationKeys.membership), true),
        getItems(table, userIds.map(accountKeys.account), true),
      ]);
      return userIds.flatMap((userId, index) => {
        if (memberships[index]?.['organizationId'] !== organizationId || !accounts[index]) return [];
        const {
          twoFactorDue: due = false,
          twoFactorDueAt: dueAt = null,
          joinedAt,
        } = Membership.parse(memberships[index]);
        return [{ userId, enabled: State.parse(accounts[index]).twoFactorEnabled, joinedAt, due, dueAt }];
      });
    },

    mark: ({ organizationId, requirement, members }) =>
      transact(table, [
        requirementCheck(TableName, organizationId, requirement),
        ...members.flatMap(({ userId, enabled, until }) => [
          dueMark(TableName, { userId, organizationId }, requirement !== null && !enabled, until),
          twoFactorCheck(TableName, userId, enabled),
        ]),
      ]),
  };
};
