import { AppError } from '@shared/errors';
import { paths, payoutsReturned } from '@shared/paths';
import { withProvider } from '../owner';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { PayoutDeps } from './ports';

export const requirePayouts = ({ mode }: Pick<PayoutDeps, 'mode'>): void => {
  if (mode === 'off') throw new AppError('PAYOUTS_OFF');
};

/** Creates the person's provider account once, with the first visit. */
const withAccount = async ({ store, payouts, owners }: PayoutDeps, userId: string): Promise<string> => {
  const before = await store.account(userId);
  if (before.accountId !== null) return before.accountId;
  const owner = await owners.of(userId);
  if (!owner) throw new AppError('NOT_FOUND');
  const accountId = await payouts.onboard({ userId, email: owner.email }, `payee-${userId}`);
  try {
    await store.saveAccount(before, { ...before, accountId });
  } catch (error) {
    throw error instanceof ConcurrentModificationError ? new AppError('STALE_VERSION') : error;
  }
  return accountId;
};

export const startOnboarding = async (deps: PayoutDeps, userId: string): Promise<{ url: string }> => {
  requirePayouts(deps);
  await deps.throttle.count('payoutRequests', { account: userId });
  return withProvider(async () => {
    const accountId = await withAccount(deps, userId);
    return deps.payouts.page(accountId, `${deps.siteUrl}${paths.timesheets}?${payoutsReturned}=done`);
  });
};
