import {
  updateSubscription as updateParams,
  type PreviewParams,
  type UpdateSubscription,
} from '../../params/subscriptions';
import { draftChange } from '../changes';
import { periodEnd } from '../calendar';
import { endSubscription } from '../cancellation';
import type { Core } from '../core';
import { findSubscription } from '../find';
import { draftInvoice, linesOfItems, pendingItems } from './invoices';
import { chooseDiscount, dropEndedDiscounts, redeem } from './discounts';
import { creditLine } from './prorations';
import type { Invoice } from './invoice-state';
import type { Subscription } from '../state';
import { invalidRequest } from '../stripe-error';
import { createSubscription, invoicePeriod, recurringOf } from '../subscriptions';

/** A preview runs the real change on a copy of the state, so amounts always match. */
export type Preview = { scratch: Core; invoice: Invoice };

const none = (): never => {
  throw invalidRequest('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
};

const updateOf = (params: PreviewParams): UpdateSubscription => {
  const details = params.subscription_details ?? {};
  return updateParams.parse({
    ...(details.items && { items: details.items }),
    ...(details.proration_behavior && { proration_behavior: details.proration_behavior }),
    ...(details.proration_date !== undefined && { proration_date: details.proration_date }),
    ...(details.billing_cycle_anchor && { billing_cycle_anchor: details.billing_cycle_anchor }),
    ...(details.trial_end !== undefined && { trial_end: details.trial_end }),
  });
};

/** Invoice of the next period, as at its start. */
const renewalInvoice = (core: Core, subscription: Subscription): Invoice => {
  const start = subscription.items[0]!.current_period_end;
  const recurring = recurringOf(core.state.prices[subscription.items[0]!.price]!, 'items');
  const previousStart = subscription.items[0]!.current_period_start;
  const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
  for (const item of subscription.items) Object.assign(item, { current_period_start: start, current_period_end: end });
  const later: Core = { ...core, now: () => start };
  dropEndedDiscounts(later, subscription);
  return invoicePeriod(later, subscription, { reason: 'upcoming', period: { start: previousStart, end: start } });
};

const endingInvoice = (core: Core, subscription: Subscription): Invoice => {
  const customer = core.state.customers[subscription.customer]!;
  const credits = subscription.items.map((item) => creditLine(core, subscription, item, core.now()));
  const waiting = pendingItems(core, customer.id, subscription.id);
  const lines = [...linesOfItems(waiting), ...credits.filter((line) => line !== null)];
  if (lines.length === 0) return none();
  const now = core.now();
  return draftInvoice(core, {
    customer,
    subscription,
    lines,
    billing_reason: 'upcoming',
    period: { start: now, end: now },
  });
};

const setDiscount = (core: Core, subscription: Subscription, params: PreviewParams): void => {
  if (params.discounts === undefined) return;
  const chosen = chooseDiscount(core, params.discounts, { customer: subscription.customer, amount: null });
  subscription.discounts = chosen
    ? [redeem(core, chosen, { customer: subscription.customer, subscription: subscription.id, invoice: null }).id]
    : [];
};

const ofRunning = (core: Core, subscription: Subscription, params: PreviewParams): Invoice => {
  const details = params.subscription_details ?? {};
  if (subscription.ended_at !== null) return none();
  if (details.cancel_now) {
    if (details.proration_behavior === 'none')
      endSubscription(core, subscription, { reason: 'cancellation_requested', invoicesRest: true });
    return endingInvoice(core, subscription);
  }
  setDiscount(core, subscription, params);
  const invoice = draftChange(core, subscription, updateOf(params));
  if (invoice) return { ...invoice, billing_reason: 'subscription_update' };
  const ends = details.cancel_at_period_end ?? subscription.cancel_at_period_end;
  return ends ? none() : renewalInvoice(core, subscription);
};

const ofNew = (core: Core, params: PreviewParams): Invoice => {
  const items = params.subscription_details?.items;
  if (!params.customer || !items) return none();
  const { subscription } = createSubscription(core, {
    customer: params.customer,
    items: items.map(({ price, quantity = 1 }, index) => {
      if (price !== undefined) return { price, quantity };
      throw invalidRequest(`Missing required param: subscription_details[items][${index}][price].`, {
        code: 'parameter_missing',
      });
    }),
    discounts: params.discounts,
    trial_end: params.subscription_details?.trial_end,
    off_session: false,
    payment_behavior: 'default_incomplete',
  });
  const invoice = core.state.invoices[subscription.latest_invoice!]!;
  return {
    ...invoice,
    number: null,
    status: 'draft',
    payments: [],
    transitions: { ...invoice.transitions, finalized_at: null, paid_at: null },
    amount_paid: 0,
  };
};

const runningOf = (core: Core, params: PreviewParams): Subscription | null => {
  if (params.subscription) return findSubscription(core, params.subscription, 'subscription');
  if (params.subscription_details?.items) return null;
  const running = Object.values(core.state.subscriptions).find(
    (it) => it.customer === params.customer && it.ended_at === null && it.status !== 'incomplete',
  );
  return running ?? none();
};

export const previewInvoice = (core: Core, params: PreviewParams): Preview => {
  const scratch: Core = { ...core, state: structuredClone(core.state) };
  const subscription = runningOf(scratch, params);
  const invoice = subscription ? ofRunning(scratch, subscription, params) : ofNew(scratch, params);
  const shown = { ...invoice, id: `upcoming_${invoice.id}`, auto_advance: false, automatically_finalizes_at: null };
  scratch.state.invoices[shown.id] = shown;
  return { scratch, invoice: shown };
};
