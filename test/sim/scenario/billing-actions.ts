import { billingRoutes } from '@shared/money/api/billing.routes';
import type { Billing } from '@shared/money/model/billing';
import type { Person } from '../../support/people';
import type { Attempt } from './attempt';
import { choose } from './scene';

/** A payer; `pick` chooses among options. */
export type Payer = { person: Person; attempt: Attempt; pick: (choices: number) => number };
export type BillingAction = (payer: Payer) => Promise<void>;

const stateOf = async ({ person, attempt }: Payer): Promise<Billing | null> => {
  const reply = await attempt(person, billingRoutes.getBilling, {});
  return reply?.status === 200 ? reply.body : null;
};

/** Pays on the provider's page; one card is declined. */
const payAt = async (url: string, { pick }: Payer): Promise<void> => {
  const number = pick(4) === 0 ? '4000000000000002' : '4242424242424242';
  const address = { line1: '1 Main Street', city: 'Boston', state: 'MA', postal_code: '02118', country: 'US' };
  const form = { number, expiry: '12/34', cvc: '123', name: 'Robin Example', ...address, step: 'pay' };
  await fetch(url, { method: 'POST', body: new URLSearchParams(form) }).catch(() => undefined);
};

const choiceFor = ({ kind }: Billing, { pick }: Payer) => {
  const period = choose(['month', 'year'] as const, pick)!;
  const trial = pick(4) === 0;
  const more = { quantity: 1, trial, promoCode: '' };
  if (kind === 'professional') return { planId: choose(['premium', 'professional'] as const, pick)!, period, ...more };
  return pick(2) === 0
    ? { planId: 'starter' as const, period: null, ...more, trial: false, quantity: 1 + pick(3) }
    : { planId: 'team' as const, period, ...more };
};

/** Goes to the provider's page, and in half of the cases stops there. */
export const buy: BillingAction = async (payer) => {
  const { person, attempt, pick } = payer;
  const state = await stateOf(payer);
  if (!state) return;
  const body = { ...choiceFor(state, payer), version: state.version };
  const page = await attempt(person, billingRoutes.startCheckout, { body });
  if (page?.status !== 201 || pick(4) === 0) return;
  await payAt((page.body as { url: string }).url, payer);
  await attempt(person, billingRoutes.refreshBilling, {});
};

const change: BillingAction = async (payer) => {
  const { person, attempt } = payer;
  const state = await stateOf(payer);
  if (!state) return;
  const body = choiceFor(state, payer);
  const preview = await attempt(person, billingRoutes.previewPlan, { body });
  if (preview?.status !== 200) return;
  const { prorationAt, dueTodayCents } = preview.body as { prorationAt: string; dueTodayCents: number };
  const { planId, period } = body;
  const form = { planId, period, prorationAt, dueTodayCents, version: state.version };
  await attempt(person, billingRoutes.changePlan, { body: form } as never);
};

const cancel: BillingAction = async (payer) => {
  const state = await stateOf(payer);
  if (!state) return;
  const body = { keptJobIds: [], version: state.version };
  await payer.attempt(payer.person, billingRoutes.cancelPlan, { body });
};

const resume: BillingAction = async (payer) => {
  const state = await stateOf(payer);
  if (state) await payer.attempt(payer.person, billingRoutes.resumePlan, { body: { version: state.version } });
};

const takeMoneyBack: BillingAction = async (payer) => {
  const state = await stateOf(payer);
  if (state) await payer.attempt(payer.person, billingRoutes.takeMoneyBack, { body: { version: state.version } });
};

const refresh: BillingAction = async ({ person, attempt }) => {
  await attempt(person, billingRoutes.refreshBilling, {});
};

/** Actions weighted so that the first plan is bought more often than it ends. */
export const billingActions: readonly BillingAction[] = [
  buy,
  buy,
  buy,
  buy,
  change,
  change,
  cancel,
  resume,
  takeMoneyBack,
  refresh,
];
