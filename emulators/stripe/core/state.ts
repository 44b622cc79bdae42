import type { Recurring } from './calendar';
import type { Address, Base, Metadata, TaxExempt } from './common-state';
import type { ConnectedAccount, Payout, Transfer } from './connect-state';
import type { CreditNote, Invoice, InvoiceItem } from './invoices/invoice-state';

// Variable parts of Stripe's objects, under Stripe's names; `render` adds the rest. Times are Unix seconds, amounts cents.

export type Card = {
  number: string;
  exp_month: number;
  exp_year: number;
};

export type Customer = Base & {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Address | null;
  metadata: Metadata;
  /** Balance; negative is customer credit. */
  balance: number;
  currency: string | null;
  default_payment_method: string | null;
  footer: string | null;
  custom_fields: { name: string; value: string }[] | null;
  preferred_locales: string[];
  tax_exempt: TaxExempt;
  invoice_prefix: string;
  next_invoice_sequence: number;
  delinquent: boolean;
  deleted: boolean;
};
export type TaxId = Base & { customer: string; type: string; value: string };
export type BalanceTransaction = Base & {
  customer: string;
  amount: number;
  currency: string;
  ending_balance: number;
  type: 'adjustment' | 'applied_to_invoice' | 'credit_note' | 'invoice_too_small' | 'unapplied_from_invoice';
  description: string | null;
  metadata: Metadata;
  invoice: string | null;
  credit_note: string | null;
};

export type Product = Base & {
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
  default_price: string | null;
  statement_descriptor: string | null;
  unit_label: string | null;
  tax_code: string | null;
  marketing_features: { name: string }[];
  url: string | null;
  updated: number;
};
export type Price = Base & {
  product: string;
  currency: string;
  unit_amount: number;
  recurring: Recurring | null;
  lookup_key: string | null;
  nickname: string | null;
  active: boolean;
  metadata: Metadata;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
};
export type Coupon = Base & {
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  duration: 'forever' | 'once' | 'repeating';
  duration_in_months: number | null;
  max_redemptions: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  applies_to: string[] | null;
  metadata: Metadata;
  deleted: boolean;
};
export type PromotionCode = Base & {
  code: string;
  coupon: string;
  active: boolean;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  times_redeemed: number;
  first_time_transaction: boolean;
  minimum_amount: number | null;
  minimum_amount_currency: string | null;
  metadata: Metadata;
};
export type Discount = {
  id: string;
  coupon: string;
  promotion_code: string | null;
  customer: string;
  subscription: string | null;
  invoice: string | null;
  start: number;
  end: number | null;
  /** Whether a one-time coupon has been used. */
  used: boolean;
};

export type PaymentMethod = Base & {
  customer: string | null;
  card: Card;
  billing_details: { address: Address | null; email: string | null; name: string | null; phone: string | null };
  metadata: Metadata;
  /** Whether it is authenticated for payments without the customer. */
  is_set_up: boolean;
};
export type LastError = { code: string; decline_code: string | null; message: string; payment_method: string | null };
type Intent = Base & {
  customer: string | null;
  payment_method: string | null;
  client_secret: string;
  description: string | null;
  metadata: Metadata;
  return_url: string | null;
  last_error: LastError | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
};
export type PaymentIntent = Intent & {
  amount: number;
  currency: string;
  status: 'canceled' | 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded';
  invoice: string | null;
  latest_charge: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  receipt_email: string | null;
};
export type SetupIntent = Intent & {
  status: 'canceled' | 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded';
  usage: 'off_session' | 'on_session';
};
export type Charge = Base & {
  amount: number;
  currency: string;
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  status: 'failed' | 'succeeded';
  failure: LastError | null;
  amount_refunded: number;
  authenticated: boolean;
  description: string | null;
  receipt_email: string | null;
};
export type Refund = Base & {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Metadata;
};

export type Item = Base & {
  price: string;
  quantity: number;
  metadata: Metadata;
  current_period_start: number;
  current_period_end: number;
  /** Amount invoiced for this item until the end of the period, after discounts; the base for credits. */
  billed: { from: number; to: number; amount: number; invoice: string | null } | null;
};
export type PendingUpdate = {
  expires_at: number;
  invoice: string;
  items: { id: string | null; price: string; quantity: number; deleted: boolean; metadata: Metadata | null }[];
  trial_end: number | null;
  discounts: string[] | null;
  prorated_at: number;
};
export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';
export type Subscription = Base & {
  customer: string;
  status: SubscriptionStatus;
  currency: string;
  items: Item[];
  start_date: number;
  billing_cycle_anchor: number;
  trial_start: number | null;
  trial_end: number | null;
  trial_will_end_sent: boolean;
  missing_payment_method: 'cancel' | 'create_invoice' | 'pause';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation: { comment: string | null; feedback: string | null; reason: string | null };
  collection_method: 'charge_automatically' | 'send_invoice';
  days_until_due: number | null;
  default_payment_method: string | null;
  saves_default_payment_method: boolean;
  description: string | null;
  discounts: string[];
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  pending_update: PendingUpdate | null;
  metadata: Metadata;
  /** End of the period announced by `invoice.upcoming`. */
  announced: number | null;
};

export type SessionLine = { id: string; price: string; quantity: number };
export type Session = Base & {
  mode: 'payment' | 'setup' | 'subscription';
  status: 'complete' | 'expired' | 'open';
  payment_status: 'no_payment_required' | 'paid' | 'unpaid';
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  lines: SessionLine[];
  currency: string | null;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  allow_promotion_codes: boolean;
  billing_address_collection: 'auto' | 'required';
  updates_customer: { address: boolean; name: boolean };
  payment_method_collection: 'always' | 'if_required';
  discount: { coupon: string; promotion_code: string | null } | null;
  locale: string | null;
  metadata: Metadata;
  subscription_data: {
    metadata: Metadata;
    description: string | null;
    trial_period_days: number | null;
    trial_end: number | null;
    missing_payment_method: Subscription['missing_payment_method'];
  };
  creates_invoice: boolean;
  invoice_metadata: Metadata;
  intent_data: {
    metadata: Metadata;
    description: string | null;
    setup_future_usage: 'off_session' | 'on_session' | null;
  };
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  completed_details: { email: string | null; name: string | null; address: Address | null } | null;
};

export type StripeEvent = Base & {
  type: string;
  /** Connected account of the event. */
  account?: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  request: { id: string | null; idempotency_key: string | null };
};
export type Endpoint = Base & {
  url: string;
  secret: string;
  enabled_events: string[];
  description: string | null;
  metadata: Metadata;
  disabled: boolean;
};
/** Real time in milliseconds. */
export type Delivery = { id: string; event: string; endpoint: string; attempt: number; at: number; sequence: number };
export type WebhookSwitches = {
  delayMs: number;
  duplicate: boolean;
  /** Whether recent events arrive in reverse order. */
  reorder: boolean;
  /** Number of next events to drop; `all` until changed. */
  drop: number | 'all';
};
export type KeptAnswer = { fingerprint: string; status: number; body: string; at: number };

export type State = {
  /** Time up to which renewals, retries, and expirations have run. */
  time: number;
  /** Seconds by which the clock was moved forward. */
  offset: number;
  customers: Record<string, Customer>;
  taxIds: Record<string, TaxId>;
  balanceTransactions: Record<string, BalanceTransaction>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  discounts: Record<string, Discount>;
  paymentMethods: Record<string, PaymentMethod>;
  /** Payment methods offered by the account's configuration. */
  offered: string[];
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  subscriptions: Record<string, Subscription>;
  invoiceItems: Record<string, InvoiceItem>;
  invoices: Record<string, Invoice>;
  creditNotes: Record<string, CreditNote>;
  sessions: Record<string, Session>;
  events: Record<string, StripeEvent>;
  endpoints: Record<string, Endpoint>;
  deliveries: Record<string, Delivery>;
  answers: Record<string, KeptAnswer>;
  webhooks: WebhookSwitches;
  accounts: Record<string, ConnectedAccount>;
  transfers: Record<string, Transfer>;
  payouts: Record<string, Payout>;
  /** Decline codes of the next payment by customer. */
  failNext: Record<string, string>;
  /** Failure codes of the next payout by connected account. */
  failPayout: Record<string, string>;
  outage: boolean;
};

export const emptyState = (time: number): State => ({
  time,
  offset: 0,
  customers: {},
  taxIds: {},
  balanceTransactions: {},
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  discounts: {},
  paymentMethods: {},
  // The hosted pages accept cards; invoices also accept bank transfers.
  offered: ['card', 'customer_balance'],
  paymentIntents: {},
  setupIntents: {},
  charges: {},
  refunds: {},
  subscriptions: {},
  invoiceItems: {},
  invoices: {},
  creditNotes: {},
  sessions: {},
  events: {},
  endpoints: {},
  deliveries: {},
  answers: {},
  webhooks: { delayMs: 0, duplicate: false, reorder: false, drop: 0 },
  accounts: {},
  transfers: {},
  payouts: {},
  failNext: {},
  failPayout: {},
  outage: false,
});
