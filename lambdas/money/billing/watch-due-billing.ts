import { isDeepStrictEqual } from 'node:util';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { dueNotice, settled, withNotice } from './account-plan';
import { syncOwner, type SyncDeps } from './synchronization/sync-customer';

export type WatchResult = { looked: number; notices: number; failed: number };

/** Syncs with the provider; keeps the last state if it is down. */
const readAgain = async (deps: SyncDeps, { ownerId, customerId }: BillingAccount): Promise<void> => {
  if (customerId === null) return;
  try {
    await syncOwner(deps, ownerId, customerId);
  } catch (error) {
    log.error('a customer could not be read', error, { customerId });
  }
};

const applyDue = (deps: SyncDeps, ownerId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const before = await deps.accounts.get(ownerId);
    const now = deps.clock.now();
    const notice = dueNotice(before, now);
    const after = settled(notice ? withNotice(before, { ...notice, at: now.toISOString() }) : before, deps.stage, now);
    if (!isDeepStrictEqual(before, after)) await deps.accounts.save(before, after);
    return notice !== null;
  });

/** Sends due reminders and applies changes over time, page by page; the next run continues. */
export const watchDueBilling = async (deps: SyncDeps, hasTime: () => boolean): Promise<WatchResult> => {
  const result: WatchResult = { looked: 0, notices: 0, failed: 0 };
  const until = deps.clock.now().toISOString();
  for await (const page of duePages(deps.accounts.due, until, hasTime)) {
    for (const account of page.accounts) {
      if (!hasTime()) return result;
      result.looked += 1;
      try {
        await readAgain(deps, account);
        if (await applyDue(deps, account.ownerId)) result.notices += 1;
      } catch (error) {
        result.failed += 1;
        log.error('an account that was due failed', error, { ownerId: account.ownerId });
      }
    }
  }
  return result;
};
