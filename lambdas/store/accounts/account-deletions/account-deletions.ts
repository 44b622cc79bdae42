import { buildUpdate, type Change } from '../../../platform/table/build-update';
import { PutCommand } from '../../../platform/table/commands';
import {
  absent,
  all,
  any,
  atMost,
  buildCondition,
  equals,
  itemAbsent,
  itemExists,
  moreThan,
  type Condition,
} from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, queryDue, transact, type DueCursor, type Table, type Write } from '../../../platform/table/table';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { deletionItem, DeletionItem, deletionKey } from './deletion-item';
import { profileHidingWrites } from './hide-profile';
import { accountDeletionIndexes } from './keys';
import { leavingWrite, notLeaving } from './leaving';
import type { AccountDeletions, DeletionReminders, DueErasures, LeftTeam, RestoredDeletions } from './ports';

/** Index positions that end with the pending state. */
const reminderPosition = ['gsi2pk', 'gsi2sk'] as const;
const positions = ['gsi1pk', 'gsi1sk', ...reminderPosition] as const;

const isPending = equals('state', 'pending');

/** Returns the changed item; null if the condition failed. */
const change = async (table: Table, userId: string, wanted: Change): Promise<DeletionItem | null> => {
  const item = await updateIf(table, deletionKey({ userId }), wanted);
  return item && DeletionItem.parse(item);
};

/** The deletion isn't in the expected state. */
class OtherState extends Error {}

/** Returns whether the deletion was in the expected state. */
const transactIf = async (table: Table, writes: readonly Write[]): Promise<boolean> => {
  try {
    await transact(table, writes);
    return true;
  } catch (error) {
    if (error instanceof OtherState) return false;
    throw error;
  }
};

const asMember = ({ organizationId, role }: LeftTeam['membership']): Condition =>
  all(equals('organizationId', organizationId), equals('role', role));

const memberCheck = (TableName: string, userId: string, when: Condition): Write => ({
  ConditionCheck: { TableName, Key: organizationKeys.membership(userId), ...buildCondition(when) },
  refusal: ConcurrentModificationError,
});

const aloneCheck = (TableName: string, { organizationId }: LeftTeam['membership']): Write => ({
  ConditionCheck: {
    TableName,
    Key: jobKeys.organizationTotals(organizationId),
    ...buildCondition(any(absent('members'), equals('members', 1))),
  },
  refusal: ConcurrentModificationError,
});

/** Marks an organization whose only member asked to delete the account. It blocks joining. */
const leavesWith = 'leavesWith';

const organizationMark = (TableName: string, organizationId: string, change: Change): Write => ({
  Update: { TableName, Key: organizationKeys.organization(organizationId), ...buildUpdate(change) },
  refusal: ConcurrentModificationError,
});

/** Marks an organization that leaves with its only member; either the request or a concurrent invitation wins. */
const aloneWrites = (TableName: string, membership: LeftTeam['membership']): Write[] => [
  aloneCheck(TableName, membership),
  organizationMark(TableName, membership.organizationId, {
    set: { [leavesWith]: membership.userId },
    when: itemExists,
  }),
];

/** Lets only one of two administrators leave at the same moment. */
const teamWrites = (TableName: string, team: LeftTeam | null): Write[] => {
  if (!team) return [];
  const { membership, keeper } = team;
  const own = memberCheck(TableName, membership.userId, asMember(membership));
  if (keeper === null) return membership.role === 'admin' ? [own, ...aloneWrites(TableName, membership)] : [own];
  const kept = asMember({ ...membership, role: 'admin' });
  return [own, memberCheck(TableName, keeper, kept), notLeaving(TableName, keeper, ConcurrentModificationError)];
};

/** Returns no writes if the person wasn't alone, or their organization is gone. */
const stayingWrites = async (table: Table, userId: string): Promise<Write[]> => {
  const membership = await getItem(table, organizationKeys.membership(userId), true);
  if (!membership) return [];
  const organizationId = String(membership['organizationId']);
  const organization = await getItem(table, organizationKeys.organization(organizationId), true);
  if (organization?.[leavesWith] !== userId) return [];
  return [organizationMark(table.name, organizationId, { remove: [leavesWith], when: equals(leavesWith, userId) })];
};

export const createAccountDeletions = (table: Table): AccountDeletions => {
  const TableName = table.name;
  const get: AccountDeletions['get'] = async (userId) => {
    const item = await getItem(table, deletionKey({ userId }), true);
    return item ? DeletionItem.parse(item) : null;
  };
  return {
    get,

    async request(item, team = null) {
      const { userId, dueAt, requestedAt: at } = item;
      const isPut = await transactIf(table, [
        {
          Put: {
            TableName,
            Item: deletionItem(item),
            ...buildCondition(any(itemAbsent, equals('state', 'canceled'))),
          },
          refusal: OtherState,
        },
        leavingWrite(TableName, userId, dueAt),
        ...(await profileHidingWrites(table, userId, { hide: true, at })),
        ...teamWrites(TableName, team),
      ]);
      const stored = isPut ? item : await get(userId);
      if (!stored) throw new ConcurrentModificationError();
      return stored;
    },

    recordPaused: (userId, paused) => change(table, userId, { set: { paused }, when: isPending }),

    async cancel(userId, at) {
      const canceled = buildUpdate({
        set: { state: 'canceled', canceledAt: at },
        add: { version: 1 },
        remove: positions,
        when: all(isPending, moreThan('dueAt', at)),
      });
      const isCanceled = await transactIf(table, [
        { Update: { TableName, Key: deletionKey({ userId }), ...canceled }, refusal: OtherState },
        leavingWrite(TableName, userId, null),
        ...(await profileHidingWrites(table, userId, { hide: false, at })),
        ...(await stayingWrites(table, userId)),
      ]);
      return isCanceled ? get(userId) : null;
    },
  };
};

const parsed = ({ items, next }: { items: unknown[]; next: DueCursor | null }) => ({
  deletions: items.map((item) => DeletionItem.parse(item)),
  next,
});

/** Keys sort by the due date and the person; `~` comes after both. */
const upTo = (until: string) => ({ compared: '<=', with: `${until}~` }) as const;

export const createDeletionReminders = (table: Table): DeletionReminders => ({
  async page(until, after) {
    const list = accountDeletionIndexes.unremindedDeletions;
    return parsed(await queryDue(table, { list, index: 'gsi2', bound: upTo(until), after }));
  },

  async markReminded({ userId, version }, at) {
    const marked = await change(table, userId, {
      set: { remindedAt: at },
      remove: reminderPosition,
      when: all(isPending, equals('version', version), equals('remindedAt', null)),
    });
    return marked !== null;
  },
});

const isHeldAs = ({ version, leaseUntil }: DeletionItem): Condition =>
  all(equals('state', 'erasing'), equals('version', version), equals('leaseUntil', leaseUntil));

const save = async (table: Table, held: DeletionItem, wanted: Omit<Change, 'when'>): Promise<DeletionItem> => {
  const stored = await change(table, held.userId, { ...wanted, when: isHeldAs(held) });
  if (!stored) throw new ConcurrentModificationError();
  return stored;
};

export const createDueErasures = (table: Table): DueErasures => ({
  async page(now, after) {
    return parsed(await queryDue(table, { list: accountDeletionIndexes.dueDeletions, bound: upTo(now), after }));
  },

  take: ({ userId, version }, { now, until }) =>
    change(table, userId, {
      set: { state: 'erasing', leaseUntil: until },
      add: { version: 1, attempts: 1 },
      remove: reminderPosition,
      when: all(
        equals('version', version),
        any(isPending, equals('state', 'erasing')),
        atMost('dueAt', now),
        any(absent('leaseUntil'), equals('leaseUntil', null), atMost('leaseUntil', now)),
      ),
    }),

  recordStep: (held, receipt, details) =>
    save(table, held, {
      set: { steps: [...held.steps, receipt], attempts: 0, ...(details !== undefined && { details }) },
    }),

  async release(held) {
    await save(table, held, { set: { leaseUntil: null } });
  },

  finish: (held, at) =>
    save(table, held, {
      set: { state: 'erased', erasedAt: at, leaseUntil: null, details: null },
      add: { version: 1 },
      remove: positions,
    }),
});

export const createRestoredDeletions = (table: Table): RestoredDeletions => ({
  get: createAccountDeletions(table).get,
  async restart(item) {
    await table.client.send(new PutCommand({ TableName: table.name, Item: deletionItem(item) }));
  },
});
