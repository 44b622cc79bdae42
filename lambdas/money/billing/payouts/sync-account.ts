import type { Payouts } from '@shared/money/model/payout';
import { isDeepStrictEqual } from 'node:util';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { addSeconds } from '../../../platform/clock';
import { withProvider } from '../owner';
import { movePayout } from './move-payout';
import { requirePayouts } from './onboarding';
import { getPayouts } from './payouts-view';
import type { MoveDeps, PayoutDeps } from './ports';

/** Days in which a bank may return a paid payout: https://docs.stripe.com/payouts#payout-failures */
const returnedWithinDays = 14;
const lookedAt = 5;

const syncEligibility = (deps: MoveDeps, userId: string, accountId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    // Read before the provider, so a concurrent write has newer data and wins.
    const before = await deps.store.account(userId);
    if (before.accountId !== accountId) return false;
    const { isReady, instant } = (await deps.payouts.eligibility(accountId)) ?? { isReady: false, instant: null };
    const after = { ...before, isReady, instant };
    if (!isDeepStrictEqual(before, after)) await deps.store.saveAccount(before, after);
    return true;
  });

/** Stores the state of the person's account and recent payouts at the provider. Repeatable. */
export const syncPayee = async (deps: MoveDeps, userId: string, accountId: string): Promise<void> => {
  if (!(await syncEligibility(deps, userId, accountId))) return;
  const since = addSeconds(deps.clock.now(), -returnedWithinDays * 24 * 3600).toISOString();
  const recent = (await deps.store.list(userId, lookedAt)).filter(
    ({ status, createdAt }) => status === 'requested' || status === 'sent' || (status === 'paid' && createdAt >= since),
  );
  for (const { payoutId } of recent) {
    await retryOnConflict(async () => {
      const payout = await deps.store.get(userId, payoutId);
      if (payout) await movePayout(deps, payout);
    });
  }
};

/** Syncs an account after a provider event about it. */
export const syncAccount = async (deps: MoveDeps, accountId: string): Promise<void> => {
  const userId = (await deps.payouts.eligibility(accountId))?.userId ?? null;
  if (userId === null) log.info('an event is about an unknown connected account', { accountId });
  else await syncPayee(deps, userId, accountId);
};

export const refreshPayouts = async (deps: PayoutDeps, userId: string): Promise<Payouts> => {
  requirePayouts(deps);
  await deps.throttle.count('payoutRequests', { account: userId });
  await withProvider(async () => {
    const { accountId } = await deps.store.account(userId);
    if (accountId !== null) await syncPayee(deps, userId, accountId);
  });
  return getPayouts(deps, userId);
};
