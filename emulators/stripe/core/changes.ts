import type { ChangedItem, UpdateSubscription } from '../params/subscriptions';
import { periodEnd } from './calendar';
import { finalize, finalizeAndCollect } from './invoices/collection';
import { newId, wholeOrNothing, type Core } from './core';
import { mergeMetadata } from './customers';
import { chooseDiscount, redeem } from './invoices/discounts';
import { attachItems, draftInvoice, linesOfItems, pendingItems, voidInvoice, type NewLine } from './invoices/invoices';
import { isChanged, itemsAfter, markProrated, prorationLines, type ItemChange } from './invoices/pending-update';
import { creditLine, itemAmount } from './invoices/prorations';
import { changeSubscription } from './invoices/settlement';
import type { Invoice } from './invoices/invoice-state';
import type { Item, Subscription } from './state';
import { invalidRequest } from './stripe-error';
import { checkOwnMethod, checkPrice, invoicePeriod, paymentError, recurringOf } from './subscriptions';

const pendingUpdateHours = 23;

/** Validates and completes the items of a change. An item without an ID is new, as at Stripe. */
export const itemChanges = (core: Core, subscription: Subscription, changes: readonly ChangedItem[]): ItemChange[] =>
  changes.map(({ id, price, quantity, deleted, metadata }, index) => {
    const param = `items[${index}]`;
    const item = subscription.items.find((it) => it.id === id);
    if (id !== undefined && !item) {
      throw invalidRequest(`No such subscription item: '${id}'`, { code: 'resource_missing', param: `${param}[id]` });
    }
    if (id === undefined && price === undefined) {
      throw invalidRequest('Missing required param: items[0][price].', {
        code: 'parameter_missing',
        param: `${param}[price]`,
      });
    }
    const chosen = price ?? item!.price;
    const current = core.state.prices[subscription.items[0]!.price]!;
    const checked = checkPrice(core, chosen, `${param}[price]`, null, chosen !== item?.price);
    if (checked.currency !== current.currency) {
      throw invalidRequest(
        `The price specified supports currencies of \`${checked.currency}\`, but the subscription is in \`${current.currency}\`.`,
        { param },
      );
    }
    return {
      id: id ?? null,
      price: chosen,
      quantity: quantity ?? item?.quantity ?? 1,
      deleted: deleted ?? false,
      metadata: metadata === undefined ? null : mergeMetadata(item?.metadata ?? {}, metadata),
    };
  });

const intervalOf = (core: Core, item: Item): string => {
  const { interval, interval_count } = recurringOf(core.state.prices[item.price]!, 'items');
  return `${interval_count} ${interval}`;
};

const checkItems = (core: Core, items: readonly Item[]): void => {
  if (items.length === 0)
    throw invalidRequest('A subscription must have at least one active price.', { param: 'items' });
  if (new Set(items.map((item) => intervalOf(core, item))).size > 1) {
    throw invalidRequest('Currently, all of a subscription’s prices need the same interval here.', { param: 'items' });
  }
  if (new Set(items.map(({ price }) => price)).size < items.length) {
    throw invalidRequest('Cannot add multiple subscription items with the same price.', { param: 'items' });
  }
};

type Plan = {
  at: number;
  before: Item[];
  after: Item[];
  /** Whether a new period starts: another interval, or the end of a trial. */
  restarts: boolean;
  prorations: NewLine[];
};

const isTrialing = (core: Core, { trial_end }: Subscription): boolean => trial_end !== null && core.now() < trial_end;

const prorationDate = (core: Core, subscription: Subscription, given: number | undefined): number => {
  const { current_period_start: start, current_period_end: end } = subscription.items[0]!;
  if (given === undefined) return core.now();
  // Times from the machine's clock mean now, even if the test clock is ahead.
  const at = given < start ? given + core.state.offset : given;
  if (at < start || at > end) {
    throw invalidRequest('The proration date must be within the current billing period.', { param: 'proration_date' });
  }
  return at;
};

const planOf = (core: Core, subscription: Subscription, params: UpdateSubscription): Plan => {
  const at = prorationDate(core, subscription, params.proration_date);
  const before = subscription.items;
  const after = params.items ? itemsAfter(core, subscription, itemChanges(core, subscription, params.items)) : before;
  checkItems(core, after);
  const trialStays = isTrialing(core, subscription) && params.trial_end !== 'now';
  const restarts =
    !trialStays &&
    (params.billing_cycle_anchor === 'now' ||
      params.trial_end === 'now' ||
      intervalOf(core, before[0]!) !== intervalOf(core, after[0]!));
  const prorates = params.proration_behavior !== 'none' && !isTrialing(core, subscription);
  const credits = (): NewLine[] =>
    before.map((item) => creditLine(core, subscription, item, at)).filter((line) => line !== null);
  const prorations = (): NewLine[] =>
    restarts ? credits() : prorationLines(core, subscription, { before, after, at });
  return { at, before, after, restarts, prorations: prorates ? prorations() : [] };
};

const keepForLater = (core: Core, subscription: Subscription, lines: readonly NewLine[]): void => {
  for (const line of lines) {
    const id = newId('ii');
    core.state.invoiceItems[id] = {
      id,
      created: core.now(),
      customer: subscription.customer,
      subscription: subscription.id,
      invoice: null,
      line,
      currency: subscription.currency,
    };
  }
};

const restart = (core: Core, subscription: Subscription): void => {
  const now = core.now();
  const end = periodEnd(now, now, recurringOf(core.state.prices[subscription.items[0]!.price]!, 'items'));
  subscription.billing_cycle_anchor = now;
  if (isTrialing(core, subscription)) subscription.trial_end = now;
  for (const item of subscription.items) Object.assign(item, { current_period_start: now, current_period_end: end });
  if (subscription.cancel_at_period_end) subscription.cancel_at = end;
  if (subscription.status === 'trialing') subscription.status = 'active';
};

/** The new items, and the draft invoice due now. */
const applyPlan = (core: Core, subscription: Subscription, plan: Plan, invoicesNow: boolean): Invoice | null => {
  subscription.items = plan.after;
  const customer = core.state.customers[subscription.customer]!;
  if (plan.restarts) {
    restart(core, subscription);
    const { current_period_start: start } = subscription.items[0]!;
    return invoicePeriod(core, subscription, {
      reason: 'subscription_update',
      extra: plan.prorations,
      period: { start, end: start },
    });
  }
  if (plan.prorations.length > 0 && invoicesNow) {
    const waiting = pendingItems(core, customer.id, subscription.id);
    const invoice = draftInvoice(core, {
      customer,
      subscription,
      lines: [...linesOfItems(waiting), ...plan.prorations],
      billing_reason: 'subscription_update',
      period: { start: core.now(), end: core.now() },
    });
    attachItems(waiting, invoice);
    markProrated(core, subscription, { before: plan.before, at: plan.at, invoice: invoice.id });
    return invoice;
  }
  keepForLater(core, subscription, plan.prorations);
  if (plan.prorations.length > 0) markProrated(core, subscription, { before: plan.before, at: plan.at, invoice: null });
  return null;
};

const setCancellation = (core: Core, subscription: Subscription, params: UpdateSubscription): void => {
  const { cancel_at_period_end, cancel_at, cancellation_details } = params;
  if (cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = cancel_at_period_end;
    subscription.cancel_at = cancel_at_period_end ? subscription.items[0]!.current_period_end : null;
  }
  if (cancel_at !== undefined) {
    if (cancel_at !== null && cancel_at <= core.now()) {
      throw invalidRequest('`cancel_at` must be a timestamp in the future.', { param: 'cancel_at' });
    }
    subscription.cancel_at = cancel_at;
    subscription.cancel_at_period_end = false;
  }
  if (cancel_at_period_end !== undefined || cancel_at !== undefined) {
    const isCanceled = subscription.cancel_at !== null;
    subscription.canceled_at = isCanceled ? core.now() : null;
    subscription.cancellation = isCanceled
      ? { ...subscription.cancellation, reason: 'cancellation_requested' }
      : { comment: null, feedback: null, reason: null };
  }
  for (const name of ['comment', 'feedback'] as const) {
    if (cancellation_details?.[name] !== undefined) subscription.cancellation[name] = cancellation_details[name];
  }
};

const setPlainFields = (core: Core, subscription: Subscription, params: UpdateSubscription): void => {
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
  if (params.description !== undefined) subscription.description = params.description;
  if (params.default_payment_method !== undefined) {
    if (params.default_payment_method !== null) {
      checkOwnMethod(core, params.default_payment_method, subscription.customer, 'default_payment_method');
    }
    subscription.default_payment_method = params.default_payment_method;
  }
  if (params.collection_method) subscription.collection_method = params.collection_method;
  if (params.days_until_due !== undefined) subscription.days_until_due = params.days_until_due;
  const saves = params.payment_settings?.save_default_payment_method;
  if (saves) subscription.saves_default_payment_method = saves === 'on_subscription';
  const missing = params.trial_settings?.end_behavior.missing_payment_method;
  if (missing) subscription.missing_payment_method = missing;
  if (typeof params.trial_end === 'number') moveTrial(core, subscription, params.trial_end);
};

const moveTrial = (core: Core, subscription: Subscription, end: number): void => {
  if (end <= core.now()) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
  }
  subscription.trial_start ??= core.now();
  Object.assign(subscription, { trial_end: end, billing_cycle_anchor: end, status: 'trialing' });
  subscription.trial_will_end_sent = false;
  for (const item of subscription.items) item.current_period_end = end;
};

const setDiscounts = (core: Core, subscription: Subscription, params: UpdateSubscription): void => {
  if (params.discounts === undefined) return;
  const kept = params.discounts?.find(({ discount }) => discount && subscription.discounts.includes(discount));
  if (kept) return;
  const amount = subscription.items.reduce((sum, item) => sum + itemAmount(core, item), 0);
  const chosen = chooseDiscount(core, params.discounts, { customer: subscription.customer, amount });
  subscription.discounts = chosen
    ? [redeem(core, chosen, { customer: subscription.customer, subscription: subscription.id, invoice: null }).id]
    : [];
};

const refuseEnded = ({ status }: Subscription): void => {
  if (status === 'canceled' || status === 'incomplete_expired') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
    });
  }
};

/** Keeps the new items pending until their invoice is paid. */
const changeWhenPaid = (core: Core, subscription: Subscription, params: UpdateSubscription, plan: Plan): void => {
  if (plan.restarts) {
    throw invalidRequest('The local emulator changes the interval with other payment behaviors only.', {
      param: 'payment_behavior',
    });
  }
  const others = subscription.pending_update && core.state.invoices[subscription.pending_update.invoice];
  if (others?.status === 'open') voidInvoice(core, others);
  const invoice = draftInvoice(core, {
    customer: core.state.customers[subscription.customer]!,
    subscription,
    lines: plan.prorations,
    billing_reason: 'subscription_update',
    period: { start: core.now(), end: core.now() },
  });
  changeSubscription(core, subscription, () => {
    subscription.pending_update = {
      expires_at: core.now() + pendingUpdateHours * 3600,
      invoice: invoice.id,
      items: itemChanges(core, subscription, params.items ?? []),
      trial_end: null,
      discounts: null,
      prorated_at: plan.at,
    };
  });
  finalizeAndCollect(core, invoice, { offSession: params.off_session });
};

const pay = (core: Core, invoice: Invoice, params: UpdateSubscription): void => {
  if (params.payment_behavior === 'default_incomplete') return finalize(core, invoice);
  const result = finalizeAndCollect(core, invoice, { offSession: params.off_session });
  if (result !== 'succeeded' && params.payment_behavior === 'error_if_incomplete') {
    throw paymentError(core, invoice, result);
  }
};

/** The draft invoice due now; null if the change goes to the next invoice. For previews, which stop here. */
export const draftChange = (core: Core, subscription: Subscription, params: UpdateSubscription): Invoice | null => {
  const plan = planOf(core, subscription, params);
  const invoicesNow = params.proration_behavior === 'always_invoice' && plan.prorations.length > 0;
  return applyPlan(core, subscription, plan, invoicesNow);
};

const hasOtherPrices = ({ before, after }: Plan): boolean =>
  before.length !== after.length ||
  after.some((item) =>
    isChanged(
      before.find(({ id }) => id === item.id),
      item,
    ),
  );

const update = (core: Core, subscription: Subscription, params: UpdateSubscription): void => {
  const plan = planOf(core, subscription, params);
  if (params.payment_behavior === 'pending_if_incomplete' && hasOtherPrices(plan) && plan.prorations.length > 0) {
    return changeWhenPaid(core, subscription, params, plan);
  }
  const invoice = changeSubscription(core, subscription, () => {
    setPlainFields(core, subscription, params);
    setDiscounts(core, subscription, params);
    const drafted = applyPlan(core, subscription, plan, params.proration_behavior === 'always_invoice');
    setCancellation(core, subscription, params);
    return drafted;
  });
  if (invoice) pay(core, invoice, params);
};

/** With `error_if_incomplete`, a declined payment changes nothing. */
export const updateSubscription = (core: Core, subscription: Subscription, params: UpdateSubscription): void => {
  refuseEnded(subscription);
  if (subscription.status === 'incomplete' && params.items) {
    throw invalidRequest('A subscription cannot be changed before its first invoice is paid.', { param: 'items' });
  }
  if (params.payment_behavior === 'error_if_incomplete') {
    wholeOrNothing(core, () => update(core, subscription, params));
  } else {
    update(core, subscription, params);
  }
};
