import { buildUpdate, type Change } from '../../platform/table/build-update';
import { PutCommand, UpdateCommand } from '../../platform/table/commands';
import {
  absent,
  all,
  any,
  atMost,
  buildCondition,
  equals,
  itemAbsent,
  moreThan,
  type Condition,
} from '../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../platform/table/errors';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, queryDue, type DueCursor, type Table } from '../../platform/table/table';
import { deletionItem, DeletionItem, deletionKey } from './deletion-item';
import { accountDeletionIndexes } from './keys';
import type { AccountDeletions, DeletionReminders, DueErasures, RestoredDeletions } from './ports';

/** Positions in the indexes that a change of the state ends. */
const reminderPosition = ['gsi2pk', 'gsi2sk'] as const;
const positions = ['gsi1pk', 'gsi1sk', ...reminderPosition] as const;

const isPending = equals('state', 'pending');

/** The item as it is then; null if the condition didn't hold. */
const change = async (table: Table, userId: string, wanted: Change): Promise<DeletionItem | null> => {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deletionKey({ userId }),
        ...buildUpdate(wanted),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return DeletionItem.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
};

/** Whether the condition held. */
const putIf = async (table: Table, item: DeletionItem, when: Condition): Promise<boolean> => {
  try {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: deletionItem(item), ...buildCondition(when) }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

export const createAccountDeletions = (table: Table): AccountDeletions => {
  const get: AccountDeletions['get'] = async (userId) => {
    const item = await getItem(table, deletionKey({ userId }), true);
    return item ? DeletionItem.parse(item) : null;
  };
  return {
    get,

    async request(item) {
      const isPut = await putIf(table, item, any(itemAbsent, equals('state', 'canceled')));
      const stored = isPut ? item : await get(item.userId);
      if (!stored) throw new ConcurrentModificationError();
      return stored;
    },

    recordPaused: (userId, paused) => change(table, userId, { set: { paused }, when: isPending }),

    cancel: (userId, at) =>
      change(table, userId, {
        set: { state: 'canceled', canceledAt: at },
        add: { version: 1 },
        remove: positions,
        when: all(isPending, moreThan('dueAt', at)),
      }),
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
