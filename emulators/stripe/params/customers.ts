import * as z from 'zod';
import {
  address,
  bool,
  currency,
  customFields,
  emptyable,
  expand,
  int,
  listing,
  metadata,
  range,
  recurring,
  text,
  percent,
} from './fields';

const customerFields = {
  address: emptyable(address).optional(),
  balance: int.optional(),
  description: emptyable(text).optional(),
  email: emptyable(text).optional(),
  expand,
  invoice_prefix: text.pipe(z.string().regex(/^[A-Z0-9]{3,12}$/)).optional(),
  invoice_settings: z
    .strictObject({
      custom_fields: customFields,
      default_payment_method: emptyable(text).optional(),
      footer: emptyable(text).optional(),
    })
    .optional(),
  metadata,
  name: emptyable(text).optional(),
  next_invoice_sequence: int.optional(),
  phone: emptyable(text).optional(),
  preferred_locales: z.array(z.string()).optional(),
  tax_exempt: emptyable(z.enum(['exempt', 'none', 'reverse'])).optional(),
};
export const createCustomer = z.strictObject({
  ...customerFields,
  payment_method: text.optional(),
  tax_id_data: z.array(z.strictObject({ type: z.string(), value: text })).optional(),
});
export const updateCustomer = z.strictObject(customerFields);
export type CustomerParams = z.infer<typeof createCustomer>;
export const listCustomers = z.strictObject({ ...listing, email: text.optional(), created: range });
export const createTaxId = z.strictObject({ type: z.string(), value: text, expand });
export const createBalanceTransaction = z.strictObject({
  amount: int,
  currency,
  description: text.optional(),
  metadata,
  expand,
});
export const plainList = z.strictObject(listing);

export const createProduct = z.strictObject({
  active: bool.optional(),
  description: text.optional(),
  expand,
  id: text.optional(),
  marketing_features: z.array(z.strictObject({ name: text })).optional(),
  metadata,
  name: text,
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
});
export const updateProduct = z.strictObject({
  active: bool.optional(),
  default_price: text.optional(),
  description: emptyable(text).optional(),
  expand,
  marketing_features: emptyable(z.array(z.strictObject({ name: text }))).optional(),
  metadata,
  name: text.optional(),
  statement_descriptor: emptyable(text).optional(),
  tax_code: emptyable(text).optional(),
  unit_label: emptyable(text).optional(),
  url: emptyable(text).optional(),
});
export const listProducts = z.strictObject({
  ...listing,
  active: bool.optional(),
  ids: z.array(text).optional(),
  created: range,
});

export const createPrice = z.strictObject({
  active: bool.optional(),
  billing_scheme: z.literal('per_unit').optional(),
  currency,
  expand,
  lookup_key: text.optional(),
  metadata,
  nickname: text.optional(),
  product: text,
  recurring: recurring.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: bool.optional(),
  unit_amount: int.pipe(z.int().nonnegative()),
});
export const updatePrice = z.strictObject({
  active: bool.optional(),
  expand,
  lookup_key: emptyable(text).optional(),
  metadata,
  nickname: emptyable(text).optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: bool.optional(),
});
export const listPrices = z.strictObject({
  ...listing,
  active: bool.optional(),
  currency: currency.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']).optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  created: range,
});

export const createCoupon = z.strictObject({
  amount_off: int.pipe(z.int().positive()).optional(),
  applies_to: z.strictObject({ products: z.array(text) }).optional(),
  currency: currency.optional(),
  duration: z.enum(['forever', 'once', 'repeating']).default('once'),
  duration_in_months: int.pipe(z.int().positive()).optional(),
  expand,
  id: text.optional(),
  max_redemptions: int.pipe(z.int().positive()).optional(),
  metadata,
  name: text.pipe(z.string().max(40)).optional(),
  percent_off: percent.optional(),
  redeem_by: int.optional(),
});
export const updateCoupon = z.strictObject({ metadata, name: text.optional(), expand });
export const createPromotionCode = z.strictObject({
  active: bool.optional(),
  code: text.pipe(z.string().regex(/^[A-Za-z0-9-]+$/)).optional(),
  customer: text.optional(),
  expand,
  expires_at: int.optional(),
  max_redemptions: int.pipe(z.int().positive()).optional(),
  metadata,
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
  restrictions: z
    .strictObject({
      first_time_transaction: bool.optional(),
      minimum_amount: int.optional(),
      minimum_amount_currency: currency.optional(),
    })
    .optional(),
});
export const updatePromotionCode = z.strictObject({ active: bool.optional(), metadata, expand });
export const listPromotionCodes = z.strictObject({
  ...listing,
  active: bool.optional(),
  code: text.optional(),
  coupon: text.optional(),
  customer: text.optional(),
  created: range,
});

const anyEvent = z.array(z.string()).min(1);
export const createEndpoint = z.strictObject({
  api_version: z.string().optional(),
  description: text.optional(),
  enabled_events: anyEvent,
  expand,
  metadata,
  url: z.url(),
});
export const updateEndpoint = z.strictObject({
  description: emptyable(text).optional(),
  disabled: bool.optional(),
  enabled_events: anyEvent.optional(),
  expand,
  metadata,
  url: z.url().optional(),
});
export const listEvents = z.strictObject({
  ...listing,
  created: range,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});
