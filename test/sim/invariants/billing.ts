import { entitlementsOf } from '@shared/money/rules/entitlements';
import { balanceOf, type LedgerEntry } from '@shared/money/rules/ledger';
import { readAccount, standingOf } from '@lambdas/store/money/billing/billing-account';
import { stageBilling } from '@lambdas/store/money/billing/stage-billing';
import type { World } from '../world/world';
import { grouped, itemsOf, textOf } from './items';

const running: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due']);

/** Double entry: each transaction, and so each account, sums to zero. */
const ledgersAreEven = (world: World): string[] =>
  itemsOf(world, 'LedgerEntry').flatMap((entry) => {
    const balance = balanceOf([entry as unknown as LedgerEntry]);
    return balance === 0 ? [] : [`${entry.pk} ${entry.sk} sums to ${balance}`];
  });

/** The provider holds what customers paid and did not get back. */
const cashIsWhatWasPaid = (world: World): string[] => {
  const { invoices, refunds } = world.stripe.provider.core.state;
  const paid = Object.values(invoices).reduce((sum, { amount_paid: cents }) => sum + cents, 0);
  const returned = Object.values(refunds).reduce((sum, { amount }) => sum + amount, 0);
  const cash = itemsOf(world, 'LedgerEntry')
    .flatMap((entry) => (entry as unknown as LedgerEntry).lines)
    .filter(({ account }) => account === 'cash')
    .reduce((sum, { cents }) => sum + cents, 0);
  return cash === paid - returned ? [] : [`the ledger has ${cash} in cash, the provider ${paid} - ${returned}`];
};

/** One customer for each account, with one running subscription, which grants the account's rights. */
const accountsEqualTheProvider = (world: World): string[] => {
  const { customers, subscriptions } = world.stripe.provider.core.state;
  const byOwner = grouped(
    Object.values(customers).filter((it) => !('deleted' in it && it.deleted)),
    ({ metadata }) => textOf(metadata['ownerId']),
  );
  return itemsOf(world, 'BillingAccount').flatMap((item) => {
    const account = readAccount(item);
    const { ownerId, customerId } = account;
    const count = byOwner.get(ownerId)?.length ?? 0;
    const own = Object.values(subscriptions).filter(
      ({ customer, status }) => customer === customerId && running.has(status),
    );
    const plan = entitlementsOf(standingOf(account), stageBilling(), new Date());
    const isRunning = running.has(plan.state);
    return [
      ...(count > 1 ? [`${ownerId} has ${count} customers`] : []),
      ...(own.length > 1 ? [`${ownerId} has ${own.length} running subscriptions`] : []),
      ...(isRunning === (own.length === 1) ? [] : [`${ownerId} is ${plan.state}, with ${own.length} subscriptions`]),
    ];
  });
};

export const billingProblems = (world: World): string[] => [
  ...ledgersAreEven(world),
  ...cashIsWhatWasPaid(world),
  ...accountsEqualTheProvider(world),
];
