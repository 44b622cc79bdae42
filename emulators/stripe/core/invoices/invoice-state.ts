import type { Address, Base, Metadata, TaxExempt } from '../common-state';

// Conventions as in `state.ts`.

export type Line = {
  id: string;
  amount: number;
  description: string | null;
  discountable: boolean;
  discount_amounts: { amount: number; discount: string }[];
  period: { start: number; end: number };
  proration: boolean;
  price: string | null;
  quantity: number;
  subscription: string | null;
  subscription_item: string | null;
  invoice_item: string | null;
  /** Lines credited by a proration. */
  credited: { invoice: string; lines: string[] } | null;
  metadata: Metadata;
};
export type InvoiceItem = Base & {
  customer: string;
  subscription: string | null;
  invoice: string | null;
  line: Omit<Line, 'discount_amounts' | 'id' | 'invoice_item'>;
  currency: string;
};
export type InvoicePayment = Base & {
  payment_intent: string;
  amount_requested: number;
  amount_paid: number | null;
  status: 'canceled' | 'open' | 'paid';
  paid_at: number | null;
  canceled_at: number | null;
};
export type Invoice = Base & {
  customer: string;
  subscription: string | null;
  subscription_metadata: Metadata;
  status: 'deleted' | 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  collection_method: 'charge_automatically' | 'send_invoice';
  currency: string;
  lines: Line[];
  discounts: string[];
  number: string | null;
  period_start: number;
  period_end: number;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  first_failed_at: number | null;
  due_date: number | null;
  days_until_due: number | null;
  overdue_sent: boolean;
  amount_due: number;
  amount_paid: number;
  paid_out_of_band: boolean;
  starting_balance: number;
  ending_balance: number | null;
  pre_payment_credit: number;
  post_payment_credit: number;
  payments: InvoicePayment[];
  default_payment_method: string | null;
  /** Allowed payment methods; null for the account's. */
  payment_method_types?: string[] | null;
  description: string | null;
  footer: string | null;
  custom_fields: { name: string; value: string }[] | null;
  metadata: Metadata;
  customer_address: Address | null;
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  customer_tax_exempt: TaxExempt;
  customer_tax_ids: { type: string; value: string }[];
  transitions: Record<'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at', number | null>;
};
export type CreditNoteLine = {
  id: string;
  amount: number;
  description: string | null;
  invoice_line_item: string | null;
  quantity: number | null;
};
export type CreditNote = Base & {
  customer: string;
  invoice: string;
  currency: string;
  number: string;
  amount: number;
  pre_payment_amount: number;
  out_of_band_amount: number;
  post_payment_amount: number;
  reason: 'duplicate' | 'fraudulent' | 'order_change' | 'product_unsatisfactory' | null;
  memo: string | null;
  metadata: Metadata;
  status: 'issued' | 'void';
  voided_at: number | null;
  lines: CreditNoteLine[];
  refunds: { refund: string; amount: number }[];
  customer_balance_transaction: string | null;
};
