import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { DeletionItem } from './deletion-item';
import type { Leaving } from './leaving';
import type { AccountDeletions, DeletionReminders, DueErasures } from './ports';

type Fake = {
  deletions: Map<string, DeletionItem>;
  accountDeletions: AccountDeletions;
  leaving: Leaving;
  reminders: DeletionReminders;
  erasures: DueErasures;
};

/** Fake with the conditions of the table. */
export const fakeAccountDeletions = (): Fake => {
  const deletions = new Map<string, DeletionItem>();
  const put = (item: DeletionItem): DeletionItem => {
    deletions.set(item.userId, item);
    return item;
  };
  const pending = (userId: string): DeletionItem | null => {
    const item = deletions.get(userId);
    return item?.state === 'pending' ? item : null;
  };
  const isLeaving = (userId: string): boolean => (deletions.get(userId)?.state ?? 'canceled') !== 'canceled';
  const dueUpTo = (until: string, isListed: (item: DeletionItem) => boolean) => ({
    deletions: [...deletions.values()].filter((item) => item.dueAt <= until && isListed(item)),
    next: null,
  });
  const held = ({ userId, version, leaseUntil }: DeletionItem): DeletionItem => {
    const item = deletions.get(userId);
    if (item?.state === 'erasing' && item.version === version && item.leaseUntil === leaseUntil) return item;
    throw new ConcurrentModificationError();
  };
  return {
    deletions,
    leaving: { isLeaving: async (userId) => isLeaving(userId) },
    accountDeletions: {
      get: async (userId) => deletions.get(userId) ?? null,
      request: async (item, team = null) => {
        const known = deletions.get(item.userId);
        if (known && known.state !== 'canceled') return known;
        const keeper = team?.keeper ?? null;
        if (keeper !== null && isLeaving(keeper)) throw new ConcurrentModificationError();
        return put(item);
      },
      recordPaused: async (userId, paused) => {
        const item = pending(userId);
        return item && put({ ...item, paused });
      },
      cancel: async (userId, at) => {
        const item = pending(userId);
        if (!item || item.dueAt <= at) return null;
        return put({ ...item, state: 'canceled', canceledAt: at, version: item.version + 1 });
      },
    },
    reminders: {
      page: async (until) => dueUpTo(until, ({ state, remindedAt }) => state === 'pending' && remindedAt === null),
      markReminded: async ({ userId, version }, at) => {
        const item = pending(userId);
        if (item?.version !== version || item.remindedAt !== null) return false;
        put({ ...item, remindedAt: at });
        return true;
      },
    },
    erasures: {
      page: async (now) => dueUpTo(now, ({ state }) => state === 'pending' || state === 'erasing'),
      take: async ({ userId, version }, { now, until }) => {
        const item = deletions.get(userId);
        const isFree = item && item.version === version && (item.leaseUntil === null || item.leaseUntil <= now);
        if (!isFree || item.dueAt > now || (item.state !== 'pending' && item.state !== 'erasing')) return null;
        const { attempts } = item;
        return put({ ...item, state: 'erasing', leaseUntil: until, version: version + 1, attempts: attempts + 1 });
      },
      recordStep: async (item, receipt, details = item.details ?? undefined) =>
        put({ ...held(item), steps: [...item.steps, receipt], attempts: 0, details: details ?? null }),
      release: async (item) => {
        put({ ...held(item), leaseUntil: null });
      },
      finish: async (item, at) =>
        put({
          ...held(item),
          state: 'erased',
          erasedAt: at,
          leaseUntil: null,
          details: null,
          version: item.version + 1,
        }),
    },
  };
};
