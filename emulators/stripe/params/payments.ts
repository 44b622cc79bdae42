import * as z from 'zod';
import { address, bool, currency, emptyable, expand, int, listing, metadata, range, text } from './fields';

const billingDetails = z
  .strictObject({
    address: emptyable(address).optional(),
    email: emptyable(text).optional(),
    name: emptyable(text).optional(),
    phone: emptyable(text).optional(),
  })
  .optional();
export type BillingDetailsParam = z.infer<typeof billingDetails>;
const cardNumber = text.transform((number) => number.replaceAll(/[ -]/g, ''));

/** `token` represents a card, like `tok_visa` at Stripe; test payment method names work, too. */
export const createPaymentMethod = z.strictObject({
  billing_details: billingDetails,
  card: z.union([
    z.strictObject({ number: cardNumber, exp_month: int, exp_year: int, cvc: text.optional() }),
    z.strictObject({ token: text }),
  ]),
  expand,
  metadata,
  type: z.literal('card'),
});
export type PaymentMethodParams = z.infer<typeof createPaymentMethod>;
export const updatePaymentMethod = z.strictObject({
  billing_details: billingDetails,
  card: z.strictObject({ exp_month: int.optional(), exp_year: int.optional() }).optional(),
  expand,
  metadata,
});
export const attachPaymentMethod = z.strictObject({ customer: text, expand });
const methodType = z.literal('card').optional();
export const listCustomerMethods = z.strictObject({ ...listing, type: methodType });
export const listPaymentMethods = z.strictObject({ ...listing, customer: text.optional(), type: methodType });

const methods = z.array(z.literal('card')).optional();
const automatic = z.strictObject({ enabled: bool, allow_redirects: z.enum(['always', 'never']).optional() }).optional();
export const createSetupIntent = z.strictObject({
  automatic_payment_methods: automatic,
  confirm: bool.default(false),
  customer: text.optional(),
  description: text.optional(),
  expand,
  metadata,
  payment_method: text.optional(),
  payment_method_types: methods,
  return_url: text.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
});
export const confirmSetupIntent = z.strictObject({
  expand,
  payment_method: text.optional(),
  return_url: text.optional(),
});
export const cancelIntent = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});
export const listSetupIntents = z.strictObject({
  ...listing,
  customer: text.optional(),
  payment_method: text.optional(),
  created: range,
});

export const createPaymentIntent = z.strictObject({
  amount: int.pipe(z.int().min(50)),
  automatic_payment_methods: automatic,
  confirm: bool.default(false),
  currency,
  customer: text.optional(),
  description: text.optional(),
  expand,
  metadata,
  off_session: bool.default(false),
  payment_method: text.optional(),
  payment_method_types: methods,
  receipt_email: text.optional(),
  return_url: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});
export const confirmPaymentIntent = z.strictObject({
  expand,
  off_session: bool.default(false),
  payment_method: text.optional(),
  return_url: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});
export const listPaymentIntents = z.strictObject({ ...listing, customer: text.optional(), created: range });

export const createRefund = z.strictObject({
  amount: int.pipe(z.int().positive()).optional(),
  charge: text.optional(),
  expand,
  metadata,
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const ofPayment = { charge: text.optional(), payment_intent: text.optional(), created: range };
export const listRefunds = z.strictObject({ ...listing, ...ofPayment });
export const listCharges = z.strictObject({
  ...listing,
  customer: text.optional(),
  payment_intent: text.optional(),
  created: range,
});
