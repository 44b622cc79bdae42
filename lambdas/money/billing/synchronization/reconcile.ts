import { billingLimits } from '@shared/money/billing/billing-limits';
import { log } from '../../../platform/logger';
import { addSeconds } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { PaymentProvider } from '../../../platform/payments/provider-port';
import { syncCustomer, type SyncDeps } from './sync-customer';

export type ReconcileDeps = SyncDeps & { provider: Pick<PaymentProvider, 'changedSince'> };
export type ReconcileResult = {
  customers: number;
  different: number;
  underWay: number;
  unknown: number;
  failed: number;
};

/** Period longer than the time between two runs, so a missed run leaves no gap. */
const lookBackSeconds = 3 * 24 * 3600;

const noteDifferences = (deps: SyncDeps, ownerId: string, differences: string[]): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.accounts.get(ownerId);
    if (before.differences.join() === differences.join()) return;
    await deps.accounts.save(before, { ...before, differences });
  });

/** Returns whether a recent event explains a difference, because its webhook may be on the way. */
const hasWebhookUnderWay = async ({ provider, clock }: ReconcileDeps, customerId: string): Promise<boolean> => {
  const since = addSeconds(clock.now(), -billingLimits.webhookGraceMinutes * 60).toISOString();
  return (await provider.changedSince(since)).includes(customerId);
};

/**
 * Syncs every customer with a recent event. A difference means that a webhook was lost, or that someone changed a price
 * at the provider. A difference explained by a webhook on the way is stored but not counted.
 */
export const reconcile = async (
  deps: ReconcileDeps,
  hasTime: () => boolean,
  lookBack: number = lookBackSeconds,
): Promise<ReconcileResult> => {
  const result: ReconcileResult = { customers: 0, different: 0, underWay: 0, unknown: 0, failed: 0 };
  const since = addSeconds(deps.clock.now(), -lookBack).toISOString();
  for (const customerId of await deps.provider.changedSince(since)) {
    if (!hasTime()) break;
    result.customers += 1;
    try {
      const synced = await syncCustomer(deps, customerId);
      if (!synced) {
        result.unknown += 1;
        continue;
      }
      const { ownerId, projection } = synced.account;
      const isUnderWay = synced.changed.length > 0 && (await hasWebhookUnderWay(deps, customerId));
      if (isUnderWay) result.underWay += 1;
      const lost = isUnderWay ? [] : synced.changed;
      const differences = [...lost, ...projection.oddPrices.map((price) => `price ${price}`)];
      if (differences.length > 0) {
        result.different += 1;
        log.info('billing was different from the provider', { ownerId, differences: differences.join(', ') });
      }
      await noteDifferences(deps, ownerId, differences);
    } catch (error) {
      result.failed += 1;
      log.error('a customer was not reconciled', error, { customerId });
    }
  }
  return result;
};
