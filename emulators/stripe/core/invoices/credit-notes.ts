import type { CreateCreditNote } from '../../params/invoices';
import { renderCreditNote, renderInvoice } from '../../render/invoices';
import { renderCharge, renderRefund } from '../../render/payments';
import { newId, type Core } from '../core';
import { changeBalance, mergeMetadata } from '../customers';
import { emit } from '../events';
import { findCharge, findInvoice, findPaymentIntent } from '../find';
import { amountRemaining } from './invoice-amounts';
import { markPaid } from './invoices';
import { onInvoicePaid } from './settlement';
import type { CreditNote, CreditNoteLine, Invoice } from './invoice-state';
import type { Metadata } from '../common-state';
import type { Charge, Refund } from '../state';
import { invalidRequest } from '../stripe-error';

type RefundOptions = { amount?: number | undefined; reason?: Refund['reason']; metadata?: Metadata };

export const refundCharge = (
  core: Core,
  charge: Charge,
  { amount, reason = null, metadata = {} }: RefundOptions,
): Refund => {
  if (charge.status === 'failed') throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount !== undefined && amount > left) {
    throw invalidRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    );
  }
  const refund: Refund = {
    id: newId('re'),
    created: core.now(),
    amount: amount ?? left,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    metadata,
  };
  core.state.refunds[refund.id] = refund;
  charge.amount_refunded += refund.amount;
  emit(core, 'refund.created', renderRefund(refund));
  emit(core, 'charge.refunded', renderCharge(core, charge));
  return refund;
};

export const chargeOf = (
  core: Core,
  params: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge => {
  if (params.charge) return findCharge(core, params.charge, 'charge');
  if (!params.payment_intent) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  }
  const { latest_charge, status } = findPaymentIntent(core, params.payment_intent, 'payment_intent');
  if (latest_charge === null || status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${params.payment_intent}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  return core.state.charges[latest_charge]!;
};

const noteLines = (core: Core, invoice: Invoice, params: CreateCreditNote): CreditNoteLine[] => {
  if (!params.lines) {
    if (params.amount === undefined) {
      throw invalidRequest('You must specify either `amount`, `lines`, or `shipping_cost`.', {
        code: 'parameter_missing',
      });
    }
    return [{ id: newId('cnli'), amount: params.amount, description: 'Credit', invoice_line_item: null, quantity: 1 }];
  }
  return params.lines.map((line, index): CreditNoteLine => {
    const id = newId('cnli');
    if (line.type === 'custom_line_item') {
      const { description, unit_amount, quantity } = line;
      return { id, amount: unit_amount * quantity, description, invoice_line_item: null, quantity };
    }
    const credited = invoice.lines.find((it) => it.id === line.invoice_line_item);
    if (!credited) {
      throw invalidRequest(`No such invoice line item: '${line.invoice_line_item}'`, {
        param: `lines[${index}][invoice_line_item]`,
      });
    }
    return {
      id,
      amount: line.amount ?? credited.amount,
      description: line.description ?? credited.description,
      invoice_line_item: credited.id,
      quantity: line.quantity ?? null,
    };
  });
};

const chargeOfInvoice = (core: Core, invoice: Invoice): Charge | null => {
  const payment = invoice.payments.findLast(({ status }) => status === 'paid');
  const charge = payment && core.state.paymentIntents[payment.payment_intent]!.latest_charge;
  return charge ? core.state.charges[charge]! : null;
};

type Split = Record<'credit' | 'outOfBand' | 'prePayment' | 'refund', number>;

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** How the amount is returned to the customer. */
const splitOf = (invoice: Invoice, params: CreateCreditNote, amount: number): Split => {
  const { credit_amount: credit = 0, out_of_band_amount: outOfBand = 0, refund_amount: refund = 0 } = params;
  if (invoice.status === 'open') {
    if (amount > amountRemaining(invoice)) {
      throw invalidRequest(
        `The credit note amount (${money(amount)}) is more than the amount remaining on the invoice.`,
        { param: 'amount' },
      );
    }
    return { credit: 0, outOfBand: 0, refund: 0, prePayment: amount };
  }
  if (invoice.status !== 'paid') {
    throw invalidRequest('A credit note can only be created for an invoice that is open or paid.', {
      param: 'invoice',
    });
  }
  const left = totalPaid(invoice) - invoice.post_payment_credit;
  if (amount > left) {
    throw invalidRequest(
      `The credit note amount (${money(amount)}) is more than the creditable amount of the invoice (${money(left)}).`,
      { param: 'amount' },
    );
  }
  if (credit + outOfBand + refund !== amount) {
    throw invalidRequest(
      `The sum of credit amount, refund amount and out of band amount (${money(credit + outOfBand + refund)}) must equal the credit note amount (${money(amount)}).`,
    );
  }
  return { credit, outOfBand, refund, prePayment: 0 };
};

/** Amount paid, including the balance. */
const totalPaid = (invoice: Invoice): number =>
  invoice.lines.reduce(
    (sum, line) => sum + line.amount - line.discount_amounts.reduce((off, it) => off + it.amount, 0),
    0,
  ) - invoice.pre_payment_credit;

const buildNote = (core: Core, invoice: Invoice, params: CreateCreditNote): { note: CreditNote; split: Split } => {
  const lines = noteLines(core, invoice, params);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (params.amount !== undefined && params.amount !== amount) {
    throw invalidRequest('The sum of credit note lines must equal the credit note amount.', { param: 'amount' });
  }
  if (amount <= 0) throw invalidRequest('The credit note total must be positive.', { param: 'amount' });
  const split = splitOf(invoice, params, amount);
  const count = Object.values(core.state.creditNotes).filter((it) => it.invoice === invoice.id).length;
  const note: CreditNote = {
    id: newId('cn'),
    created: core.now(),
    customer: invoice.customer,
    invoice: invoice.id,
    currency: invoice.currency,
    number: `${invoice.number ?? ''}-CN-${String(count + 1).padStart(2, '0')}`,
    amount,
    pre_payment_amount: split.prePayment,
    out_of_band_amount: split.outOfBand,
    post_payment_amount: amount - split.prePayment,
    reason: params.reason ?? null,
    memo: params.memo ?? null,
    metadata: mergeMetadata({}, params.metadata),
    status: 'issued',
    voided_at: null,
    lines,
    refunds: [],
    customer_balance_transaction: null,
  };
  return { note, split };
};

/** Previews a credit note. */
export const previewCreditNote = (core: Core, params: CreateCreditNote): CreditNote =>
  buildNote(core, findInvoice(core, params.invoice, 'invoice'), params).note;

const giveBack = (core: Core, invoice: Invoice, note: CreditNote, split: Split): void => {
  if (split.refund > 0) {
    const charge = chargeOfInvoice(core, invoice);
    if (!charge)
      throw invalidRequest('The invoice was not paid by a charge that can be refunded.', { param: 'refund_amount' });
    const refund = refundCharge(core, charge, { amount: split.refund, reason: 'requested_by_customer' });
    note.refunds = [{ refund: refund.id, amount: refund.amount }];
  }
  if (split.credit > 0) {
    const customer = core.state.customers[invoice.customer]!;
    note.customer_balance_transaction = changeBalance(core, customer, -split.credit, {
      type: 'credit_note',
      credit_note: note.id,
      invoice: invoice.id,
    }).id;
  }
};

export const createCreditNote = (core: Core, params: CreateCreditNote): CreditNote => {
  const invoice = findInvoice(core, params.invoice, 'invoice');
  const { note, split } = buildNote(core, invoice, params);
  giveBack(core, invoice, note, split);
  core.state.creditNotes[note.id] = note;
  invoice.pre_payment_credit += note.pre_payment_amount;
  invoice.post_payment_credit += note.post_payment_amount;
  emit(core, 'credit_note.created', renderCreditNote(core, note));
  if (note.pre_payment_amount > 0) {
    invoice.amount_due -= note.pre_payment_amount;
    emit(core, 'invoice.updated', renderInvoice(core, invoice));
    if (invoice.amount_due === 0) {
      markPaid(core, invoice);
      onInvoicePaid(core, invoice);
    }
  }
  return note;
};

export const voidCreditNote = (core: Core, note: CreditNote): void => {
  const invoice = core.state.invoices[note.invoice]!;
  if (note.status === 'void' || invoice.status !== 'open') {
    throw invalidRequest('You can only void credit notes on open invoices.');
  }
  note.status = 'void';
  note.voided_at = core.now();
  invoice.pre_payment_credit -= note.pre_payment_amount;
  invoice.amount_due += note.pre_payment_amount;
  emit(core, 'credit_note.voided', renderCreditNote(core, note));
};
