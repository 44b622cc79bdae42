import * as z from 'zod';
import {
  bool,
  collectionMethod,
  currency,
  discounts,
  emptyable,
  expand,
  int,
  listing,
  metadata,
  range,
  text,
  trialSettings,
} from './fields';

const quantity = int.pipe(z.int().nonnegative());
const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']).optional();
const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
const paymentSettings = z
  .strictObject({
    payment_method_types: emptyable(z.array(z.literal('card'))).optional(),
    save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  })
  .optional();
const billingMode = z.strictObject({ type: z.literal('flexible') }).optional();
const noTax = z.strictObject({ enabled: bool.pipe(z.literal(false)) }).optional();

export const createSubscription = z.strictObject({
  add_invoice_items: z.array(z.strictObject({ price: text, quantity: quantity.default(1) })).optional(),
  automatic_tax: noTax,
  billing_mode: billingMode,
  cancel_at: int.optional(),
  cancel_at_period_end: bool.optional(),
  collection_method: collectionMethod,
  currency: currency.optional(),
  customer: text,
  days_until_due: int.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  discounts,
  expand,
  items: z.array(z.strictObject({ price: text, quantity: quantity.default(1), metadata })).min(1),
  metadata,
  off_session: bool.default(false),
  payment_behavior: paymentBehavior.default('allow_incomplete'),
  payment_settings: paymentSettings,
  trial_end: z.union([z.literal('now'), int]).optional(),
  trial_period_days: int.pipe(z.int().positive()).optional(),
  trial_settings: trialSettings,
});
export type CreateSubscription = z.infer<typeof createSubscription>;

const changedItem = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: quantity.optional(),
  deleted: bool.optional(),
  metadata,
});
export type ChangedItem = z.infer<typeof changedItem>;
const cancellation = z
  .strictObject({
    comment: emptyable(text).optional(),
    feedback: emptyable(
      z.enum([
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ]),
    ).optional(),
  })
  .optional();
export type CancellationParam = z.infer<typeof cancellation>;

export const updateSubscription = z.strictObject({
  automatic_tax: noTax,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancel_at: emptyable(int).optional(),
  cancel_at_period_end: bool.optional(),
  cancellation_details: cancellation,
  collection_method: collectionMethod,
  days_until_due: int.optional(),
  default_payment_method: emptyable(text).optional(),
  description: emptyable(text).optional(),
  discounts,
  expand,
  items: z.array(changedItem).min(1).optional(),
  metadata,
  off_session: bool.default(false),
  payment_behavior: paymentBehavior.default('allow_incomplete'),
  payment_settings: paymentSettings,
  proration_behavior: prorationBehavior,
  proration_date: int.optional(),
  trial_end: z.union([z.literal('now'), int]).optional(),
  trial_settings: trialSettings,
});
export type UpdateSubscription = z.infer<typeof updateSubscription>;
export const cancelSubscription = z.strictObject({
  cancellation_details: cancellation,
  expand,
  invoice_now: bool.default(false),
  prorate: bool.default(false),
});
export type CancelSubscription = z.infer<typeof cancelSubscription>;
export const resumeSubscription = z.strictObject({ billing_cycle_anchor: z.literal('now').optional(), expand });
export const listSubscriptions = z.strictObject({
  ...listing,
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  created: range,
});

export const createPreview = z.strictObject({
  currency: currency.optional(),
  customer: text.optional(),
  discounts,
  expand,
  preview_mode: z.literal('next').optional(),
  subscription: text.optional(),
  subscription_details: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      billing_mode: billingMode,
      cancel_at_period_end: bool.optional(),
      cancel_now: bool.optional(),
      items: z.array(changedItem).min(1).optional(),
      proration_behavior: prorationBehavior,
      proration_date: int.optional(),
      trial_end: z.union([z.literal('now'), int]).optional(),
    })
    .optional(),
});
export type PreviewParams = z.infer<typeof createPreview>;

const line = z.strictObject({ price: text, quantity: quantity.pipe(z.int().positive()).default(1) });
const updateRule = z.enum(['auto', 'never']).optional();
export const createSession = z.strictObject({
  allow_promotion_codes: bool.optional(),
  automatic_tax: noTax,
  billing_address_collection: z.enum(['auto', 'required']).default('auto'),
  cancel_url: text.optional(),
  client_reference_id: text.pipe(z.string().max(200)).optional(),
  currency: currency.optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: text.optional(),
  customer_update: z.strictObject({ address: updateRule, name: updateRule }).optional(),
  discounts,
  expand,
  expires_at: int.optional(),
  invoice_creation: z
    .strictObject({
      enabled: bool,
      invoice_data: z.strictObject({ description: text.optional(), footer: text.optional(), metadata }).optional(),
    })
    .optional(),
  line_items: z.array(line).min(1).max(100).optional(),
  locale: z.string().optional(),
  metadata,
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata,
      receipt_email: text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  payment_method_types: z.array(z.literal('card')).optional(),
  setup_intent_data: z.strictObject({ description: text.optional(), metadata }).optional(),
  subscription_data: z
    .strictObject({
      billing_mode: billingMode,
      description: text.optional(),
      metadata,
      trial_end: int.optional(),
      trial_period_days: int.pipe(z.int().positive()).optional(),
      trial_settings: trialSettings,
    })
    .optional(),
  success_url: text,
  ui_mode: z.literal('hosted_page').optional(),
});
export type SessionParams = z.infer<typeof createSession>;
export const listSessions = z.strictObject({
  ...listing,
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: text.optional(),
  created: range,
});
