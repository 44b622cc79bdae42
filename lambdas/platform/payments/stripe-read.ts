import * as z from 'zod';
import type {
  ProviderCreditNote,
  ProviderCustomer,
  ProviderInvoice,
  ProviderLine,
  ProviderMethod,
  ProviderPreview,
  ProviderSubscription,
} from './provider-port';

// Only the used fields; Stripe adds others at any time.

const seconds = z.int().transform((at) => new Date(at * 1000).toISOString());
const maybeSeconds = seconds.nullable().default(null);
/** An object, or its ID where it isn't expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const maybeReference = reference.nullable().default(null);
const list = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });

export const Customer = z
  .object({
    id: z.string(),
    deleted: z.boolean().default(false),
    balance: z.int().default(0),
    metadata: z.record(z.string(), z.string()).default({}),
    invoice_settings: z.object({ default_payment_method: maybeReference }).optional(),
  })
  .transform((it): ProviderCustomer & { deleted: boolean } => ({
    customerId: it.id,
    deleted: it.deleted,
    ownerId: it.metadata['ownerId'] ?? null,
    balanceCents: it.balance,
    defaultMethodId: it.invoice_settings?.default_payment_method ?? null,
  }));

export const Price = z.object({
  id: z.string(),
  lookup_key: z.string().nullable(),
  unit_amount: z.int().nullable(),
  currency: z.string(),
  active: z.boolean(),
});
export type Price = z.infer<typeof Price>;
const ItemPrice = Price.pick({ lookup_key: true, unit_amount: true, currency: true });

export const Subscription = z
  .object({
    id: z.string(),
    status: z.enum([
      'incomplete',
      'incomplete_expired',
      'trialing',
      'active',
      'past_due',
      'canceled',
      'unpaid',
      'paused',
    ]),
    created: seconds,
    trial_start: maybeSeconds,
    trial_end: maybeSeconds,
    cancel_at: maybeSeconds,
    cancel_at_period_end: z.boolean().default(false),
    ended_at: maybeSeconds,
    default_payment_method: maybeReference,
    items: list(
      z.object({ id: z.string(), price: ItemPrice, current_period_start: seconds, current_period_end: seconds }),
    ),
  })
  .transform((it): ProviderSubscription | null => {
    const [item] = it.items.data;
    if (!item) return null;
    return {
      subscriptionId: it.id,
      itemId: item.id,
      status: it.status,
      lookupKey: item.price.lookup_key,
      priceCents: item.price.unit_amount ?? 0,
      currency: item.price.currency,
      createdAt: it.created,
      periodStartsAt: item.current_period_start,
      periodEndsAt: item.current_period_end,
      trialStartedAt: it.trial_start,
      trialEndsAt: it.trial_end,
      cancelsAt: it.cancel_at ?? (it.cancel_at_period_end ? item.current_period_end : null),
      endedAt: it.ended_at,
      methodId: it.default_payment_method,
    };
  });

const Line = z.object({
  amount: z.int(),
  description: z.string().nullable().default(null),
  quantity: z.int().nullable().default(1),
  discount_amounts: z
    .array(z.object({ amount: z.int() }))
    .nullable()
    .default([]),
  period: z.object({ start: seconds, end: seconds }),
  parent: z
    .object({
      subscription_item_details: z.object({ proration: z.boolean() }).nullish(),
      invoice_item_details: z.object({ proration: z.boolean() }).nullish(),
    })
    .nullish(),
  pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
});
type KeyOf = (priceId: string) => string | null;

const lineOf = (it: z.infer<typeof Line>, keyOf: KeyOf): ProviderLine => {
  const price = it.pricing?.price_details?.price;
  const { subscription_item_details: own, invoice_item_details: added } = it.parent ?? {};
  return {
    amountCents: it.amount,
    discountCents: (it.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lookupKey: price === undefined ? null : keyOf(price),
    quantity: it.quantity ?? 1,
    proration: own?.proration ?? added?.proration ?? false,
    text: it.description ?? '',
    from: it.period.start,
    to: it.period.end,
  };
};

const taxes = z
  .array(z.object({ amount: z.int() }))
  .nullable()
  .default([])
  .transform((all) => (all ?? []).reduce((sum, { amount }) => sum + amount, 0));

const amounts = { total: z.int(), total_taxes: taxes, amount_due: z.int(), lines: list(Line) };

const Invoice = z.object({
  ...amounts,
  id: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).nullable(),
  currency: z.string(),
  created: seconds,
  amount_paid: z.int(),
  attempt_count: z.int().default(0),
  hosted_invoice_url: z.string().nullable().default(null),
  due_date: maybeSeconds,
  next_payment_attempt: maybeSeconds,
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  status_transitions: z.object({ finalized_at: maybeSeconds, paid_at: maybeSeconds }),
});

export const readInvoice = (json: unknown, keyOf: KeyOf): ProviderInvoice => {
  const it = Invoice.parse(json);
  return {
    invoiceId: it.id,
    subscriptionId: it.parent?.subscription_details?.subscription ?? null,
    status: it.status ?? 'draft',
    currency: it.currency,
    createdAt: it.created,
    finalizedAt: it.status_transitions.finalized_at,
    paidAt: it.status_transitions.paid_at,
    totalCents: it.total,
    taxCents: it.total_taxes,
    dueCents: it.amount_due,
    paidCents: it.amount_paid,
    lines: it.lines.data.map((line) => lineOf(line, keyOf)),
    payUrl: it.status === 'open' ? it.hosted_invoice_url : null,
    dueAt: it.due_date,
    nextAttemptAt: it.next_payment_attempt,
    attempts: it.attempt_count,
  };
};

const Preview = z.object(amounts);

export const readPreview = (json: unknown, keyOf: KeyOf): ProviderPreview => {
  const { lines, ...it } = Preview.parse(json);
  const ends = lines.data.filter(({ parent }) => !parent?.invoice_item_details).map(({ period }) => period.end);
  return {
    lines: lines.data.map((line) => lineOf(line, keyOf)),
    totalCents: it.total,
    taxCents: it.total_taxes,
    dueCents: it.amount_due,
    periodEndsAt: ends.toSorted().at(-1) ?? null,
  };
};

export const CreditNote = z
  .object({
    id: z.string(),
    invoice: reference,
    created: seconds,
    status: z.enum(['issued', 'void']),
    total: z.int(),
    total_taxes: taxes,
    post_payment_amount: z.int().default(0),
    refunds: z.array(z.object({ amount_refunded: z.int() })).default([]),
    customer_balance_transaction: maybeReference,
  })
  .transform((it): ProviderCreditNote => {
    const refunded = it.refunds.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
    return {
      creditNoteId: it.id,
      invoiceId: it.invoice,
      createdAt: it.created,
      void: it.status === 'void',
      totalCents: it.total,
      taxCents: it.total_taxes,
      refundedCents: refunded,
      creditedCents: it.customer_balance_transaction === null ? 0 : Math.max(it.post_payment_amount - refunded, 0),
    };
  });

export const Method = z
  .object({
    id: z.string(),
    type: z.string(),
    card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullish(),
    us_bank_account: z.object({ bank_name: z.string().nullable(), last4: z.string().nullable() }).nullish(),
  })
  .transform(({ id, type, card, us_bank_account: bank }): ProviderMethod => ({
    methodId: id,
    type,
    brand: card?.brand ?? bank?.bank_name ?? null,
    last4: card?.last4 ?? bank?.last4 ?? null,
    expires: card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null,
  }));

const Configured = z.object({ available: z.boolean() });

/** The account's payment methods, one property each. Configurations of other accounts belong to an application. */
export const MethodConfiguration = z
  .looseObject({ active: z.boolean(), is_default: z.boolean(), application: z.string().nullish() })
  .transform(({ active, is_default: isDefault, application, ...methods }) => ({
    isOwn: active && isDefault && (application ?? null) === null,
    methods: Object.keys(methods).filter((name) => Configured.safeParse(methods[name]).data?.available === true),
  }));

export const Session = z.object({ id: z.string(), url: z.string().nullable(), expires_at: seconds });

export const PromotionCode = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  promotion: z.object({
    coupon: z
      .object({
        percent_off: z.number().nullable().default(null),
        amount_off: z.int().nullable().default(null),
        currency: z.string().nullable().default(null),
        duration: z.enum(['once', 'repeating', 'forever']).default('once'),
        valid: z.boolean().default(true),
      })
      .nullable(),
  }),
});

/** The customer or connected account of an event; null for others. */
export const EventCustomer = z
  .object({
    id: z.string(),
    type: z.string(),
    /** Set for events of connected accounts. https://docs.stripe.com/connect/webhooks */
    account: z.string().nullish(),
    data: z.object({
      object: z.looseObject({ id: z.string().optional(), object: z.string(), customer: maybeReference }),
    }),
  })
  .transform(({ id, type, account, data: { object } }) => ({
    eventId: id,
    type,
    customerId: account ?? (object.object === 'customer' ? (object.id ?? null) : object.customer),
  }));

export const isConnectedAccount = (customerId: string): boolean => customerId.startsWith('acct_');
