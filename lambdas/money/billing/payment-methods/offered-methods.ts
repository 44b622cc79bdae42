import { billingLimits } from '@shared/money/billing/billing-limits';
import { checkoutMethods, invoiceMethods } from '@shared/money/billing/vocabulary';
import type { OfferedMethods } from '@shared/money/model/billing';
import { requireBilling, withProvider } from '../owner';
import type { Deps } from '../ports';

type Read = { at: number; methods: Promise<readonly string[]> };

const keptMs = billingLimits.offeredMethodsMinutes * 60_000;

export const offeredOf = (offered: readonly string[]): OfferedMethods => ({
  checkout: checkoutMethods.filter((it) => offered.includes(it)),
  invoice: invoiceMethods.filter((it) => offered.includes(it)),
});

/** Caches the provider's answer, because anyone may ask. Errors aren't cached. */
export const createOfferedMethods = (
  deps: Pick<Deps, 'stage' | 'clock'> & { provider: Pick<Deps['provider'], 'offeredMethods'> },
): (() => Promise<OfferedMethods>) => {
  let last: Read | null = null;
  const read = (now: number): Read => {
    const methods = deps.provider.offeredMethods();
    const made = { at: now, methods };
    methods.catch(() => {
      if (last === made) last = null;
    });
    return made;
  };
  return () => {
    requireBilling(deps);
    const now = deps.clock.now().getTime();
    const { methods } = (last = last !== null && now - last.at < keptMs ? last : read(now));
    return withProvider(async () => offeredOf(await methods));
  };
};
