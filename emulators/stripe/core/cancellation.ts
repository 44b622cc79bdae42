import type { CancelSubscription, CancellationParam } from '../params/subscriptions';
import { renderSubscription } from '../render/subscriptions';
import { periodEnd } from './calendar';
import { finalize, finalizeAndCollect } from './invoices/collection';
import { newId, type Core } from './core';
import { emit } from './events';
import { attachItems, draftInvoice, linesOfItems, pendingItems } from './invoices/invoices';
import { creditLine } from './invoices/prorations';
import type { Invoice } from './invoices/invoice-state';
import type { Subscription } from './state';
import { invalidRequest } from './stripe-error';
import { invoicePeriod, recurringOf } from './subscriptions';

/** Stops collecting open invoices. */
const stopCollecting = (core: Core, subscription: Subscription): void => {
  for (const invoice of Object.values(core.state.invoices)) {
    if (invoice.subscription !== subscription.id) continue;
    if (invoice.status === 'open' || invoice.status === 'draft') {
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null });
    }
  }
};

const setReason = (subscription: Subscription, reason: string, details: CancellationParam): void => {
  subscription.cancellation = {
    comment: details?.comment ?? subscription.cancellation.comment,
    feedback: details?.feedback ?? subscription.cancellation.feedback,
    reason,
  };
};

const invoiceRest = (core: Core, subscription: Subscription): Invoice | null => {
  const waiting = pendingItems(core, subscription.customer, subscription.id).filter(
    (item) => item.subscription === subscription.id,
  );
  if (waiting.length === 0) return null;
  const invoice = draftInvoice(core, {
    customer: core.state.customers[subscription.customer]!,
    subscription,
    lines: linesOfItems(waiting),
    billing_reason: 'subscription_update',
    period: { start: core.now(), end: core.now() },
    discounts: [],
  });
  attachItems(waiting, invoice);
  return invoice;
};

const creditRest = (core: Core, subscription: Subscription): void => {
  for (const item of subscription.items) {
    const line = creditLine(core, subscription, item, core.now());
    item.billed = null;
    if (!line) continue;
    const id = newId('ii');
    core.state.invoiceItems[id] = {
      id,
      created: core.now(),
      customer: subscription.customer,
      subscription: subscription.id,
      invoice: null,
      line,
      currency: subscription.currency,
    };
  }
};

/** Ends it now. Pending items are still invoiced. */
export const endSubscription = (
  core: Core,
  subscription: Subscription,
  { reason, details, invoicesRest }: { reason: string; details?: CancellationParam; invoicesRest: boolean },
): void => {
  stopCollecting(core, subscription);
  const invoice = invoicesRest ? invoiceRest(core, subscription) : null;
  const now = core.now();
  setReason(subscription, reason, details);
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.pending_update = null;
  emit(core, 'customer.subscription.deleted', renderSubscription(core, subscription));
  if (invoice) finalizeAndCollect(core, invoice, { offSession: true, automatic: true });
};

export const cancelNow = (core: Core, subscription: Subscription, params: CancelSubscription): void => {
  if (subscription.ended_at !== null) {
    throw invalidRequest(`No such subscription: '${subscription.id}'`, { code: 'resource_missing', param: 'id' });
  }
  if (params.prorate) creditRest(core, subscription);
  subscription.canceled_at = core.now();
  endSubscription(core, subscription, {
    reason: 'cancellation_requested',
    details: params.cancellation_details,
    invoicesRest: params.invoice_now,
  });
};

/** Resumes after a trial without a payment method. A payment activates it. */
export const resumeSubscription = (core: Core, subscription: Subscription): void => {
  if (subscription.status !== 'paused') {
    throw invalidRequest(`This subscription cannot be resumed because its status is ${subscription.status}.`);
  }
  const now = core.now();
  const end = periodEnd(now, now, recurringOf(core.state.prices[subscription.items[0]!.price]!, 'items'));
  subscription.billing_cycle_anchor = now;
  for (const item of subscription.items) Object.assign(item, { current_period_start: now, current_period_end: end });
  const invoice = invoicePeriod(core, subscription, {
    reason: 'subscription_update',
    period: { start: now, end: now },
  });
  if (subscription.collection_method === 'send_invoice') return finalize(core, invoice);
  finalizeAndCollect(core, invoice, { offSession: true });
};
