import type { invoiceMethods } from '@shared/money/billing/vocabulary';

/** Not available, or answering too slowly. Nothing is known about what a write did; it's repeated with the same key. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider said no. `code` is its own word, such as `card_declined`. */
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
  /** Of ours, from its metadata. */
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
  /** Of the price; null for one that the catalogue never had. */
  lookupKey: string | null;
  priceCents: number;
  currency: string;
  createdAt: string;
  periodStartsAt: string;
  periodEndsAt: string;
  trialStartedAt: string | null;
  trialEndsAt: string | null;
  /** Canceled for then. */
  cancelsAt: string | null;
  endedAt: string | null;
  methodId: string | null;
};

export type ProviderLine = {
  amountCents: number;
  discountCents: number;
  lookupKey: string | null;
  quantity: number;
  /** Unused time of the former price, or the rest of a period. */
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
  /** When it became final; null for drafts. */
  finalizedAt: string | null;
  paidAt: string | null;
  totalCents: number;
  taxCents: number;
  dueCents: number;
  paidCents: number;
  lines: ProviderLine[];
  payUrl: string | null;
  /** Of invoices that are sent, not charged. */
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
  /** Given back to the payment method. */
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

/** Everything about a customer, read now. */
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
  /** Off the first payment only, or also off later ones. */
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
  /** Printed as its only line. */
  text: string;
  methods: readonly InvoiceMethod[];
};

/** A write with the same key happens once. */
export type PaymentProvider = {
  /** Null for a customer that doesn't exist. */
  stateOf(customerId: string): Promise<ProviderState | null>;
  customerOf(customerId: string): Promise<ProviderCustomer | null>;
  /** Ends what runs at once, and takes name, email, address, and payment methods from the provider's pages. Repeatable. */
  forgetCustomer(customerId: string, key: string): Promise<void>;
  createCustomer(customer: { ownerId: string; email: string; name: string }, key: string): Promise<string>;
  saveDetails(customerId: string, details: CustomerDetails): Promise<void>;
  checkout(order: CheckoutOrder, key: string): Promise<Checkout>;
  endCheckout(sessionId: string): Promise<void>;
  setup(order: { customerId: string; ownerId: string; returnUrl: string }, key: string): Promise<Checkout>;
  /** Null if there is no such code, or it can't be used any more. */
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
  /** Subscriptions name their own method; this one is used from now on. */
  setSubscriptionMethod(subscriptionId: string, methodId: string): Promise<void>;
  removeMethod(methodId: string): Promise<void>;
  /** Its words for the ways to pay that the account's configuration offers. */
  offeredMethods(): Promise<string[]>;
  /** With a credit note. */
  refund(order: { invoiceId: string; amountCents: number; memo: string }, key: string): Promise<void>;
  /** Emails an invoice with how to pay it: by one of these methods, or as the account says. Returns its ID. */
  sendInvoice(order: InvoiceOrder, key: string): Promise<string>;
  /** False if it can't be, because it was paid or a payment is under way. Repeatable. */
  voidInvoice(invoiceId: string, key: string): Promise<boolean>;
  giveCredit(order: { customerId: string; amountCents: number; memo: string }, key: string): Promise<void>;
  /** Customers named by events since then, and whether that was all. */
  changedSince(at: string): Promise<string[]>;
};
