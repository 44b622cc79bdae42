import * as z from 'zod';
import {
  bool,
  collectionMethod,
  currency,
  customFields,
  discounts,
  emptyable,
  expand,
  int,
  listing,
  metadata,
  period,
  range,
  text,
} from './fields';

export const createInvoice = z.strictObject({
  auto_advance: bool.default(false),
  collection_method: collectionMethod,
  currency: currency.optional(),
  custom_fields: customFields,
  customer: text,
  days_until_due: int.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  discounts,
  due_date: int.optional(),
  expand,
  footer: text.optional(),
  metadata,
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(text).optional(),
      payment_method_options: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  pending_invoice_items_behavior: z.enum(['exclude', 'include']).default('exclude'),
});
export type CreateInvoice = z.infer<typeof createInvoice>;
export const updateInvoice = z.strictObject({
  auto_advance: bool.optional(),
  custom_fields: customFields,
  default_payment_method: emptyable(text).optional(),
  description: emptyable(text).optional(),
  expand,
  footer: emptyable(text).optional(),
  metadata,
});
export const finalizeInvoice = z.strictObject({ auto_advance: bool.optional(), expand });
export const payInvoice = z.strictObject({
  expand,
  off_session: bool.default(true),
  paid_out_of_band: bool.default(false),
  payment_method: text.optional(),
});
export const listInvoices = z.strictObject({
  ...listing,
  collection_method: collectionMethod,
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
  created: range,
});
export const listInvoicePayments = z.strictObject({
  ...listing,
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
  created: range,
});
export const createInvoiceItem = z.strictObject({
  amount: int.optional(),
  currency: currency.optional(),
  customer: text,
  description: text.optional(),
  discountable: bool.optional(),
  expand,
  invoice: text.optional(),
  metadata,
  period: period.optional(),
  pricing: z.strictObject({ price: text }).optional(),
  quantity: int.optional(),
  subscription: text.optional(),
});
export const listInvoiceItems = z.strictObject({
  ...listing,
  customer: text.optional(),
  invoice: text.optional(),
  pending: bool.optional(),
  created: range,
});

const creditNoteFields = {
  amount: int.pipe(z.int().positive()).optional(),
  credit_amount: int.pipe(z.int().nonnegative()).optional(),
  email_type: z.enum(['credit_note', 'none']).optional(),
  expand,
  invoice: text,
  lines: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('invoice_line_item'),
          invoice_line_item: text,
          amount: int.optional(),
          quantity: int.optional(),
          description: text.optional(),
        }),
        z.strictObject({
          type: z.literal('custom_line_item'),
          description: text,
          unit_amount: int,
          quantity: int.default(1),
        }),
      ]),
    )
    .min(1)
    .optional(),
  memo: text.optional(),
  metadata,
  out_of_band_amount: int.pipe(z.int().nonnegative()).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  refund_amount: int.pipe(z.int().nonnegative()).optional(),
};
export const createCreditNote = z.strictObject(creditNoteFields);
export type CreateCreditNote = z.infer<typeof createCreditNote>;
export const listCreditNotes = z.strictObject({
  ...listing,
  customer: text.optional(),
  invoice: text.optional(),
  created: range,
});
