import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { Account } from '@shared/accounts/model/account';
import { StaffMember } from '@shared/trust/model/staff';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, contains, equals, itemAbsent, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryFirst,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { staffIndexes, staffKeys } from './keys';
import type { StaffMembers } from './ports';

const Stored = StaffMember.pick({
  userId: true,
  roles: true,
  version: true,
  addedAt: true,
  updatedAt: true,
  reason: true,
});
const Person = Account.pick({ firstName: true, lastName: true, email: true, twoFactorEnabled: true });

const memberOf = (item: Item | undefined, account: Item | undefined): StaffMember[] =>
  item && account ? [{ ...Stored.parse(item), ...Person.parse(account) }] : [];

const confirmed: Condition = ({ name, value }) =>
  `attribute_type(${name('emailVerifiedAt')}, ${value('emailVerifiedAtType', 'S')})`;

export const createStaffMembers = (table: Table): StaffMembers => {
  const TableName = table.name;

  const stillOwner = (keeper: string | null): Write[] =>
    keeper === null
      ? []
      : [
          {
            ConditionCheck: {
              TableName,
              Key: staffKeys.staffMember(keeper),
              ...buildCondition(contains('roles', 'owner')),
            },
            refusal: ConcurrentModificationError,
          },
        ];

  return {
    async list() {
      const items = await queryFirst(table, {
        list: staffIndexes.staffMembers,
        index: 'gsi1',
        limit: limits.staffMembers,
        newestFirst: false,
      });
      const accounts = await getItems(
        table,
        items.map(({ userId }) => accountKeys.account(String(userId))),
      );
      return items.flatMap((item, index) => memberOf(item, accounts[index]));
    },

    async get(userId) {
      const [item, account] = await getItems(table, [staffKeys.staffMember(userId), accountKeys.account(userId)], true);
      return memberOf(item, account)[0] ?? null;
    },

    add: ({ userId, roles, reason, at }) =>
      transact(table, [
        {
          ConditionCheck: { TableName, Key: accountKeys.account(userId), ...buildCondition(confirmed) },
          refusal: 'NOT_FOUND',
        },
        {
          Put: {
            TableName,
            Item: {
              ...staffKeys.staffMember(userId),
              ...entity('StaffMember'),
              userId,
              roles: [...roles],
              reason,
              version: 1,
              addedAt: at,
              updatedAt: at,
              gsi1pk: staffIndexes.staffMembers,
              gsi1sk: `${at}#${userId}`,
            },
            ...buildCondition(itemAbsent),
          },
          refusal: 'ALREADY_MEMBER',
        },
      ]),

    change: ({ userId, roles, reason, version, at, keeper }) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: staffKeys.staffMember(userId),
            ...buildUpdate({
              set: { roles: [...roles], reason, updatedAt: at, version: version + 1 },
              when: equals('version', version),
            }),
          },
          refusal: 'STALE_VERSION',
        },
        ...stillOwner(keeper),
      ]),

    async remove({ userId, reason, version, keeper }) {
      const Key = staffKeys.staffMember(userId);
      const stored = await getItem(table, Key, true);
      if (!stored) throw new AppError('NOT_FOUND');
      await transact(table, [
        {
          Delete: { TableName, Key, ...buildCondition(equals('version', version)) },
          refusal: 'STALE_VERSION',
        },
        {
          Put: {
            TableName,
            Item: {
              ...staffKeys.formerStaff(userId),
              ...entity('FormerStaff'),
              userId,
              reason,
              roles: stored['roles'],
            },
          },
        },
        ...stillOwner(keeper),
      ]);
    },
  };
};
