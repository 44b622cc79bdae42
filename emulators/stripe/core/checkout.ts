import type { SessionParams } from '../params/subscriptions';
import { renderSession } from '../render/sessions';
import { day } from './calendar';
import { setupOutcome, chargeOutcome, declined, type Outcome } from './cards';
import { collect, finalize } from './invoices/collection';
import { randomLetters, wholeOrNothing, type Core } from './core';
import { createCustomer, mergeMetadata, updateCustomer } from './customers';
import { checkCode, chooseDiscount, redeem, type ChosenDiscount } from './invoices/discounts';
import { emit } from './events';
import { findCustomer, findPrice } from './find';
import { draftInvoice, newLine } from './invoices/invoices';
import { attemptPayment, attemptSetup, createPaymentIntent, createSetupIntent, type AttemptResult } from './payments';
import { productName } from './invoices/prorations';
import { sessionAmounts } from './session-amounts';
import type { Invoice } from './invoices/invoice-state';
import type { Address } from './common-state';
import type { Customer, PaymentIntent, PaymentMethod, PromotionCode, Session } from './state';
import { invalidRequest, type StripeError } from './stripe-error';
import { checkPrice, createSubscription, paymentError } from './subscriptions';

const sessionHours = 24;

const sessionLines = (core: Core, params: SessionParams): { lines: Session['lines']; currency: string | null } => {
  const items = params.line_items ?? [];
  if (params.mode !== 'setup' && items.length === 0) {
    throw invalidRequest('You must provide line_items for this mode.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  }
  const prices = items.map(({ price }, index) => findPrice(core, price, `line_items[${index}][price]`));
  const recurring = prices.filter((price) => price.recurring);
  if (params.mode === 'payment' && recurring.length > 0) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    );
  }
  if (params.mode === 'subscription' && recurring.length === 0) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: 'line_items',
    });
  }
  recurring.forEach((price, index) => checkPrice(core, price.id, 'line_items', index === 0 ? null : recurring[0]!));
  const lines = items.map(({ price, quantity }) => ({ id: `li_${randomLetters(24)}`, price, quantity }));
  return { lines, currency: prices[0]?.currency ?? params.currency ?? null };
};

const expiry = (core: Core, expiresAt: number | undefined): number => {
  if (expiresAt === undefined) return core.now() + sessionHours * 3600;
  if (expiresAt < core.now() + 30 * 60 || expiresAt > core.now() + day) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return expiresAt;
};

export const createSession = (core: Core, params: SessionParams): Session => {
  if (params.customer && params.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (params.allow_promotion_codes && params.discounts) {
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  }
  const customer = params.customer ? findCustomer(core, params.customer, 'customer') : null;
  const { lines, currency } = sessionLines(core, params);
  const data = params.subscription_data ?? {};
  const session: Session = {
    id: `cs_test_${randomLetters(58)}`,
    created: core.now(),
    mode: params.mode,
    status: 'open',
    payment_status: params.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    customer: customer?.id ?? null,
    customer_email: params.customer_email ?? null,
    client_reference_id: params.client_reference_id ?? null,
    lines,
    currency,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    expires_at: expiry(core, params.expires_at),
    allow_promotion_codes: params.allow_promotion_codes ?? false,
    billing_address_collection: params.billing_address_collection,
    updates_customer: {
      address: params.customer_update?.address === 'auto',
      name: params.customer_update?.name === 'auto',
    },
    payment_method_collection: params.payment_method_collection,
    discount: null,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    subscription_data: {
      metadata: mergeMetadata({}, data.metadata),
      description: data.description ?? null,
      trial_period_days: data.trial_period_days ?? null,
      trial_end: data.trial_end ?? null,
      missing_payment_method: data.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    },
    intent_data: intentData(params),
    creates_invoice: params.invoice_creation?.enabled ?? false,
    invoice_metadata: mergeMetadata({}, params.invoice_creation?.invoice_data?.metadata),
    subscription: null,
    invoice: null,
    payment_intent: null,
    setup_intent: null,
    completed_details: null,
  };
  session.discount = chooseDiscount(core, params.discounts, {
    customer: session.customer,
    amount: sessionAmounts(core, session).subtotal,
  });
  core.state.sessions[session.id] = session;
  return session;
};

const intentData = (params: SessionParams): Session['intent_data'] => {
  const data = params.mode === 'setup' ? params.setup_intent_data : params.payment_intent_data;
  return {
    metadata: mergeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    setup_future_usage: params.payment_intent_data?.setup_future_usage ?? null,
  };
};

/** Applies a code typed on the page. Throws if it can't be used. */
export const enterCode = (core: Core, session: Session, typed: string): void => {
  const code = Object.values(core.state.promotionCodes).find(
    (it): it is PromotionCode => it.code.toLowerCase() === typed.trim().toLowerCase(),
  );
  if (!session.allow_promotion_codes || !code) {
    throw invalidRequest('This code is invalid.', { code: 'promotion_code_invalid', param: 'promotion_code' });
  }
  checkCode(core, code, session.customer, sessionAmounts(core, session).subtotal);
  session.discount = { coupon: code.coupon, promotion_code: code.id };
};

export const removeCode = (session: Session): void => {
  session.discount = null;
};

/** A trial may start without a card. */
export const needsCard = (core: Core, session: Session): boolean =>
  session.mode === 'setup' || session.payment_method_collection === 'always' || sessionAmounts(core, session).total > 0;

/** Whether the card needs 3-D Secure before the session can be completed. */
export const cardOutcome = (core: Core, session: Session, method: PaymentMethod): Outcome => {
  const ordered = session.customer === null ? undefined : core.state.failNext[session.customer];
  if (ordered === 'authentication_required') return 'authenticate';
  if (session.mode === 'setup' || sessionAmounts(core, session).total === 0) return setupOutcome(method, false);
  return chargeOutcome(method, { authenticated: false, offSession: false, now: core.now() });
};

export type Completion = {
  method: PaymentMethod | null;
  authenticated: boolean;
  email: string | null;
  name: string | null;
  address: Address | null;
};

const customerOf = (core: Core, session: Session, { email, name, address }: Completion): Customer => {
  if (session.customer !== null) {
    const customer = findCustomer(core, session.customer);
    const { updates_customer: updates } = session;
    updateCustomer(core, customer, {
      ...(updates.name && name !== null && { name }),
      ...(updates.address && address !== null && { address }),
    });
    return customer;
  }
  const customer = createCustomer(core, {
    email: session.customer_email ?? email,
    name,
    ...(address && { address }),
  });
  session.customer = customer.id;
  return customer;
};

const discountParams = (discount: ChosenDiscount | null) => {
  if (!discount) return undefined;
  return [discount.promotion_code ? { promotion_code: discount.promotion_code } : { coupon: discount.coupon }];
};

const refuseUnless = (result: AttemptResult, error: () => StripeError): void => {
  if (result !== 'succeeded') throw error();
};

const startSubscription = (core: Core, session: Session, customer: Customer, completion: Completion): void => {
  const recurring = session.lines.filter(({ price }) => core.state.prices[price]!.recurring);
  const oneTime = session.lines.filter(({ price }) => !core.state.prices[price]!.recurring);
  const data = session.subscription_data;
  const { method, authenticated } = completion;
  const { subscription, result } = createSubscription(
    core,
    {
      customer: customer.id,
      items: recurring.map(({ price, quantity }) => ({ price, quantity })),
      add_invoice_items: oneTime.map(({ price, quantity }) => ({ price, quantity })),
      discounts: discountParams(session.discount),
      metadata: data.metadata,
      ...(data.description !== null && { description: data.description }),
      ...(data.trial_period_days !== null && { trial_period_days: data.trial_period_days }),
      ...(data.trial_end !== null && { trial_end: data.trial_end }),
      trial_settings: { end_behavior: { missing_payment_method: data.missing_payment_method } },
      payment_settings: { save_default_payment_method: 'on_subscription' },
      payment_behavior: 'allow_incomplete',
      off_session: false,
    },
    { method, authenticated },
  );
  const invoice = core.state.invoices[subscription.latest_invoice!]!;
  refuseUnless(result, () => paymentError(core, invoice, result));
  if (method && subscription.default_payment_method === null)
    saveForLater(core, subscription.id, method, authenticated);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.payment_status = invoice.amount_paid > 0 ? 'paid' : 'no_payment_required';
};

/** Sets up the card of a trial for the first payment. */
const saveForLater = (core: Core, subscription: string, method: PaymentMethod, authenticated: boolean): void => {
  const owner = core.state.subscriptions[subscription]!;
  const intent = createSetupIntent(core, { customer: owner.customer, payment_method: null, usage: 'off_session' });
  const result = attemptSetup(core, intent, { method, authenticated });
  refuseUnless(result, () => setupError(intent.last_error?.decline_code ?? intent.last_error?.code));
  owner.default_payment_method = method.id;
};

const setupError = (code: string | undefined): StripeError => declined(code ?? 'generic_decline');

const setUp = (core: Core, session: Session, customer: Customer, { method, authenticated }: Completion): void => {
  const { metadata, description } = session.intent_data;
  const intent = createSetupIntent(core, {
    customer: customer.id,
    payment_method: null,
    usage: 'off_session',
    metadata,
    description,
  });
  refuseUnless(attemptSetup(core, intent, { method: method!, authenticated }), () =>
    setupError(intent.last_error?.decline_code ?? intent.last_error?.code),
  );
  session.setup_intent = intent.id;
};

const invoiceOf = (core: Core, session: Session, customer: Customer): Invoice => {
  const now = core.now();
  const discounts = session.discount
    ? [redeem(core, session.discount, { customer: customer.id, subscription: null, invoice: null }).id]
    : [];
  return draftInvoice(core, {
    customer,
    subscription: null,
    lines: session.lines.map(({ price, quantity }) =>
      newLine({
        amount: core.state.prices[price]!.unit_amount * quantity,
        description: productName(core, price),
        period: { start: now, end: now },
        price,
        quantity,
      }),
    ),
    billing_reason: 'manual',
    period: { start: now, end: now },
    auto_advance: false,
    currency: session.currency ?? 'usd',
    discounts,
    metadata: session.invoice_metadata,
  });
};

const intentError = (intent: PaymentIntent): StripeError =>
  declined(intent.last_error?.decline_code ?? intent.last_error?.code ?? 'generic_decline');

const payInvoice = (core: Core, session: Session, customer: Customer, completion: Completion): void => {
  const invoice = invoiceOf(core, session, customer);
  finalize(core, invoice, session.intent_data.setup_future_usage === null ? null : 'off_session');
  session.invoice = invoice.id;
  if (invoice.amount_due === 0) return;
  const intent = core.state.paymentIntents[invoice.payments.at(-1)!.payment_intent]!;
  Object.assign(intent, { metadata: session.intent_data.metadata });
  const { method, authenticated } = completion;
  refuseUnless(collect(core, invoice, { method, authenticated, offSession: false }), () => intentError(intent));
  session.payment_intent = intent.id;
};

const payOnce = (core: Core, session: Session, customer: Customer, completion: Completion): void => {
  const { total } = sessionAmounts(core, session);
  if (session.discount) redeem(core, session.discount, { customer: customer.id, subscription: null, invoice: null });
  if (total === 0) return;
  const intent = createPaymentIntent(core, {
    amount: total,
    currency: session.currency ?? 'usd',
    customer: customer.id,
    payment_method: null,
    ...session.intent_data,
  });
  const { method, authenticated } = completion;
  const result = attemptPayment(core, intent, { method: method!, authenticated, offSession: false });
  refuseUnless(result, () => intentError(intent));
  session.payment_intent = intent.id;
};

const pay = (core: Core, session: Session, customer: Customer, completion: Completion): void => {
  if (session.creates_invoice) payInvoice(core, session, customer, completion);
  else payOnce(core, session, customer, completion);
  session.payment_status = sessionAmounts(core, session).total === 0 ? 'no_payment_required' : 'paid';
};

const parts = { payment: pay, setup: setUp, subscription: startSubscription } as const;

export const refuseClosed = (session: Session): void => {
  if (session.status !== 'open') {
    throw invalidRequest(`This Checkout Session is ${session.status === 'complete' ? 'complete' : 'expired'}.`);
  }
};

/** All or nothing: a declined card or a used-up code leaves only the open session. */
export const completeSession = (core: Core, id: string, completion: Completion): void =>
  wholeOrNothing(core, () => {
    const session = core.state.sessions[id]!;
    refuseClosed(session);
    const { discount } = session;
    const code = discount?.promotion_code ? core.state.promotionCodes[discount.promotion_code] : undefined;
    if (code) checkCode(core, code, session.customer, sessionAmounts(core, session).subtotal);
    const customer = customerOf(core, session, completion);
    parts[session.mode](core, session, customer, completion);
    session.status = 'complete';
    session.completed_details = {
      email: customer.email,
      name: completion.name ?? customer.name,
      address: completion.address,
    };
    emit(core, 'checkout.session.completed', renderSession(core, session));
  });
