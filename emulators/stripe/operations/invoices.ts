import { removeRow } from '../core/remove-row';
import { collect, finalize, finalizeAndCollect, payOutOfBand } from '../core/invoices/collection';
import type { Core } from '../core/core';
import { newId } from '../core/core';
import { createCreditNote, previewCreditNote, voidCreditNote } from '../core/invoices/credit-notes';
import { mergeMetadata } from '../core/customers';
import { chooseDiscount, redeem } from '../core/invoices/discounts';
import { emit } from '../core/events';
import { findCreditNote, findCustomer, findInvoice, findInvoiceItem, findPrice } from '../core/find';
import {
  attachItems,
  deleteDraft,
  draftInvoice,
  linesOfItems,
  markUncollectible,
  newLine,
  pendingItems,
  voidInvoice,
} from '../core/invoices/invoices';
import { findOrMakeMethod } from '../core/payments';
import { previewInvoice } from '../core/invoices/previews';
import { productName } from '../core/invoices/prorations';
import type { Invoice, InvoiceItem } from '../core/invoices/invoice-state';
import { cardError, invalidRequest } from '../core/stripe-error';
import { expandAll } from '../http/expand';
import { inRange, pageOf } from '../http/listing';
import { plainList } from '../params/customers';
import { onlyExpand } from '../params/fields';
import * as params from '../params/invoices';
import { createPreview } from '../params/subscriptions';
import {
  renderCreditNote,
  renderInvoice,
  renderInvoiceItem,
  renderInvoicePayment,
  renderLine,
} from '../render/invoices';
import { setPlain } from './customers';
import { operation } from './operation';

const invoices = '/v1/invoices';
const items = '/v1/invoiceitems';
const notes = '/v1/credit_notes';

const isAs = <T>(value: T, wanted: T | undefined): boolean => wanted === undefined || value === wanted;
const existing = (core: Core): Invoice[] =>
  Object.values(core.state.invoices).filter(({ status }) => status !== 'deleted');

const createInvoice = (core: Core, given: params.CreateInvoice): Invoice => {
  const customer = findCustomer(core, given.customer, 'customer');
  const waiting = given.pending_invoice_items_behavior === 'include' ? pendingItems(core, customer.id, null) : [];
  const chosen = chooseDiscount(core, given.discounts, { customer: customer.id, amount: null });
  const discount = chosen && redeem(core, chosen, { customer: customer.id, subscription: null, invoice: null });
  const now = core.now();
  const invoice = draftInvoice(core, {
    customer,
    subscription: null,
    lines: linesOfItems(waiting),
    billing_reason: 'manual',
    period: { start: now, end: now },
    auto_advance: given.auto_advance,
    collection_method: given.collection_method ?? 'charge_automatically',
    currency: given.currency ?? customer.currency ?? 'usd',
    custom_fields: given.custom_fields ?? customer.custom_fields,
    days_until_due: given.days_until_due ?? null,
    default_payment_method: given.default_payment_method ?? null,
    description: given.description ?? null,
    discounts: discount ? [discount.id] : [],
    due_date: given.due_date ?? null,
    footer: given.footer ?? customer.footer,
    metadata: mergeMetadata({}, given.metadata),
    payment_method_types: given.payment_settings?.payment_method_types ?? null,
  });
  attachItems(waiting, invoice);
  return invoice;
};

const createItem = (core: Core, given: ReturnType<typeof params.createInvoiceItem.parse>): InvoiceItem => {
  const customer = findCustomer(core, given.customer, 'customer');
  const price = given.pricing ? findPrice(core, given.pricing.price, 'pricing[price]') : null;
  const quantity = given.quantity ?? 1;
  const amount = given.amount ?? (price ? price.unit_amount * quantity : undefined);
  if (amount === undefined) {
    throw invalidRequest('One of amount and pricing is required.', { code: 'parameter_missing', param: 'amount' });
  }
  const invoice = given.invoice === undefined ? null : findInvoice(core, given.invoice, 'invoice');
  if (invoice && invoice.status !== 'draft') {
    throw invalidRequest(`The invoice ${invoice.id} is not a draft.`, {
      code: 'invoice_not_editable',
      param: 'invoice',
    });
  }
  const now = core.now();
  const line = newLine({
    amount,
    description: given.description ?? (price ? productName(core, price.id) : null),
    period: given.period ?? { start: now, end: now },
    price: price?.id ?? null,
    quantity,
    subscription: given.subscription ?? null,
    discountable: given.discountable ?? amount > 0,
    metadata: mergeMetadata({}, given.metadata),
  });
  const item: InvoiceItem = {
    id: newId('ii'),
    created: now,
    customer: customer.id,
    subscription: given.subscription ?? null,
    invoice: invoice?.id ?? null,
    line,
    currency: given.currency ?? price?.currency ?? customer.currency ?? 'usd',
  };
  core.state.invoiceItems[item.id] = item;
  emit(core, 'invoiceitem.created', renderInvoiceItem(core, item));
  if (invoice) {
    invoice.lines.push({ ...structuredClone(line), id: newId('il'), invoice_item: item.id, discount_amounts: [] });
    invoice.amount_due += amount;
    emit(core, 'invoice.updated', renderInvoice(core, invoice));
  }
  return item;
};

const payInvoice = (core: Core, invoice: Invoice, given: ReturnType<typeof params.payInvoice.parse>): void => {
  if (given.paid_out_of_band) return payOutOfBand(core, invoice);
  const method = given.payment_method ? findOrMakeMethod(core, given.payment_method, 'payment_method') : null;
  if (invoice.status === 'draft') finalize(core, invoice);
  if (invoice.status === 'paid') {
    if (invoice.amount_due === 0 && invoice.payments.length === 0) return;
    throw invalidRequest('Invoice is already paid');
  }
  const result = collect(core, invoice, { method, offSession: given.off_session });
  if (result === 'succeeded') return;
  const intent = core.state.paymentIntents[invoice.payments.at(-1)!.payment_intent]!;
  if (result === 'requires_action') {
    throw cardError(
      'invoice_payment_intent_requires_action',
      null,
      'This payment requires additional user action before it can be completed successfully.',
    );
  }
  if (!intent.last_error) {
    throw invalidRequest('Cannot charge a customer that has no active card', { code: 'missing' });
  }
  throw cardError(intent.last_error.code, intent.last_error.decline_code, intent.last_error.message);
};

export const invoiceOperations = [
  operation(`POST ${invoices}/create_preview`, createPreview, (core, given) => {
    const { scratch, invoice } = previewInvoice(core, given);
    return expandAll(scratch, renderInvoice(scratch, invoice), given.expand);
  }),
  operation(`POST ${invoices}`, params.createInvoice, (core, given) => renderInvoice(core, createInvoice(core, given))),
  operation(`GET ${invoices}`, params.listInvoices, (core, given) => {
    const { collection_method, customer, status, subscription, created, ...page } = given;
    const rows = existing(core).filter(
      (it) =>
        isAs(it.collection_method, collection_method) &&
        isAs(it.customer, customer) &&
        isAs(it.status, status) &&
        isAs(it.subscription, subscription) &&
        inRange(it.created, created),
    );
    return pageOf(invoices, rows, page, (it) => renderInvoice(core, it));
  }),
  operation(`GET ${invoices}/{invoice}`, onlyExpand, (core, _params, id) => renderInvoice(core, findInvoice(core, id))),
  operation(`POST ${invoices}/{invoice}`, params.updateInvoice, (core, { expand: _, ...given }, id) => {
    const invoice = findInvoice(core, id);
    const { metadata, ...fields } = given;
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    setPlain(core, 'invoice.updated', invoice, () => renderInvoice(core, invoice), { ...changes, metadata });
    return renderInvoice(core, invoice);
  }),
  operation(`DELETE ${invoices}/{invoice}`, onlyExpand, (core, _params, id) => {
    const invoice = findInvoice(core, id);
    deleteDraft(core, invoice);
    return renderInvoice(core, invoice);
  }),
  operation(`GET ${invoices}/{invoice}/lines`, plainList, (core, page, id) => {
    const invoice = findInvoice(core, id);
    const lines = [...invoice.lines].reverse();
    return pageOf(`${invoices}/${invoice.id}/lines`, lines, page, (line) => renderLine(core, invoice, line));
  }),
  operation(`POST ${invoices}/{invoice}/finalize`, params.finalizeInvoice, (core, { auto_advance }, id) => {
    const invoice = findInvoice(core, id);
    invoice.auto_advance = auto_advance ?? invoice.auto_advance;
    if (invoice.auto_advance) finalizeAndCollect(core, invoice, { offSession: true, automatic: true });
    else finalize(core, invoice);
    return renderInvoice(core, invoice);
  }),
  operation(`POST ${invoices}/{invoice}/pay`, params.payInvoice, (core, given, id) => {
    const invoice = findInvoice(core, id);
    payInvoice(core, invoice, given);
    return renderInvoice(core, invoice);
  }),
  operation(`POST ${invoices}/{invoice}/void`, onlyExpand, (core, _params, id) => {
    const invoice = findInvoice(core, id);
    voidInvoice(core, invoice);
    return renderInvoice(core, invoice);
  }),
  operation(`POST ${invoices}/{invoice}/mark_uncollectible`, onlyExpand, (core, _params, id) => {
    const invoice = findInvoice(core, id);
    markUncollectible(core, invoice);
    return renderInvoice(core, invoice);
  }),
  operation('GET /v1/invoice_payments', params.listInvoicePayments, (core, given) => {
    const { invoice, payment, status, created, ...page } = given;
    const rows = existing(core).flatMap((owner) =>
      owner.payments.map((it, index) => ({ id: it.id, it, owner, index })),
    );
    const fitting = rows.filter(
      ({ it, owner }) =>
        isAs(owner.id, invoice) &&
        isAs(it.payment_intent, payment?.payment_intent) &&
        isAs(it.status, status) &&
        inRange(it.created, created),
    );
    return pageOf('/v1/invoice_payments', fitting, page, ({ owner, it, index }) =>
      renderInvoicePayment(owner, it, index),
    );
  }),

  operation(`POST ${items}`, params.createInvoiceItem, (core, given) =>
    renderInvoiceItem(core, createItem(core, given)),
  ),
  operation(`GET ${items}`, params.listInvoiceItems, (core, { customer, invoice, pending, created, ...page }) =>
    pageOf(
      items,
      Object.values(core.state.invoiceItems).filter(
        (it) =>
          isAs(it.customer, customer) &&
          isAs(it.invoice ?? undefined, invoice) &&
          isAs(it.invoice === null, pending) &&
          inRange(it.created, created),
      ),
      page,
      (it) => renderInvoiceItem(core, it),
    ),
  ),
  operation(`DELETE ${items}/{invoiceitem}`, onlyExpand, (core, _params, id) => {
    const item = findInvoiceItem(core, id);
    if (item.invoice !== null)
      throw invalidRequest('This invoice item is attached to an invoice and cannot be deleted.');
    removeRow(core.state.invoiceItems, item.id);
    emit(core, 'invoiceitem.deleted', renderInvoiceItem(core, item));
    return { id: item.id, object: 'invoiceitem', deleted: true };
  }),

  operation(`GET ${notes}/preview`, params.createCreditNote, (core, given) =>
    renderCreditNote(core, previewCreditNote(core, given)),
  ),
  operation(`POST ${notes}`, params.createCreditNote, (core, given) =>
    renderCreditNote(core, createCreditNote(core, given)),
  ),
  operation(`GET ${notes}`, params.listCreditNotes, (core, { customer, invoice, created, ...page }) =>
    pageOf(
      notes,
      Object.values(core.state.creditNotes).filter(
        (it) => isAs(it.customer, customer) && isAs(it.invoice, invoice) && inRange(it.created, created),
      ),
      page,
      (it) => renderCreditNote(core, it),
    ),
  ),
  operation(`GET ${notes}/{id}`, onlyExpand, (core, _params, id) => renderCreditNote(core, findCreditNote(core, id))),
  operation(`POST ${notes}/{id}/void`, onlyExpand, (core, _params, id) => {
    const note = findCreditNote(core, id);
    voidCreditNote(core, note);
    return renderCreditNote(core, note);
  }),
];
