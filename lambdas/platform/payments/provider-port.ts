import type { invoiceMethods } from '@shared/money/billing/vocabulary';

/** Not available, or too slow. A write's result is unknown, so it is repeated with the same key. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider refused. `code` is its own, such as `card_declined`. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly declineCode: string,
    readonly param: string,
  ) {
    super(`The payment provider refused: ${status} ${code}`);
  }
}

/** Instants are ISO, amounts integer cents. */
export type ProviderCustomer = {
  customerId: string;
  /** Our owner ID, from its metadata. */
  ownerId: string | null;
  /** Negative is credit of the customer. */
  balanceCents: number;
  defaultMethodId: string | null;
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

export type ProviderSubscription = {
  subscriptionId: string;
  itemId: string;
  status: SubscriptionStatus;
  /** Key of the price; null for one that was never in the catalog. */
  lookupKey: string | null;
  priceCents: number;
  currency: string;
  createdAt: string;
  periodStartsAt: string;
  periodEndsAt: string;
  trialStartedAt: string | null;
  trialEndsAt: string | null;
  /** Scheduled time of the cancellation. */
  cancelsAt: string | null;
  endedAt: string | null;
  methodId: string | null;
};

export type ProviderLine = {
  amountCents: number;
  discountCents: number;
  lookupKey: string | null;
  quantity: number;
  /** Credit for unused time of the former price, or the rest of a period. */
  proration: boolean;
  text: string;
  from: string;
  to: string;
};

export type ProviderInvoice = {
  invoiceId: string;
  subscriptionId: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  currency: string;
  createdAt: string;
  /** When it was finalized; null for drafts. */
  finalizedAt: string | null;
  paidAt: string | null;
  totalCents: number;
  taxCents: number;
  dueCents: number;
  paidCents: number;
  lines: ProviderLine[];
  payUrl: string | null;
  /** Due time of sent invoices, which aren't charged automatically. */
  dueAt: string | null;
  nextAttemptAt: string | null;
  attempts: number;
};

export type ProviderCreditNote = {
  creditNoteId: string;
  invoiceId: string;
  createdAt: string;
  void: boolean;
  totalCents: number;
  taxCents: number;
  /** Refunded to the payment method. */
  refundedCents: number;
  /** Added to the customer's credit. */
  creditedCents: number;
};

export type ProviderMethod = {
  methodId: string;
  type: string;
  brand: string | null;
  last4: string | null;
  /** YYYY-MM */
  expires: string | null;
};

/** Current state of a customer. */
export type ProviderState = {
  customer: ProviderCustomer;
  subscriptions: ProviderSubscription[];
  /** Newest first. */
  invoices: ProviderInvoice[];
  creditNotes: ProviderCreditNote[];
  methods: ProviderMethod[];
};

export type ProviderPreview = {
  lines: ProviderLine[];
  totalCents: number;
  taxCents: number;
  dueCents: number;
  periodEndsAt: string | null;
};

export type Discount = {
  promotionCodeId: string;
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  /** Whether the discount applies to the first payment only. */
  isOnce: boolean;
};

export type CustomerDetails = {
  name: string;
  email: string;
  address: { line1: string; city: string; state: string; postalCode: string; country: string };
};

export type Checkout = { url: string; sessionId: string; expiresAt: string };

export type CheckoutOrder = {
  customerId: string;
  ownerId: string;
  lookupKey: string;
  mode: 'subscription' | 'payment';
  quantity: number;
  trialDays: number | null;
  promotionCodeId: string | null;
  returnUrl: string;
};

type InvoiceMethod = (typeof invoiceMethods)[number];

export type InvoiceOrder = {
  customerId: string;
  amountCents: number;
  dueDays: number;
  /** Text of its only line. */
  text: string;
  methods: readonly InvoiceMethod[];
};

/** Takes payments. Writes with the same key happen once. */
export type PaymentProvider = {
  /** Returns null for a customer that doesn't exist. */
  stateOf(customerId: string): Promise<ProviderState | null>;
  customerOf(customerId: string): Promise<ProviderCustomer | null>;
  /** Ends subscriptions at once, and removes name, email, address, and payment methods. Idempotent. */
  forgetCustomer(customerId: string, key: string): Promise<void>;
  createCustomer(customer: { ownerId: string; email: string; name: string }, key: string): Promise<string>;
  saveDetails(customerId: string, details: CustomerDetails): Promise<void>;
  checkout(order: CheckoutOrder, key: string): Promise<Checkout>;
  endCheckout(sessionId: string): Promise<void>;
  setup(order: { customerId: string; ownerId: string; returnUrl: string }, key: string): Promise<Checkout>;
  /** Returns null if the code doesn't exist or is no longer valid. */
  promotion(code: string): Promise<Discount | null>;
  previewChange(change: {
    customerId: string;
    subscription: Pick<ProviderSubscription, 'subscriptionId' | 'itemId'>;
    lookupKey: string;
    at: string;
  }): Promise<ProviderPreview>;
  changePrice(
    change: {
      subscription: Pick<ProviderSubscription, 'subscriptionId' | 'itemId'>;
      lookupKey: string;
      at: string;
      endsTrial: boolean;
    },
    key: string,
  ): Promise<void>;
  setCancellation(subscriptionId: string, atPeriodEnd: boolean, key: string): Promise<void>;
  endSubscription(subscriptionId: string, key: string): Promise<void>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
  /** Sets the payment method from now on; subscriptions have their own. */
  setSubscriptionMethod(subscriptionId: string, methodId: string): Promise<void>;
  removeMethod(methodId: string): Promise<void>;
  /** Payment methods that the account's configuration offers, as the provider names them. */
  offeredMethods(): Promise<string[]>;
  /** Creates a credit note, too. */
  refund(order: { invoiceId: string; amountCents: number; memo: string }, key: string): Promise<void>;
  /** Emails an invoice that accepts these payment methods, or those of the account. Returns its ID. */
  sendInvoice(order: InvoiceOrder, key: string): Promise<string>;
  /** Returns false if it was paid or a payment is in progress. Idempotent. */
  voidInvoice(invoiceId: string, key: string): Promise<boolean>;
  giveCredit(order: { customerId: string; amountCents: number; memo: string }, key: string): Promise<void>;
  /** Returns customers named by events since then. */
  changedSince(at: string): Promise<string[]>;
};
