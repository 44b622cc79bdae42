import { renderSubscription } from '../render/subscriptions';
import type { CreateSubscription } from '../params/subscriptions';
import { day, periodEnd, type Recurring } from './calendar';
import { collect, finalize, type Collecting } from './invoices/collection';
import { newId, type Core } from './core';
import { mergeMetadata } from './customers';
import { chooseDiscount, dropEndedDiscounts, redeem } from './invoices/discounts';
import { emit } from './events';
import { findCustomer, findPaymentMethod, findPrice, noSuchMethodOf } from './find';
import { lineNet } from './invoices/invoice-amounts';
import { attachItems, draftInvoice, linesOfItems, newLine, pendingItems } from './invoices/invoices';
import { createSetupIntent, type AttemptResult } from './payments';
import { itemAmount, periodLine, productName } from './invoices/prorations';
import { changeSubscription } from './invoices/settlement';
import type { Invoice } from './invoices/invoice-state';
import type { Customer, Item, Price, Subscription } from './state';
import { cardError, invalidRequest, type StripeError } from './stripe-error';

export const recurringOf = (price: Price, param: string): Recurring => {
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  }
  return price.recurring;
};

/** Checks that a price fits a subscription of this currency and interval. */
export const checkPrice = (core: Core, id: string, param: string, like: Price | null, isNew = true): Price => {
  const price = findPrice(core, id, param);
  const recurring = recurringOf(price, param);
  if (isNew && !price.active) {
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, { param });
  }
  if (like && like.currency !== price.currency) {
    throw invalidRequest(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${like.currency}\`.`,
      { param },
    );
  }
  const same =
    !like?.recurring ||
    (like.recurring.interval === recurring.interval && like.recurring.interval_count === recurring.interval_count);
  if (!same) {
    throw invalidRequest('Currently, all of a subscription’s prices need the same interval here.', { param });
  }
  return price;
};

export const checkOwnMethod = (core: Core, id: string, customer: string, param: string): void => {
  if (findPaymentMethod(core, id, param).customer !== customer) throw noSuchMethodOf(id, param);
};

const trialEnd = (core: Core, { trial_end, trial_period_days }: CreateSubscription): number | null => {
  if (trial_end === 'now') return null;
  if (trial_end !== undefined && trial_end <= core.now()) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
  }
  if (trial_end !== undefined) return trial_end;
  return trial_period_days === undefined ? null : core.now() + trial_period_days * day;
};

const newItems = (
  core: Core,
  params: CreateSubscription,
): { items: Item[]; recurring: Recurring; currency: string } => {
  const first = findPrice(core, params.items[0]!.price, 'items[0][price]');
  const items = params.items.map(({ price, quantity, metadata }, index): Item => {
    const checked = checkPrice(core, price, `items[${index}][price]`, index === 0 ? null : first);
    return {
      id: newId('si'),
      created: core.now(),
      price: checked.id,
      quantity,
      metadata: mergeMetadata({}, metadata),
      current_period_start: 0,
      current_period_end: 0,
      billed: null,
    };
  });
  return { items, recurring: recurringOf(first, 'items[0][price]'), currency: first.currency };
};

const build = (core: Core, customer: Customer, params: CreateSubscription): Subscription => {
  const { items, recurring, currency } = newItems(core, params);
  if (customer.currency !== null && customer.currency !== currency) {
    throw invalidRequest(
      `You cannot combine currencies on a single customer. This customer has a currency of ${customer.currency}.`,
    );
  }
  const now = core.now();
  const trial = trialEnd(core, params);
  const end = trial ?? periodEnd(now, now, recurring);
  for (const item of items) Object.assign(item, { current_period_start: now, current_period_end: end });
  return {
    id: newId('sub'),
    created: now,
    customer: customer.id,
    status: 'incomplete',
    currency,
    items,
    start_date: now,
    billing_cycle_anchor: trial ?? now,
    trial_start: trial === null ? null : now,
    trial_end: trial,
    trial_will_end_sent: false,
    missing_payment_method: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    cancel_at_period_end: params.cancel_at_period_end ?? false,
    cancel_at: params.cancel_at ?? (params.cancel_at_period_end ? end : null),
    canceled_at: params.cancel_at_period_end || params.cancel_at ? now : null,
    ended_at: null,
    cancellation: {
      comment: null,
      feedback: null,
      reason: params.cancel_at_period_end || params.cancel_at ? 'cancellation_requested' : null,
    },
    collection_method: params.collection_method ?? 'charge_automatically',
    days_until_due: params.days_until_due ?? null,
    default_payment_method: params.default_payment_method ?? null,
    saves_default_payment_method: params.payment_settings?.save_default_payment_method === 'on_subscription',
    description: params.description ?? null,
    discounts: [],
    latest_invoice: null,
    pending_setup_intent: null,
    pending_update: null,
    metadata: mergeMetadata({}, params.metadata),
    announced: null,
  };
};

/** Stores what each item was invoiced for its period, as the base for later credits. */
export const rememberBilled = (core: Core, subscription: Subscription, invoice: Invoice): void => {
  for (const item of subscription.items) {
    const line = invoice.lines.find((it) => it.subscription_item === item.id && !it.proration);
    item.billed = line
      ? { from: line.period.start, to: line.period.end, amount: lineNet(line), invoice: invoice.id }
      : null;
  }
  dropEndedDiscounts(core, subscription);
};

const oneTimeLines = (core: Core, params: CreateSubscription, period: { start: number; end: number }) =>
  (params.add_invoice_items ?? []).map(({ price, quantity }, index) => {
    const { id } = findPrice(core, price, `add_invoice_items[${index}][price]`);
    const amount = itemAmount(core, { price: id, quantity });
    return newLine({ amount, description: productName(core, id), period, price: id, quantity });
  });

/** Invoice of the period that begins now, including pending items. */
export const invoicePeriod = (
  core: Core,
  subscription: Subscription,
  options: {
    reason: Invoice['billing_reason'];
    extra?: ReturnType<typeof newLine>[];
    auto_advance?: boolean;
    /** Period named in the invoice. For renewals, Stripe names the previous period. */
    period: { start: number; end: number };
  },
): Invoice => {
  const customer = core.state.customers[subscription.customer]!;
  const waiting = pendingItems(core, customer.id, subscription.id);
  const isTrial = subscription.trial_end !== null && core.now() < subscription.trial_end;
  const lines = subscription.items.map((item) =>
    periodLine(core, subscription, item, { start: item.current_period_start, end: item.current_period_end }, isTrial),
  );
  const invoice = draftInvoice(core, {
    customer,
    subscription,
    lines: [...(options.extra ?? []), ...linesOfItems(waiting), ...lines],
    billing_reason: options.reason,
    period: options.period,
    ...(options.auto_advance !== undefined && { auto_advance: options.auto_advance }),
  });
  attachItems(waiting, invoice);
  rememberBilled(core, subscription, invoice);
  return invoice;
};

export type FirstPayment = Pick<Collecting, 'authenticated' | 'method'>;

const payFirst = (
  core: Core,
  subscription: Subscription,
  invoice: Invoice,
  { behavior, offSession, payment }: { behavior: string; offSession: boolean; payment: FirstPayment },
): AttemptResult => {
  const saves = subscription.saves_default_payment_method ? 'off_session' : null;
  finalize(core, invoice, saves);
  if (invoice.amount_due === 0) return 'succeeded';
  if (behavior === 'default_incomplete') return 'requires_action';
  return collect(core, invoice, { ...payment, offSession });
};

export const paymentError = (core: Core, invoice: Invoice, result: AttemptResult): StripeError => {
  const payment = invoice.payments.at(-1);
  const intent = payment && core.state.paymentIntents[payment.payment_intent];
  if (result === 'requires_action') {
    return cardError(
      'subscription_payment_intent_requires_action',
      null,
      'Payment for this subscription requires additional user action before it can be completed successfully.',
    );
  }
  const error = intent?.last_error;
  if (!error) {
    return invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  return cardError(error.code, error.decline_code, error.message);
};

/** `payment`: from Checkout, where the card is new and authenticated. The caller ensures atomicity. */
export const createSubscription = (
  core: Core,
  params: CreateSubscription,
  payment: FirstPayment = {},
): { subscription: Subscription; result: AttemptResult } => {
  const customer = findCustomer(core, params.customer, 'customer');
  if (params.default_payment_method) {
    checkOwnMethod(core, params.default_payment_method, customer.id, 'default_payment_method');
  }
  const subscription = build(core, customer, params);
  const amount = subscription.items.reduce((sum, item) => sum + itemAmount(core, item), 0);
  const chosen = chooseDiscount(core, params.discounts, { customer: customer.id, amount });
  const { current_period_start: start, current_period_end: end } = subscription.items[0]!;
  const extra = oneTimeLines(core, params, { start, end });
  core.state.subscriptions[subscription.id] = subscription;
  if (chosen) {
    const discount = redeem(core, chosen, { customer: customer.id, subscription: subscription.id, invoice: null });
    subscription.discounts = [discount.id];
  }
  const isSent = subscription.collection_method === 'send_invoice';
  const invoice = invoicePeriod(core, subscription, {
    reason: 'subscription_create',
    extra,
    period: { start, end: start },
  });
  if (subscription.trial_end !== null && params.payment_behavior === 'default_incomplete') addSetup(core, subscription);
  emit(core, 'customer.subscription.created', renderSubscription(core, subscription));
  if (isSent) {
    changeSubscription(core, subscription, () => {
      subscription.status = subscription.trial_end === null ? 'active' : 'trialing';
    });
    return { subscription, result: 'succeeded' };
  }
  const result = payFirst(core, subscription, invoice, {
    behavior: params.payment_behavior,
    offSession: params.off_session,
    payment,
  });
  if (result !== 'succeeded' && params.payment_behavior === 'error_if_incomplete') {
    throw paymentError(core, invoice, result);
  }
  return { subscription, result };
};

/** Sets up a payment method that is needed when the trial ends. */
const addSetup = (core: Core, subscription: Subscription): void => {
  if (subscription.default_payment_method ?? core.state.customers[subscription.customer]!.default_payment_method)
    return;
  const intent = createSetupIntent(core, {
    customer: subscription.customer,
    payment_method: null,
    usage: 'off_session',
  });
  subscription.pending_setup_intent = intent.id;
};
