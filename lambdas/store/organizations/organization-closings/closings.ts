import { cancelableStates, finalStates } from '@shared/organizations/model/organization-closing-vocabulary';
import { PutCommand } from '../../../platform/table/commands';
import { all, any, buildCondition, equals, itemAbsent, type Condition } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryDue, transact, type Table, type Write } from '../../../platform/table/table';
import { closingItem, ClosingItem } from './closing-item';
import { actorMark, memberMark, organizationMark } from './closing-marks';
import { organizationClosingIndexes, organizationClosingKeys } from './keys';
import type { DueClosings, OrganizationClosings } from './ports';

/** Marks that fit into a transaction of 100 with the closing and the organization. The first step marks the rest. */
const membersAtOnce = 90;

const inOneOf = (states: readonly string[]): Condition => any(...states.map((state) => equals('state', state)));

const closingWrite = (TableName: string, item: ClosingItem, when: Condition): Write => ({
  Put: { TableName, Item: closingItem(item), ...buildCondition(when) },
  refusal: ConcurrentModificationError,
});

const isHeldAs = ({ closingId, state, leaseUntil }: ClosingItem): Condition =>
  all(equals('closingId', closingId), equals('state', state), equals('leaseUntil', leaseUntil));

export const createOrganizationClosings = (table: Table): OrganizationClosings => {
  const TableName = table.name;

  const marks = ({ organizationId, memberIds }: ClosingItem, actorId: string, closesAt: string | null): Write[] => [
    actorMark(TableName, { userId: actorId, organizationId }, closesAt),
    ...memberIds
      .filter((userId) => userId !== actorId)
      .slice(0, membersAtOnce)
      .map((userId) => memberMark(TableName, { userId, organizationId }, closesAt)),
  ];

  return {
    async get(organizationId) {
      const item = await getItem(table, organizationClosingKeys.organizationClosing(organizationId), true);
      return item ? ClosingItem.parse(item) : null;
    },

    request: (item) =>
      transact(table, [
        closingWrite(TableName, item, any(itemAbsent, inOneOf(finalStates))),
        organizationMark(TableName, item.organizationId, { closesAt: item.closesAt, at: item.requestedAt }),
        ...marks(item, item.requestedBy, item.closesAt),
      ]),

    cancel: (before, after) =>
      transact(table, [
        closingWrite(TableName, after, all(isHeldAs(before), inOneOf(cancelableStates))),
        organizationMark(TableName, after.organizationId, { closesAt: null, at: after.dueAt ?? after.requestedAt }),
        ...marks(after, after.canceledBy ?? after.requestedBy, null),
      ]),
  };
};

export const createDueClosings = (table: Table): DueClosings => {
  /** Returns whether the condition held. */
  const putIf = async (item: ClosingItem, when: Condition): Promise<boolean> => {
    const put = { TableName: table.name, Item: closingItem(item), ...buildCondition(when) };
    return conditionHolds(table.client.send(new PutCommand(put)));
  };
  return {
    async page(now, after) {
      // "$" sorts after "#", which follows the time in positions.
      const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
      const { items, next } = await queryDue(table, { list: organizationClosingIndexes.dueClosings, bound, after });
      return { closings: items.map((item) => ClosingItem.parse(item)), next };
    },

    async take(item, { now, until }) {
      if (item.leaseUntil !== null && item.leaseUntil > now) return null;
      const taken = { ...item, leaseUntil: until };
      return (await putIf(taken, isHeldAs(item))) ? taken : null;
    },

    async save(before, after) {
      if (!(await putIf(after, isHeldAs(before)))) throw new ConcurrentModificationError();
    },
  };
};
