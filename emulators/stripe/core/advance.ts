import { renderInvoice } from '../render/invoices';
import { renderSession } from '../render/sessions';
import { renderSubscription } from '../render/subscriptions';
import { day, hour, periodEnd } from './calendar';
import { endSubscription } from './cancellation';
import { collect, finalizeAndCollect, methodFor } from './invoices/collection';
import { payoutsDue } from './connect';
import type { Core } from './core';
import { dropEndedDiscounts } from './invoices/discounts';
import { emit } from './events';
import { voidInvoice } from './invoices/invoices';
import { changeSubscription } from './invoices/settlement';
import type { Invoice } from './invoices/invoice-state';
import type { Session, State, Subscription } from './state';
import { invoicePeriod, recurringOf } from './subscriptions';

// Scheduled events at Stripe. Each entry says when and what; the clock runs them in order.

export type Due = { at: number; what: string; id: string; run: (core: Core) => void };

const firstPaymentWithin = 23 * hour;
const trialReminder = 3 * day;
const upcomingBefore = 7 * day;

const expire = (core: Core, subscription: Subscription): void => {
  const invoice = subscription.latest_invoice === null ? null : core.state.invoices[subscription.latest_invoice];
  if (invoice?.status === 'open') voidInvoice(core, invoice);
  changeSubscription(core, subscription, () => {
    subscription.status = 'incomplete_expired';
    subscription.ended_at = core.now();
  });
};

const pause = (core: Core, subscription: Subscription): void => {
  subscription.status = 'paused';
  // Only this event, none about entitlements.
  emit(core, 'customer.subscription.paused', renderSubscription(core, subscription));
};

const hasMethod = (core: Core, subscription: Subscription): boolean =>
  subscription.collection_method === 'send_invoice' ||
  (subscription.default_payment_method ?? core.state.customers[subscription.customer]!.default_payment_method) !== null;

/** Starts the next period. The invoice is finalized and charged an hour later. */
const renew = (core: Core, subscription: Subscription): void => {
  const now = core.now();
  const { current_period_start: previousStart, current_period_end: start } = subscription.items[0]!;
  const recurring = recurringOf(core.state.prices[subscription.items[0]!.price]!, 'items');
  const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
  changeSubscription(core, subscription, () => {
    dropEndedDiscounts(core, subscription);
    for (const item of subscription.items)
      Object.assign(item, { current_period_start: start, current_period_end: end });
    if (subscription.status === 'trialing') subscription.status = 'active';
    invoicePeriod(core, subscription, {
      reason: 'subscription_cycle',
      period: { start: previousStart, end: now },
      ...(subscription.status === 'unpaid' && { auto_advance: false }),
    });
  });
};

const endPeriod = (core: Core, subscription: Subscription): void => {
  const { trial_end, missing_payment_method } = subscription;
  const endsTrial = subscription.status === 'trialing' && trial_end !== null && trial_end <= core.now();
  if (subscription.cancel_at_period_end) {
    return endSubscription(core, subscription, { reason: 'cancellation_requested', invoicesRest: true });
  }
  if (endsTrial && !hasMethod(core, subscription)) {
    if (missing_payment_method === 'pause') return pause(core, subscription);
    if (missing_payment_method === 'cancel') {
      return endSubscription(core, subscription, { reason: 'payment_failed', invoicesRest: false });
    }
  }
  renew(core, subscription);
};

const announce = (core: Core, subscription: Subscription): void => {
  subscription.announced = subscription.items[0]!.current_period_end;
  const preview = structuredClone(core.state);
  const scratch: Core = { ...core, state: preview };
  const copy = preview.subscriptions[subscription.id]!;
  const end = periodEnd(
    copy.billing_cycle_anchor,
    subscription.announced,
    recurringOf(preview.prices[copy.items[0]!.price]!, 'items'),
  );
  for (const item of copy.items)
    Object.assign(item, { current_period_start: subscription.announced, current_period_end: end });
  const invoice = invoicePeriod(scratch, copy, {
    reason: 'upcoming',
    period: { start: subscription.items[0]!.current_period_start, end: subscription.announced },
  });
  const { id: _, ...rendered } = renderInvoice(scratch, invoice);
  emit(core, 'invoice.upcoming', rendered);
};

const ofSubscription = (subscription: Subscription): Due[] => {
  const { id, status, created, trial_end, cancel_at, items, pending_update } = subscription;
  if (subscription.ended_at !== null) return [];
  const due = (at: number, what: string, run: Due['run']): Due => ({ at, what, id, run });
  if (status === 'incomplete') {
    return [due(created + firstPaymentWithin, 'first payment expires', (core) => expire(core, subscription))];
  }
  const dues: Due[] = [];
  if (cancel_at !== null && !subscription.cancel_at_period_end) {
    const end = (core: Core): void =>
      endSubscription(core, subscription, { reason: 'cancellation_requested', invoicesRest: true });
    dues.push(due(cancel_at, 'subscription ends', end));
  }
  if (pending_update) {
    const drop = (core: Core): void => dropPendingUpdate(core, subscription);
    dues.push(due(pending_update.expires_at, 'pending change expires', drop));
  }
  if (status === 'paused') return dues;
  const end = items[0]!.current_period_end;
  if (status === 'trialing' && trial_end !== null && !subscription.trial_will_end_sent) {
    dues.push(
      due(Math.max(created, trial_end - trialReminder), 'trial will end', (core) => remind(core, subscription)),
    );
  }
  if (status === 'active' && !subscription.cancel_at_period_end && subscription.announced !== end) {
    const at = Math.max(items[0]!.current_period_start, end - upcomingBefore);
    dues.push(due(at, 'next invoice announced', (core) => announce(core, subscription)));
  }
  dues.push(due(end, 'period ends', (core) => endPeriod(core, subscription)));
  return dues;
};

const remind = (core: Core, subscription: Subscription): void => {
  subscription.trial_will_end_sent = true;
  emit(core, 'customer.subscription.trial_will_end', renderSubscription(core, subscription));
};

const dropPendingUpdate = (core: Core, subscription: Subscription): void => {
  const invoice = subscription.pending_update && core.state.invoices[subscription.pending_update.invoice];
  if (invoice?.status === 'open') voidInvoice(core, invoice);
  changeSubscription(core, subscription, () => {
    subscription.pending_update = null;
  });
  emit(core, 'customer.subscription.pending_update_expired', renderSubscription(core, subscription));
};

const overdue = (core: Core, invoice: Invoice): void => {
  invoice.overdue_sent = true;
  emit(core, 'invoice.overdue', renderInvoice(core, invoice));
  const subscription = invoice.subscription === null ? null : core.state.subscriptions[invoice.subscription];
  if (subscription?.status !== 'active') return;
  changeSubscription(core, subscription, () => {
    subscription.status = 'past_due';
  });
};

const ofInvoice = (invoice: Invoice): Due[] => {
  const { id, status, automatically_finalizes_at: finalizesAt, next_payment_attempt: attemptAt, due_date } = invoice;
  const automatic = { offSession: true, automatic: true } as const;
  if (status === 'draft' && invoice.auto_advance && finalizesAt !== null) {
    const run = (core: Core): void => void finalizeAndCollect(core, invoice, automatic);
    return [{ at: finalizesAt, what: 'invoice is finalized and charged', id, run }];
  }
  if (status !== 'open') return [];
  if (invoice.collection_method === 'charge_automatically' && attemptAt !== null) {
    const run = (core: Core): void => {
      const method = methodFor(core, invoice);
      collect(core, invoice, { ...automatic, method });
    };
    return [{ at: attemptAt, what: 'payment is tried again', id, run }];
  }
  if (invoice.collection_method === 'send_invoice' && due_date !== null && !invoice.overdue_sent) {
    return [{ at: due_date, what: 'invoice is overdue', id, run: (core) => overdue(core, invoice) }];
  }
  return [];
};

export const expireSession = (core: Core, session: Session): void => {
  session.status = 'expired';
  emit(core, 'checkout.session.expired', renderSession(core, session));
};

const ofSession = (session: Session): Due[] =>
  session.status === 'open'
    ? [
        {
          at: session.expires_at,
          what: 'checkout expires',
          id: session.id,
          run: (core) => expireSession(core, session),
        },
      ]
    : [];

/** Due events in order of time. */
export const dueNext = (state: State): Due[] =>
  [
    ...Object.values(state.subscriptions).flatMap(ofSubscription),
    ...Object.values(state.invoices).flatMap(ofInvoice),
    ...Object.values(state.sessions).flatMap(ofSession),
    ...payoutsDue(state),
  ].sort((a, b) => a.at - b.at);
