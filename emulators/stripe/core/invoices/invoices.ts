import { taxIdsOf } from '../../render/customers';
import { renderInvoice, renderInvoicePayment } from '../../render/invoices';
import { renderCustomer } from '../../render/customers';
import { day, hour } from '../calendar';
import { newId, type Core } from '../core';
import { changeBalance } from '../customers';
import { applyDiscounts } from './discounts';
import { emit, tracked } from '../events';
import { totalOf } from './invoice-amounts';
import { cancelIntent, createPaymentIntent } from '../payments';
import type { Invoice, InvoiceItem, Line } from './invoice-state';
import type { Customer, Subscription } from '../state';
import { invalidRequest } from '../stripe-error';

/** Minimum in cents; less is carried over in the customer's balance, as at Stripe. */
const smallestCharge = 50;
const finalizesAfter = hour;

export type NewLine = Omit<Line, 'discount_amounts' | 'id'>;

export const newLine = (values: Partial<NewLine> & Pick<NewLine, 'amount' | 'description' | 'period'>): NewLine => ({
  discountable: true,
  proration: false,
  price: null,
  quantity: 1,
  subscription: null,
  subscription_item: null,
  invoice_item: null,
  credited: null,
  metadata: {},
  ...values,
});

type NewInvoice = {
  customer: Customer;
  subscription: Subscription | null;
  lines: NewLine[];
  billing_reason: Invoice['billing_reason'];
  period: { start: number; end: number };
} & Partial<
  Pick<
    Invoice,
    | 'auto_advance'
    | 'collection_method'
    | 'currency'
    | 'custom_fields'
    | 'days_until_due'
    | 'default_payment_method'
    | 'description'
    | 'discounts'
    | 'due_date'
    | 'footer'
    | 'metadata'
    | 'payment_method_types'
  >
>;

const customerFacts = (core: Core, customer: Customer) => ({
  customer_address: customer.address,
  customer_email: customer.email,
  customer_name: customer.name,
  customer_phone: customer.phone,
  customer_tax_exempt: customer.tax_exempt,
  customer_tax_ids: taxIdsOf(core, customer.id).map(({ type, value }) => ({ type, value })),
});

const amountDue = (core: Core, invoice: Invoice): number => {
  const sum = totalOf(invoice) + core.state.customers[invoice.customer]!.balance;
  return sum >= smallestCharge ? sum : 0;
};

/** A draft with the discounts of its lines. */
export const draftInvoice = (core: Core, params: NewInvoice): Invoice => {
  const { customer, subscription, lines, period, billing_reason, ...rest } = params;
  const invoice: Invoice = {
    id: newId('in'),
    created: core.now(),
    customer: customer.id,
    subscription: subscription?.id ?? null,
    subscription_metadata: { ...subscription?.metadata },
    status: 'draft',
    billing_reason,
    collection_method: subscription?.collection_method ?? 'charge_automatically',
    currency: subscription?.currency ?? customer.currency ?? 'usd',
    lines: lines.map((line) => ({ ...structuredClone(line), id: newId('il'), discount_amounts: [] })),
    discounts: [...(subscription?.discounts ?? [])],
    number: null,
    period_start: period.start,
    period_end: period.end,
    auto_advance: true,
    automatically_finalizes_at: null,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    first_failed_at: null,
    due_date: null,
    days_until_due: subscription?.days_until_due ?? null,
    overdue_sent: false,
    amount_due: 0,
    amount_paid: 0,
    paid_out_of_band: false,
    starting_balance: customer.balance,
    ending_balance: null,
    pre_payment_credit: 0,
    post_payment_credit: 0,
    payments: [],
    default_payment_method: null,
    description: subscription?.description ?? null,
    footer: customer.footer,
    custom_fields: customer.custom_fields,
    metadata: {},
    transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...customerFacts(core, customer),
    ...rest,
  };
  if (invoice.auto_advance) invoice.automatically_finalizes_at = core.now() + finalizesAfter;
  applyDiscounts(core, invoice.discounts, invoice.lines);
  invoice.amount_due = amountDue(core, invoice);
  if (invoice.auto_advance && invoice.collection_method === 'charge_automatically') {
    invoice.next_payment_attempt = invoice.automatically_finalizes_at;
  }
  customer.currency ??= invoice.currency;
  core.state.invoices[invoice.id] = invoice;
  if (subscription) subscription.latest_invoice = invoice.id;
  emit(core, 'invoice.created', renderInvoice(core, invoice));
  return invoice;
};

/** Items for the next invoice. */
export const pendingItems = (core: Core, customer: string, subscription: string | null): InvoiceItem[] =>
  Object.values(core.state.invoiceItems).filter(
    (item) =>
      item.customer === customer &&
      item.invoice === null &&
      (item.subscription === null || item.subscription === subscription),
  );

export const linesOfItems = (items: readonly InvoiceItem[]): NewLine[] =>
  items.map(({ id, line }) => ({ ...line, invoice_item: id }));

export const attachItems = (items: readonly InvoiceItem[], invoice: Invoice): void => {
  for (const item of items) item.invoice = invoice.id;
};

const numberOf = (customer: Customer): string => {
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence += 1;
  return number;
};

/** Uses credit from the balance, or carries over what is too small to charge. */
const applyBalance = (core: Core, invoice: Invoice, customer: Customer): void => {
  const total = totalOf(invoice);
  invoice.starting_balance = customer.balance;
  invoice.amount_due = amountDue(core, invoice);
  const endingBalance = invoice.amount_due > 0 ? 0 : total + customer.balance;
  const change = endingBalance - customer.balance;
  if (change !== 0) {
    const type = total > 0 && change > 0 && endingBalance > 0 ? 'invoice_too_small' : 'applied_to_invoice';
    tracked(
      core,
      'customer.updated',
      () => renderCustomer(customer),
      () => changeBalance(core, customer, change, { type, invoice: invoice.id }),
    );
  }
  invoice.ending_balance = customer.balance;
};

export const markPaid = (core: Core, invoice: Invoice): void => {
  invoice.status = 'paid';
  invoice.transitions.paid_at = core.now();
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.amount_paid = invoice.amount_due;
  const last = invoice.payments.at(-1);
  if (last?.status === 'open' && !invoice.paid_out_of_band) {
    Object.assign(last, { status: 'paid', amount_paid: last.amount_requested, paid_at: core.now() });
    emit(core, 'invoice_payment.paid', renderInvoicePayment(invoice, last, invoice.payments.length - 1));
  }
  const customer = core.state.customers[invoice.customer]!;
  customer.delinquent = Object.values(core.state.invoices).some(
    (it) => it.customer === customer.id && it.status === 'open' && it.first_failed_at !== null,
  );
  const rendered = renderInvoice(core, invoice);
  emit(core, 'invoice.paid', rendered);
  emit(core, 'invoice.payment_succeeded', rendered);
};

const addPayment = (core: Core, invoice: Invoice, setupFutureUsage: 'off_session' | null): void => {
  const intent = createPaymentIntent(core, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    payment_method: null,
    invoice: invoice.id,
    description: invoice.subscription === null ? `Payment for Invoice` : reasonTexts[invoice.billing_reason],
    setup_future_usage: setupFutureUsage,
    receipt_email: invoice.customer_email,
  });
  invoice.payments.push({
    id: newId('inpay'),
    created: core.now(),
    payment_intent: intent.id,
    amount_requested: invoice.amount_due,
    amount_paid: null,
    status: 'open',
    paid_at: null,
    canceled_at: null,
  });
};
const reasonTexts: Record<Invoice['billing_reason'], string> = {
  manual: 'Payment for Invoice',
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
  upcoming: 'Subscription update',
};

/** Assigns the number. Without an amount due, it is paid immediately. */
export const finalizeInvoice = (core: Core, invoice: Invoice, setupFutureUsage: 'off_session' | null = null): void => {
  if (invoice.status !== 'draft') {
    throw invalidRequest(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`, {
      code: 'invoice_not_editable',
    });
  }
  const customer = core.state.customers[invoice.customer]!;
  Object.assign(invoice, customerFacts(core, customer));
  invoice.number = numberOf(customer);
  invoice.transitions.finalized_at = core.now();
  invoice.automatically_finalizes_at = null;
  invoice.next_payment_attempt = null;
  applyBalance(core, invoice, customer);
  invoice.status = 'open';
  if (invoice.collection_method === 'send_invoice') {
    invoice.due_date ??= core.now() + (invoice.days_until_due ?? 30) * day;
  }
  if (invoice.amount_due > 0) addPayment(core, invoice, setupFutureUsage);
  emit(core, 'invoice.finalized', renderInvoice(core, invoice));
  if (invoice.amount_due === 0) markPaid(core, invoice);
  else if (invoice.collection_method === 'send_invoice') emit(core, 'invoice.sent', renderInvoice(core, invoice));
};

const cancelPayments = (core: Core, invoice: Invoice): void => {
  for (const payment of invoice.payments.filter(({ status }) => status === 'open')) {
    const intent = core.state.paymentIntents[payment.payment_intent]!;
    if (intent.status !== 'canceled') cancelIntent(core, intent, 'void_invoice');
    Object.assign(payment, { status: 'canceled', canceled_at: core.now() });
  }
};

/** Returns used credit. */
export const voidInvoice = (core: Core, invoice: Invoice): void => {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(`You can only void open or uncollectible invoices. This invoice is ${invoice.status}.`);
  }
  cancelPayments(core, invoice);
  const taken = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (taken !== 0) {
    changeBalance(core, core.state.customers[invoice.customer]!, -taken, {
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
    });
  }
  invoice.status = 'void';
  invoice.transitions.voided_at = core.now();
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  emit(core, 'invoice.voided', renderInvoice(core, invoice));
};

export const markUncollectible = (core: Core, invoice: Invoice): void => {
  if (invoice.status !== 'open') throw invalidRequest('You can only mark open invoices as uncollectible.');
  invoice.status = 'uncollectible';
  invoice.transitions.marked_uncollectible_at = core.now();
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  emit(core, 'invoice.marked_uncollectible', renderInvoice(core, invoice));
};

/** Deletes a draft. Finalized invoices keep their number. */
export const deleteDraft = (core: Core, invoice: Invoice): void => {
  if (invoice.status !== 'draft' || invoice.subscription !== null) {
    throw invalidRequest("You can't delete invoices that aren't drafts of one-off invoices.");
  }
  invoice.status = 'deleted';
  for (const item of Object.values(core.state.invoiceItems)) if (item.invoice === invoice.id) item.invoice = null;
  emit(core, 'invoice.deleted', renderInvoice(core, invoice));
};
