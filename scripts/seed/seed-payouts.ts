import { getPayouts } from '@lambdas/money/billing/payouts/payouts-view';
import { startOnboarding } from '@lambdas/money/billing/payouts/onboarding';
import { requestPayout } from '@lambdas/money/billing/payouts/request-payout';
import { refreshPayouts } from '@lambdas/money/billing/payouts/sync-account';
import type { PayoutDeps } from '@lambdas/money/billing/payouts/ports';
import { environment } from '@lambdas/platform/environment';
import type { PayoutForm } from '@shared/money/model/payout';
import { seedPayee } from './data/payouts';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';

/** Submits the form of the emulator's page. */
const giveBank = async (url: string): Promise<void> => {
  const { routing, account, card } = seedPayee;
  const body = new URLSearchParams({ routing, account, card });
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (status >= 400) throw new Error(`The page for payees answered ${status}.`);
};

/** Advances the emulator's own clock: an instant payout arrives within a minute. */
const arrive = async (seconds: number): Promise<void> => {
  const { origin } = new URL(environment('payments').STRIPE_API_BASE);
  const body = new URLSearchParams({ by: String(seconds) });
  const { status } = await fetch(`${origin}/_local/billing/clock`, { method: 'POST', body, redirect: 'manual' });
  if (status >= 400) throw new Error(`The clock of the payment provider answered ${status}.`);
};

type Asking = { deps: PayoutDeps; userId: string };

/** Pays out the oldest shifts first. */
const payOut = async (
  { deps, userId }: Asking,
  now: Date,
  { method, shifts }: { method: PayoutForm['method']; shifts: number },
): Promise<void> => {
  const { quote } = await getPayouts(deps, userId);
  if (!quote) return;
  const shiftIds = [...new Set(quote.lines.map(({ shiftId }) => shiftId))].slice(0, shifts);
  const clock = seedClock(now, `${userId}/payout/${quote.quoteId}`, 0);
  await requestPayout({ ...deps, clock }, { userId, quoteId: quote.quoteId, shiftIds, method });
};

/**
 * Creates one arrived payout, one on its way, and a shift that can be paid out next. Only with the emulator: the real
 * provider's pages accept no bank account from here.
 */
export const seedPayouts = async ({ services, now, deployed }: SeedContext, userId: string): Promise<void> => {
  const { payouts: deps } = services;
  if (!deps || deps.mode === 'off' || deployed) return;
  const asking = { deps, userId };
  const before = await getPayouts(deps, userId);
  if (before.account !== 'ready') {
    await giveBank((await startOnboarding(deps, userId)).url);
    await refreshPayouts(deps, userId);
  }
  const [first, second] = seedPayee.payouts;
  if (before.items.length === 0 && before.open === null) await payOut(asking, now, first);
  const { open, items } = await getPayouts(deps, userId);
  if (open?.method === 'instant') {
    await arrive(seedPayee.instantSeconds);
    await refreshPayouts(deps, userId);
  }
  if (items.length === 0) await payOut(asking, now, second);
};
