import { billingLimits } from '@shared/money/billing/billing-limits';
import { renderInvoice } from '../../render/invoices';
import { renderSubscription } from '../../render/subscriptions';
import { day } from '../calendar';
import type { Core } from '../core';
import { emit, tracked } from '../events';
import { applyPendingUpdate } from './pending-update';
import type { Invoice } from './invoice-state';
import type { Subscription } from '../state';

/** Retry days after the first failed payment, and the final state. */
export const dunning = { retryDays: billingLimits.dunningDays, afterwards: 'unpaid' } as const;

export const subscriptionOf = (core: Core, { subscription }: Pick<Invoice, 'subscription'>): Subscription | null =>
  subscription === null ? null : core.state.subscriptions[subscription]!;

export const changeSubscription = <T>(core: Core, subscription: Subscription, change: () => T): T =>
  tracked(core, 'customer.subscription.updated', () => renderSubscription(core, subscription), change);

const hasOpenInvoices = (core: Core, { id }: Subscription): boolean =>
  Object.values(core.state.invoices).some((invoice) => invoice.subscription === id && invoice.status === 'open');

const isTrialing = (core: Core, { trial_end }: Subscription): boolean => trial_end !== null && core.now() < trial_end;

const rememberMethod = (core: Core, subscription: Subscription, invoice: Invoice): void => {
  const payment = invoice.payments.at(-1);
  const method = payment && core.state.paymentIntents[payment.payment_intent]!.payment_method;
  if (method && subscription.saves_default_payment_method) subscription.default_payment_method = method;
};

const isSettledBy = (core: Core, subscription: Subscription, invoice: Invoice): boolean =>
  subscription.latest_invoice === invoice.id || !hasOpenInvoices(core, subscription);

/** Updates the subscription when its invoice is paid. */
export const onInvoicePaid = (core: Core, invoice: Invoice): void => {
  const subscription = subscriptionOf(core, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  if (subscription.pending_update?.invoice === invoice.id) applyPendingUpdate(core, subscription);
  const wasPaused = subscription.status === 'paused';
  changeSubscription(core, subscription, () => {
    rememberMethod(core, subscription, invoice);
    if (subscription.status === 'incomplete') {
      subscription.status = isTrialing(core, subscription) ? 'trialing' : 'active';
    } else if (
      ['past_due', 'paused', 'unpaid'].includes(subscription.status) &&
      isSettledBy(core, subscription, invoice)
    ) {
      subscription.status = 'active';
    }
  });
  if (wasPaused && subscription.status === 'active') {
    emit(core, 'customer.subscription.resumed', renderSubscription(core, subscription));
  }
};

const nextAttempt = (core: Core, invoice: Invoice): number | null => {
  invoice.first_failed_at ??= core.now();
  const later = dunning.retryDays.map((days) => invoice.first_failed_at! + days * day);
  return later.find((at) => at > core.now()) ?? null;
};

const afterLastAttempt = (subscription: Subscription): void => {
  if (subscription.status === 'past_due' || subscription.status === 'active') {
    subscription.status = dunning.afterwards;
  }
};

/** `automatic`: a scheduled attempt. */
export const onPaymentFailed = (
  core: Core,
  invoice: Invoice,
  { automatic, requiresAction }: { automatic: boolean; requiresAction: boolean },
): void => {
  const subscription = subscriptionOf(core, invoice);
  const isFirst = subscription?.status === 'incomplete';
  const isChange = subscription?.pending_update?.invoice === invoice.id;
  if (!isFirst && !isChange && invoice.auto_advance) {
    if (automatic || invoice.first_failed_at === null) invoice.next_payment_attempt = nextAttempt(core, invoice);
    core.state.customers[invoice.customer]!.delinquent = true;
  }
  if (requiresAction) emit(core, 'invoice.payment_action_required', renderInvoice(core, invoice));
  emit(core, 'invoice.payment_failed', renderInvoice(core, invoice));
  if (!subscription || isFirst || isChange || subscription.ended_at !== null) return;
  changeSubscription(core, subscription, () => {
    if (subscription.status === 'active' || subscription.status === 'trialing') subscription.status = 'past_due';
    if (automatic && invoice.next_payment_attempt === null && invoice.first_failed_at !== null) {
      afterLastAttempt(subscription);
    }
  });
};
