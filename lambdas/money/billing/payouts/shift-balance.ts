import { billingAddress, billingView } from '@shared/paths';
import { balancePrice } from '@shared/money/billing/catalogue';
import type { ShiftBalance } from '@shared/money/model/payout';
import { withCustomer, withProvider } from '../owner';
import type { Deps } from '../ports';
import { requirePayouts } from './onboarding';
import { availableCents } from './plan-for';
import type { PayoutDeps } from './ports';

export const getShiftBalance = async (
  { mode, store }: Pick<PayoutDeps, 'mode' | 'store'>,
  organizationId: string,
): Promise<ShiftBalance> => {
  if (mode === 'off') return { payouts: 'off', fundedCents: 0, spentCents: 0, availableCents: 0 };
  const funds = await store.funds(organizationId);
  return {
    payouts: 'on',
    fundedCents: funds.funded.cents,
    spentCents: funds.spent.spentCents,
    availableCents: availableCents(funds),
  };
};

/** Creates an invoice; the balance counts once the provider reports its payment. */
export const addShiftBalance = async (
  deps: Deps,
  payouts: Pick<PayoutDeps, 'mode'>,
  { ownerId, steps }: { ownerId: string; steps: number },
): Promise<{ url: string }> => {
  requirePayouts(payouts);
  await deps.throttle.count('billingChanges', { owner: ownerId });
  return withProvider(async () => {
    const { customerId, version } = await withCustomer(deps, ownerId);
    const minute = Math.floor(deps.clock.now().getTime() / 60_000);
    const { url } = await deps.provider.checkout(
      {
        customerId,
        ownerId,
        lookupKey: balancePrice.lookupKey,
        mode: 'payment',
        quantity: steps,
        trialDays: null,
        promotionCodeId: null,
        returnUrl: `${deps.siteUrl}${billingAddress(billingView.balance)}`,
      },
      `${ownerId}-${version}-balance-${steps}-${minute}`,
    );
    return { url };
  });
};
