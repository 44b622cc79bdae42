import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { movePayout } from './move-payout';
import type { MoveDeps } from './ports';

/** Continues payouts the provider didn't take, and asks for missing statuses. */
export const watchDuePayouts = async (deps: MoveDeps, hasTime: () => boolean): Promise<{ failed: number }> => {
  let failed = 0;
  for await (const { payouts } of duePages(deps.store.due, deps.clock.now().toISOString(), hasTime)) {
    for (const { userId, payoutId } of payouts) {
      if (!hasTime()) return { failed };
      try {
        await retryOnConflict(async () => {
          const payout = await deps.store.get(userId, payoutId);
          if (payout && payout.dueAt !== null) await movePayout(deps, payout);
        });
      } catch (error) {
        failed += 1;
        log.error('a payout that was due failed', error, { payoutId });
      }
    }
  }
  return { failed };
};
