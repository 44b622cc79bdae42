import { removeRow } from './remove-row';
import { renderCharge, renderPaymentIntent, renderPaymentMethod, renderSetupIntent } from '../render/payments';
import type { BillingDetailsParam, PaymentMethodParams } from '../params/payments';
import {
  cardOfToken,
  chargeOutcome,
  checkCard,
  declined,
  setupOutcome,
  testPaymentMethods,
  type Outcome,
} from './cards';
import { newId, randomLetters, type Core } from './core';
import { mergeMetadata, toAddress } from './customers';
import { emit } from './events';
import { findPaymentMethod } from './find';
import type { Metadata } from './common-state';
import type { Card, Charge, LastError, PaymentIntent, PaymentMethod, SetupIntent } from './state';
import { invalidRequest } from './stripe-error';

export const setBillingDetails = (method: PaymentMethod, details: BillingDetailsParam): void => {
  if (!details) return;
  const { address, ...rest } = details;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  Object.assign(method.billing_details, given, address !== undefined && { address: toAddress(address) });
};

const newMethod = (core: Core, card: Card): PaymentMethod => {
  const method: PaymentMethod = {
    id: newId('pm'),
    created: core.now(),
    customer: null,
    card,
    billing_details: { address: null, email: null, name: null, phone: null },
    metadata: {},
    is_set_up: false,
  };
  core.state.paymentMethods[method.id] = method;
  return method;
};

export const createPaymentMethod = (
  core: Core,
  { card, billing_details, metadata }: Pick<PaymentMethodParams, 'billing_details' | 'card' | 'metadata'>,
): PaymentMethod => {
  const checked = 'token' in card ? cardOfToken(tokenName(card.token), core.now()) : checkCard(card, core.now());
  const method = newMethod(core, checked);
  setBillingDetails(method, billing_details);
  method.metadata = mergeMetadata({}, metadata);
  return method;
};

const tokenName = (token: string): string => token.replace(/^tok_/, 'pm_card_');

/** Names such as `pm_card_visa` create a new one, as at Stripe. */
export const findOrMakeMethod = (core: Core, id: string, param: string): PaymentMethod =>
  id in testPaymentMethods ? newMethod(core, cardOfToken(id, core.now())) : findPaymentMethod(core, id, param);

const attach = (core: Core, method: PaymentMethod, customer: string): void => {
  if (method.customer === customer) return;
  method.customer = customer;
  emit(core, 'payment_method.attached', renderPaymentMethod(method));
};

export const attachPaymentMethod = (core: Core, method: PaymentMethod, customer: string): void => {
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  // Saving a card without a confirmation does not ask for 3-D Secure, but the bank already declines some.
  const outcome = setupOutcome(method, true);
  if (typeof outcome === 'object') throw declined(outcome.declineCode);
  attach(core, method, customer);
};

export const detachPaymentMethod = (core: Core, method: PaymentMethod): void => {
  const { customer } = method;
  if (customer === null) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  method.customer = null;
  const owner = core.state.customers[customer];
  if (owner?.default_payment_method === method.id) owner.default_payment_method = null;
  for (const subscription of Object.values(core.state.subscriptions)) {
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null;
  }
  emit(core, 'payment_method.detached', renderPaymentMethod(method), { previous: { customer } });
};

type NewIntent = {
  customer: string | null;
  payment_method: string | null;
  description?: string | null;
  metadata?: Metadata;
  return_url?: string | null;
};

const intentBase = (core: Core, prefix: 'pi' | 'seti', params: NewIntent) => {
  const id = newId(prefix);
  return {
    id,
    created: core.now(),
    client_secret: `${id}_secret_${randomLetters(25)}`,
    description: null,
    metadata: {},
    return_url: null,
    ...params,
    last_error: null,
    canceled_at: null,
    cancellation_reason: null,
  };
};

export const createPaymentIntent = (
  core: Core,
  params: NewIntent & Pick<PaymentIntent, 'amount' | 'currency'> & Partial<PaymentIntent>,
): PaymentIntent => {
  const intent: PaymentIntent = {
    ...intentBase(core, 'pi', params),
    invoice: null,
    latest_charge: null,
    setup_future_usage: null,
    receipt_email: null,
    ...params,
    status: params.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
  };
  core.state.paymentIntents[intent.id] = intent;
  emit(core, 'payment_intent.created', renderPaymentIntent(core, intent));
  return intent;
};

const lastError = (declineCode: string, method: PaymentMethod | null): LastError => {
  const { body } = declined(declineCode);
  return {
    code: body.code ?? 'card_declined',
    decline_code: body.decline_code ?? null,
    message: body.message,
    payment_method: method?.id ?? null,
  };
};

const addCharge = (
  core: Core,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: { failure: LastError | null; authenticated: boolean },
): Charge => {
  const charge: Charge = {
    id: newId('ch'),
    created: core.now(),
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: method.id,
    status: outcome.failure ? 'failed' : 'succeeded',
    amount_refunded: 0,
    description: intent.description,
    receipt_email: intent.receipt_email,
    ...outcome,
  };
  core.state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  emit(core, charge.failure ? 'charge.failed' : 'charge.succeeded', renderCharge(core, charge));
  return charge;
};

export type Attempt = {
  method: PaymentMethod;
  /** 3-D Secure is done. */
  authenticated?: boolean;
  /** Whether the customer is absent and can't authenticate. */
  offSession: boolean;
  /** For a payment without the customer that needs authentication: whether to wait for it instead of declining. */
  waits?: boolean;
};
export type AttemptResult = 'failed' | 'requires_action' | 'succeeded';

/** An outcome set in the viewer for the customer's next payment takes precedence. */
const outcomeOf = (core: Core, intent: PaymentIntent, attempt: Attempt): Outcome => {
  const ordered = intent.customer === null ? undefined : core.state.failNext[intent.customer];
  if (ordered !== undefined && attempt.authenticated !== true) {
    removeRow(core.state.failNext, intent.customer!);
    return ordered === 'authentication_required' ? 'authenticate' : { declineCode: ordered };
  }
  return chargeOutcome(attempt.method, {
    authenticated: attempt.authenticated === true,
    offSession: attempt.offSession,
    now: core.now(),
  });
};

const needsAction = (core: Core, intent: PaymentIntent): AttemptResult => {
  intent.status = 'requires_action';
  intent.last_error = null;
  emit(core, 'payment_intent.requires_action', renderPaymentIntent(core, intent));
  return 'requires_action';
};

export const failIntent = (core: Core, intent: PaymentIntent, error: LastError): AttemptResult => {
  intent.status = 'requires_payment_method';
  intent.last_error = error;
  intent.payment_method = null;
  emit(core, 'payment_intent.payment_failed', renderPaymentIntent(core, intent));
  return 'failed';
};

const succeed = (core: Core, intent: PaymentIntent, { method, authenticated }: Attempt): AttemptResult => {
  if (intent.setup_future_usage && intent.customer !== null) {
    attach(core, method, intent.customer);
    method.is_set_up = true;
  }
  addCharge(core, intent, method, { failure: null, authenticated: authenticated === true });
  intent.status = 'succeeded';
  intent.last_error = null;
  emit(core, 'payment_intent.succeeded', renderPaymentIntent(core, intent));
  return 'succeeded';
};

/** Confirms a payment intent. The caller settles its invoice. */
export const attemptPayment = (core: Core, intent: PaymentIntent, attempt: Attempt): AttemptResult => {
  intent.payment_method = attempt.method.id;
  const outcome = outcomeOf(core, intent, attempt);
  if (outcome === 'succeed') return succeed(core, intent, attempt);
  if (outcome === 'authenticate' && (!attempt.offSession || attempt.waits)) return needsAction(core, intent);
  const error = lastError(outcome === 'authenticate' ? 'authentication_required' : outcome.declineCode, attempt.method);
  addCharge(core, intent, attempt.method, { failure: error, authenticated: attempt.authenticated === true });
  return failIntent(core, intent, error);
};

export const cancelIntent = (core: Core, intent: PaymentIntent | SetupIntent, reason: string | null): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot cancel this intent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  intent.status = 'canceled';
  intent.canceled_at = core.now();
  intent.cancellation_reason = reason;
  if ('amount' in intent) emit(core, 'payment_intent.canceled', renderPaymentIntent(core, intent));
  else emit(core, 'setup_intent.canceled', renderSetupIntent(core, intent));
};

export const createSetupIntent = (core: Core, params: NewIntent & Pick<SetupIntent, 'usage'>): SetupIntent => {
  const intent: SetupIntent = {
    ...intentBase(core, 'seti', params),
    usage: params.usage,
    status: params.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
  };
  core.state.setupIntents[intent.id] = intent;
  emit(core, 'setup_intent.created', renderSetupIntent(core, intent));
  return intent;
};

export const failSetup = (core: Core, intent: SetupIntent, error: LastError): AttemptResult => {
  intent.status = 'requires_payment_method';
  intent.last_error = error;
  intent.payment_method = null;
  emit(core, 'setup_intent.setup_failed', renderSetupIntent(core, intent));
  return 'failed';
};

export const attemptSetup = (
  core: Core,
  intent: SetupIntent,
  { method, authenticated = false }: { method: PaymentMethod; authenticated?: boolean },
): AttemptResult => {
  intent.payment_method = method.id;
  const outcome = setupOutcome(method, authenticated);
  if (typeof outcome === 'object') return failSetup(core, intent, lastError(outcome.declineCode, method));
  if (outcome === 'authenticate') {
    intent.status = 'requires_action';
    emit(core, 'setup_intent.requires_action', renderSetupIntent(core, intent));
    return 'requires_action';
  }
  if (intent.customer !== null) attach(core, method, intent.customer);
  method.is_set_up = true;
  intent.status = 'succeeded';
  intent.last_error = null;
  emit(core, 'setup_intent.succeeded', renderSetupIntent(core, intent));
  return 'succeeded';
};

export const authenticationFailed = (method: string | null): LastError => ({
  code: 'payment_intent_authentication_failure',
  decline_code: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_method: method,
});
