import { addShiftBalance } from '@lambdas/money/billing/payouts/shift-balance';
import { addPaymentMethod, startCheckout } from '@lambdas/money/billing/change-plan';
import type { Deps as BillingDeps } from '@lambdas/money/billing/ports';
import { overridePlan } from '@lambdas/money/billing/staff-billing';
import { syncOwner } from '@lambdas/money/billing/synchronization/sync-customer';
import { createSecret } from '@lambdas/platform/crypto/secret';
import { environment } from '@lambdas/platform/environment';
import { AppError } from '@shared/errors';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { createStripeClient } from '@lambdas/platform/payments/stripe-client';
import { openTable } from '@lambdas/platform/table/table';
import type { BillingAccount } from '@lambdas/store/money/billing/billing-account';
import { createPlans } from '@lambdas/store/money/billing/plans';
import { systemClock } from '@lambdas/platform/clock';
import type { Entitlements } from '@shared/money/rules/entitlements';
import type { BillingPeriod } from '@shared/money/billing/vocabulary';
import { seedBalances, seedPlans, type SeedPlan } from './data/plans';
import { dayFrom } from './seed-clock';
import type { Services } from './seed-services';

type PlanContext = { services: Pick<Services, 'billing'>; now: Date; deployed: boolean };
type Order = { deps: BillingDeps; ownerId: string; staffId: string; until: string };

/** Numbers of Stripe's test cards. */
const cards = { works: '4242 4242 4242 4242', cannotBeCharged: '4000 0000 0000 0341' };
const contractDays = 365;
const contractReason = 'Contract for the demonstration.';

/** Submits the form of the emulator's page. */
const enterCard = async (url: string, number: string): Promise<void> => {
  const body = new URLSearchParams({ step: 'pay', number, expiry: '12/34', cvc: '123' });
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The payment page answered ${status}.`);
};

const sync = async ({ deps, ownerId }: Order): Promise<BillingAccount> => {
  const { customerId } = await deps.accounts.get(ownerId);
  if (customerId === null) throw new Error(`${ownerId} has no customer.`);
  return (await syncOwner(deps, ownerId, customerId)).account;
};

type Choice = { period: BillingPeriod | null; quantity?: number; trial?: boolean };

const buy = async (order: Order, { period, quantity = 1, trial = false }: Choice): Promise<BillingAccount> => {
  const { deps, ownerId } = order;
  const { version, kind } = await deps.accounts.get(ownerId);
  const planId = kind === 'professional' ? 'professional' : period === null ? 'starter' : 'team';
  const choice = { planId, period, quantity, trial, promoCode: '', version } as const;
  await enterCard((await startCheckout(deps, { ownerId, ...choice })).url, cards.works);
  return sync(order);
};

const tryOut = async (order: Order, card: string): Promise<BillingAccount> => {
  await buy(order, { period: 'month', trial: true });
  await enterCard((await addPaymentMethod(order.deps, order.ownerId)).url, card);
  return sync(order);
};

/** Uses the provider's own pages: the product would reject a card that is declined. */
const endTrial = async (order: Order, { projection }: BillingAccount): Promise<void> => {
  const { STRIPE_API_BASE: base, STRIPE_KEY_SECRET_ID: secretId } = environment('payments');
  const client = createStripeClient({ base, apiKey: createSecret(() => secretId) });
  const path = `/v1/subscriptions/${projection.subscription!.subscriptionId}`;
  await client.call({ method: 'POST', path, form: { trial_end: 'now' } });
  await sync(order);
};

const contract = async ({ deps, ownerId, staffId, until }: Order, activePostings: number | null): Promise<void> => {
  const { version, kind } = await deps.accounts.get(ownerId);
  const planId = kind === 'employer' ? 'enterprise' : 'professional';
  const terms = { planId, activePostings, until, invoice: null, reason: contractReason } as const;
  await overridePlan(deps, { ownerId, staffId, version, ...terms });
};

const give = async (order: Order, plan: SeedPlan): Promise<void> => {
  if (plan.kind === 'contract') await contract(order, plan.activePostings);
  if (plan.kind === 'subscription') await buy(order, { period: plan.period });
  if (plan.kind === 'postings') await buy(order, { period: null, quantity: plan.quantity });
  if (plan.kind === 'trial') await tryOut(order, cards.works);
  if (plan.kind === 'declined') await endTrial(order, await tryOut(order, cards.cannotBeCharged));
};

/** On a busy machine, the local provider seems to be down. */
const patiently = retry(
  handleWhen((error) => error instanceof AppError && error.code === 'PROVIDER_DOWN'),
  { maxAttempts: 6, backoff: new ConstantBackoff(10_000) },
);

const hasPlan = ({ override, projection }: BillingAccount): boolean =>
  override !== null || projection.subscription !== null || projection.postingsBought > 0;

/**
 * The plan of an organization or professional, where plans are sold. On a deployed stage staff grant all of them, because
 * the real provider's pages accept no cards from a program.
 */
export const seedPlan = async (
  { services, now, deployed }: PlanContext,
  key: string,
  { ownerId, staffId }: { ownerId: string; staffId: string },
): Promise<void> => {
  const [deps, plan] = [services.billing, seedPlans[key]];
  if (!deps || !plan) return;
  const order = { deps, ownerId, staffId, until: dayFrom(now, contractDays) };
  await patiently.execute(async () => {
    if (hasPlan(await deps.accounts.get(ownerId))) return;
    await give(order, deployed ? { kind: 'contract', activePostings: null } : plan);
  });
};

/** For contractors paid from prepaid balances; on a deployed stage, no page accepts a card from here. */
export const seedBalance = async (
  { services, deployed }: PlanContext,
  key: string,
  { ownerId }: { ownerId: string },
): Promise<void> => {
  const [deps, steps] = [services.billing, seedBalances[key]];
  if (!deps || steps === undefined || deployed) return;
  const { PAYOUTS: mode } = environment('billing');
  if (mode === 'off') return;
  await patiently.execute(async () => {
    const { customerId, projection } = await deps.accounts.get(ownerId);
    if (projection.fundedCents > 0) return;
    // For a run that stopped after paying.
    const known = customerId === null ? null : (await syncOwner(deps, ownerId, customerId)).account;
    if (known && known.projection.fundedCents > 0) return;
    await enterCard((await addShiftBalance(deps, { mode }, { ownerId, steps })).url, cards.works);
    await syncOwner(deps, ownerId, (await deps.accounts.get(ownerId)).customerId!);
  });
};

/** Entitlements of a caller; unlimited where no plans are sold. */
export const planNow = async (
  { services }: Pick<PlanContext, 'services'>,
  ownerId: string,
): Promise<{ plan?: Entitlements }> =>
  services.billing ? { plan: await createPlans(openTable(), systemClock).of(ownerId) } : {};
