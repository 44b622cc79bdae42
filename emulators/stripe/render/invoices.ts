import type { Core } from '../core/core';
import { amountRemaining, subtotalOf, totalOf } from '../core/invoices/invoice-amounts';
import type {
  CreditNote,
  CreditNoteLine,
  Invoice,
  InvoiceItem,
  InvoicePayment,
  Line,
} from '../core/invoices/invoice-state';
import { listOf, test, type Json } from './list';

const pricing = (core: Core, price: string | null, unitAmount: number): Json => ({
  type: 'price_details',
  unit_amount_decimal: String(unitAmount),
  ...(price !== null && { price_details: { price, product: core.state.prices[price]!.product } }),
});

const creditedItems = ({ credited }: Pick<Line, 'credited'>): Json => ({
  credited_items: credited && { invoice: credited.invoice, invoice_line_items: credited.lines },
});

const lineParent = (line: Line): Json => {
  const details = {
    proration: line.proration,
    proration_details: creditedItems(line),
    subscription: line.subscription,
  };
  if (line.subscription_item === null && line.invoice_item !== null) {
    return {
      type: 'invoice_item_details',
      invoice_item_details: { ...details, invoice_item: line.invoice_item },
      subscription_item_details: null,
    };
  }
  return {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      ...details,
      invoice_item: line.invoice_item,
      subscription_item: line.subscription_item,
    },
  };
};

const unitAmount = (core: Core, { amount, price, quantity, proration }: Line | InvoiceItem['line']): number =>
  price !== null && !proration ? core.state.prices[price]!.unit_amount : Math.round(amount / (quantity || 1));

export const renderLine = (core: Core, invoice: Invoice, line: Line): Json => ({
  id: line.id,
  object: 'line_item',
  ...test,
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: line.discount_amounts,
  discountable: line.discountable,
  discounts: [],
  invoice: invoice.id,
  metadata: line.metadata,
  parent: lineParent(line),
  period: line.period,
  pretax_credit_amounts: line.discount_amounts.map((it) => ({ ...it, type: 'discount' })),
  pricing: pricing(core, line.price, unitAmount(core, line)),
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  subscription: line.subscription,
  subtotal: line.amount,
  taxes: [],
});

const sumByDiscount = (lines: readonly Line[]): { amount: number; discount: string }[] => {
  const sums = new Map<string, number>();
  for (const { amount, discount } of lines.flatMap((line) => line.discount_amounts)) {
    sums.set(discount, (sums.get(discount) ?? 0) + amount);
  }
  return [...sums].map(([discount, amount]) => ({ amount, discount }));
};

const parentOf = ({ subscription, subscription_metadata }: Invoice): Json | null =>
  subscription === null
    ? null
    : {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: subscription_metadata, subscription },
      };

const shownReason = (reason: Invoice['billing_reason']): string =>
  reason === 'upcoming' ? 'subscription_cycle' : reason;

export const renderInvoice = (core: Core, invoice: Invoice): Json => {
  if (invoice.status === 'deleted') return { id: invoice.id, object: 'invoice', deleted: true };
  const total = totalOf(invoice);
  const isFinal = invoice.number !== null;
  const discounts = sumByDiscount(invoice.lines);
  return {
    id: invoice.id,
    object: 'invoice',
    ...test,
    account_country: 'US',
    account_name: 'Wardline',
    account_tax_ids: null,
    amount_due: invoice.amount_due,
    amount_overpaid: 0,
    amount_paid: invoice.amount_paid,
    amount_paid_off_stripe: invoice.paid_out_of_band ? invoice.amount_paid : 0,
    amount_remaining: amountRemaining(invoice),
    amount_shipping: 0,
    attempt_count: invoice.attempt_count,
    attempted: invoice.attempted,
    auto_advance: invoice.auto_advance,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: invoice.automatically_finalizes_at,
    billing_reason: shownReason(invoice.billing_reason),
    collection_method: invoice.collection_method,
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: invoice.custom_fields,
    customer: invoice.customer,
    customer_account: null,
    customer_address: invoice.customer_address,
    customer_email: invoice.customer_email,
    customer_name: invoice.customer_name,
    customer_phone: invoice.customer_phone,
    customer_shipping: null,
    customer_tax_exempt: invoice.customer_tax_exempt,
    customer_tax_ids: invoice.customer_tax_ids,
    default_payment_method: invoice.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: invoice.description,
    discounts: invoice.discounts,
    due_date: invoice.due_date,
    effective_at: invoice.transitions.finalized_at,
    ending_balance: invoice.ending_balance,
    footer: invoice.footer,
    from_invoice: null,
    hosted_invoice_url: isFinal ? `${core.pages}/invoice/${invoice.id}` : null,
    invoice_pdf: isFinal ? `${core.pages}/invoice/${invoice.id}/pdf` : null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => renderLine(core, invoice, line)),
    ),
    metadata: invoice.metadata,
    next_payment_attempt: invoice.next_payment_attempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: parentOf(invoice),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: invoice.payment_method_types ?? null,
    },
    period_end: invoice.period_end,
    period_start: invoice.period_start,
    post_payment_credit_notes_amount: invoice.post_payment_credit,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.starting_balance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: invoice.transitions,
    subtotal: subtotalOf(invoice),
    subtotal_excluding_tax: subtotalOf(invoice),
    test_clock: null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: discounts.map((it) => ({ ...it, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: isFinal ? invoice.transitions.finalized_at : null,
  };
};

export const renderInvoicePayment = (invoice: Invoice, payment: InvoicePayment, index: number): Json => ({
  id: payment.id,
  object: 'invoice_payment',
  ...test,
  amount_paid: payment.amount_paid,
  amount_requested: payment.amount_requested,
  created: payment.created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: index === invoice.payments.length - 1,
  payment: { type: 'payment_intent', payment_intent: payment.payment_intent },
  status: payment.status,
  status_transitions: { canceled_at: payment.canceled_at, paid_at: payment.paid_at },
});

/** Only on request, like the secret to confirm it. */
export const invoicePayments = (invoice: Invoice): Json =>
  listOf(
    `/v1/invoice_payments?invoice=${invoice.id}`,
    invoice.payments.map((payment, index) => renderInvoicePayment(invoice, payment, index)),
  );

export const confirmationSecret = (core: Core, invoice: Invoice): Json | null => {
  const last = invoice.payments.at(-1);
  return last
    ? { client_secret: core.state.paymentIntents[last.payment_intent]!.client_secret, type: 'payment_intent' }
    : null;
};

export const renderInvoiceItem = (core: Core, { line, ...item }: InvoiceItem): Json => ({
  id: item.id,
  object: 'invoiceitem',
  ...test,
  amount: line.amount,
  currency: item.currency,
  customer: item.customer,
  customer_account: null,
  date: item.created,
  description: line.description,
  discountable: line.discountable,
  discounts: [],
  invoice: item.invoice,
  metadata: line.metadata,
  net_amount: line.amount,
  parent:
    item.subscription === null
      ? null
      : {
          type: 'subscription_details',
          subscription_details: {
            subscription: item.subscription,
            ...(line.subscription_item !== null && { subscription_item: line.subscription_item }),
          },
        },
  period: line.period,
  pricing: pricing(core, line.price, unitAmount(core, line)),
  proration: line.proration,
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  tax_rates: [],
  test_clock: null,
});

const renderCreditNoteLine = (line: CreditNoteLine): Json => ({
  id: line.id,
  object: 'credit_note_line_item',
  ...test,
  amount: line.amount,
  description: line.description,
  discount_amount: 0,
  discount_amounts: [],
  ...(line.invoice_line_item !== null && { invoice_line_item: line.invoice_line_item }),
  metadata: {},
  pretax_credit_amounts: [],
  quantity: line.quantity,
  tax_rates: [],
  taxes: [],
  type: line.invoice_line_item === null ? 'custom_line_item' : 'invoice_line_item',
  unit_amount: line.invoice_line_item === null ? line.amount : null,
  unit_amount_decimal: line.invoice_line_item === null ? String(line.amount) : null,
});

const creditNoteType = ({ pre_payment_amount, post_payment_amount }: CreditNote): string => {
  if (pre_payment_amount > 0 && post_payment_amount > 0) return 'mixed';
  return pre_payment_amount > 0 ? 'pre_payment' : 'post_payment';
};

export const renderCreditNote = (core: Core, { lines, refunds, ...note }: CreditNote): Json => ({
  ...note,
  ...test,
  object: 'credit_note',
  amount_shipping: 0,
  customer_account: null,
  discount_amount: 0,
  discount_amounts: [],
  effective_at: note.created,
  lines: listOf(`/v1/credit_notes/${note.id}/lines`, lines.map(renderCreditNoteLine)),
  pdf: `${core.pages}/credit-note/${note.id}/pdf`,
  pretax_credit_amounts: [],
  refunds: refunds.map(({ refund, amount }) => ({
    amount_refunded: amount,
    payment_record_refund: null,
    refund,
    type: 'refund',
  })),
  shipping_cost: null,
  subtotal: note.amount,
  subtotal_excluding_tax: note.amount,
  total: note.amount,
  total_excluding_tax: note.amount,
  total_taxes: [],
  type: creditNoteType({ lines, refunds, ...note }),
});
