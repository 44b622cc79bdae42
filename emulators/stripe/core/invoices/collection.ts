import type { Core } from '../core';
import { renderInvoice } from '../../render/invoices';
import { emit } from '../events';
import { amountRemaining } from './invoice-amounts';
import { finalizeInvoice, markPaid } from './invoices';
import { attemptPayment, type AttemptResult } from '../payments';
import { onInvoicePaid, onPaymentFailed, subscriptionOf } from './settlement';
import type { Invoice } from './invoice-state';
import type { PaymentIntent, PaymentMethod } from '../state';
import { invalidRequest } from '../stripe-error';

/** Payment method of the invoice, else of the subscription, else of the customer. */
export const methodFor = (core: Core, invoice: Invoice): PaymentMethod | null => {
  const subscription = subscriptionOf(core, invoice);
  const customer = core.state.customers[invoice.customer]!;
  const id = invoice.default_payment_method ?? subscription?.default_payment_method ?? customer.default_payment_method;
  return id === null ? null : (core.state.paymentMethods[id] ?? null);
};

export type Collecting = {
  method?: PaymentMethod | null;
  offSession: boolean;
  authenticated?: boolean;
  /** Scheduled, not requested by a call. */
  automatic?: boolean;
};

/** Applies the result of a payment intent to its invoice and subscription. */
export const settleIntent = (core: Core, intent: PaymentIntent, result: AttemptResult, automatic = false): void => {
  const invoice = intent.invoice === null ? null : core.state.invoices[intent.invoice];
  if (!invoice || invoice.status !== 'open') return;
  if (result === 'succeeded') {
    markPaid(core, invoice);
    onInvoicePaid(core, invoice);
    return;
  }
  onPaymentFailed(core, invoice, { automatic, requiresAction: result === 'requires_action' });
};

const payableIntent = (core: Core, invoice: Invoice): PaymentIntent => {
  const payment = invoice.payments.at(-1);
  const intent = payment && core.state.paymentIntents[payment.payment_intent];
  if (!intent) throw new Error(`${invoice.id} has no payment`);
  intent.amount = amountRemaining(invoice);
  payment.amount_requested = intent.amount;
  return intent;
};

/** Attempts payment of an open invoice. */
export const collect = (core: Core, invoice: Invoice, collecting: Collecting): AttemptResult => {
  if (invoice.status !== 'open') throw invalidRequest(`Invoice is already ${invoice.status}.`);
  const { automatic = false } = collecting;
  const intent = payableIntent(core, invoice);
  const method = collecting.method ?? methodFor(core, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (!method) {
    onPaymentFailed(core, invoice, { automatic, requiresAction: false });
    return 'failed';
  }
  const result = attemptPayment(core, intent, {
    method,
    offSession: collecting.offSession,
    authenticated: collecting.authenticated ?? false,
    waits: true,
  });
  settleIntent(core, intent, result, automatic);
  return result;
};

/** Marks it paid immediately if nothing is due. */
export const finalize = (core: Core, invoice: Invoice, setupFutureUsage: 'off_session' | null = null): void => {
  finalizeInvoice(core, invoice, setupFutureUsage);
  if (invoice.amount_due === 0) onInvoicePaid(core, invoice);
};

export const finalizeAndCollect = (core: Core, invoice: Invoice, collecting: Collecting): AttemptResult => {
  finalize(core, invoice);
  if (invoice.amount_due === 0) return 'succeeded';
  return invoice.collection_method === 'send_invoice' ? 'failed' : collect(core, invoice, collecting);
};

export const payOutOfBand = (core: Core, invoice: Invoice): void => {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(`Invoice is already ${invoice.status}.`);
  }
  invoice.paid_out_of_band = true;
  markPaid(core, invoice);
  onInvoicePaid(core, invoice);
  emit(core, 'invoice.updated', renderInvoice(core, invoice));
};
