import { settleIntent } from '../core/invoices/collection';
import { chargeOf, refundCharge } from '../core/invoices/credit-notes';
import type { Core } from '../core/core';
import { mergeMetadata } from '../core/customers';
import { tracked } from '../core/events';
import {
  findCharge,
  findCustomer,
  findPaymentIntent,
  findPaymentMethod,
  findRefund,
  findSetupIntent,
} from '../core/find';
import {
  attachPaymentMethod,
  attemptPayment,
  attemptSetup,
  cancelIntent,
  createPaymentIntent,
  createPaymentMethod,
  createSetupIntent,
  detachPaymentMethod,
  findOrMakeMethod,
  setBillingDetails,
  type AttemptResult,
} from '../core/payments';
import type { PaymentIntent, SetupIntent } from '../core/state';
import { cardError, invalidRequest, StripeError } from '../core/stripe-error';
import { inRange, pageOf } from '../http/listing';
import { onlyExpand } from '../params/fields';
import { plainList } from '../params/customers';
import * as params from '../params/payments';
import {
  renderCharge,
  renderMethodConfiguration,
  renderPaymentIntent,
  renderPaymentMethod,
  renderRefund,
  renderSetupIntent,
} from '../render/payments';
import { operation } from './operation';

const methods = '/v1/payment_methods';
const configurations = '/v1/payment_method_configurations';
const setups = '/v1/setup_intents';
const payments = '/v1/payment_intents';
const refunds = '/v1/refunds';
const charges = '/v1/charges';

const isAs = <T>(value: T, wanted: T | undefined): boolean => wanted === undefined || value === wanted;

/** The intent stores the failure, so the error must not undo it. */
const refuseFailed = (core: Core, intent: PaymentIntent | SetupIntent, result: AttemptResult): void => {
  if (result !== 'failed' || !intent.last_error) return;
  const { status, body } = cardError(intent.last_error.code, intent.last_error.decline_code, intent.last_error.message);
  throw new StripeError(status, {
    ...body,
    ...('amount' in intent
      ? { payment_intent: renderPaymentIntent(core, intent) }
      : { setup_intent: renderSetupIntent(core, intent) }),
  });
};

const methodOf = (core: Core, intent: PaymentIntent | SetupIntent, given: string | undefined) => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot confirm this intent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  const id = given ?? intent.payment_method;
  if (id === null) {
    throw invalidRequest(
      "You cannot confirm this intent because it's missing a payment method. Update it with a payment method and then confirm it again.",
      { code: 'payment_intent_unexpected_state' },
    );
  }
  return findOrMakeMethod(core, id, 'payment_method');
};

type Confirming = { payment_method?: string | undefined; off_session: boolean; return_url?: string | undefined };

const confirmPayment = (core: Core, intent: PaymentIntent, given: Confirming) => {
  const method = methodOf(core, intent, given.payment_method);
  intent.return_url = given.return_url ?? intent.return_url;
  const result = attemptPayment(core, intent, { method, offSession: given.off_session });
  settleIntent(core, intent, result);
  refuseFailed(core, intent, result);
  return renderPaymentIntent(core, intent);
};

const confirmSetup = (core: Core, intent: SetupIntent, given: Omit<Confirming, 'off_session'>) => {
  const method = methodOf(core, intent, given.payment_method);
  intent.return_url = given.return_url ?? intent.return_url;
  refuseFailed(core, intent, attemptSetup(core, intent, { method }));
  return renderSetupIntent(core, intent);
};

export const paymentOperations = [
  operation(`GET ${configurations}`, plainList, (core, page) =>
    pageOf(configurations, [{ id: 'pmc_local' }], page, ({ id }) => renderMethodConfiguration(core, id)),
  ),
  operation(`POST ${methods}`, params.createPaymentMethod, (core, given) =>
    renderPaymentMethod(createPaymentMethod(core, given)),
  ),
  operation(`GET ${methods}`, params.listPaymentMethods, (core, { customer, type: _, ...page }) =>
    pageOf(
      methods,
      Object.values(core.state.paymentMethods).filter((it) => customer !== undefined && it.customer === customer),
      page,
      renderPaymentMethod,
    ),
  ),
  operation(
    'GET /v1/customers/{customer}/payment_methods',
    params.listCustomerMethods,
    (core, { type: _, ...page }, id) =>
      pageOf(
        `/v1/customers/${id}/payment_methods`,
        Object.values(core.state.paymentMethods).filter((it) => it.customer === findCustomer(core, id).id),
        page,
        renderPaymentMethod,
      ),
  ),
  operation(`GET ${methods}/{payment_method}`, onlyExpand, (core, _params, id) =>
    renderPaymentMethod(findPaymentMethod(core, id)),
  ),
  operation(`POST ${methods}/{payment_method}`, params.updatePaymentMethod, (core, given, id) => {
    const method = findPaymentMethod(core, id);
    tracked(
      core,
      'payment_method.updated',
      () => renderPaymentMethod(method),
      () => {
        setBillingDetails(method, given.billing_details);
        method.card.exp_month = given.card?.exp_month ?? method.card.exp_month;
        method.card.exp_year = given.card?.exp_year ?? method.card.exp_year;
        method.metadata = mergeMetadata(method.metadata, given.metadata);
      },
    );
    return renderPaymentMethod(method);
  }),
  operation(`POST ${methods}/{payment_method}/attach`, params.attachPaymentMethod, (core, { customer }, id) => {
    const owner = findCustomer(core, customer, 'customer');
    const method = findOrMakeMethod(core, id, 'id');
    attachPaymentMethod(core, method, owner.id);
    return renderPaymentMethod(method);
  }),
  operation(`POST ${methods}/{payment_method}/detach`, onlyExpand, (core, _params, id) => {
    const method = findPaymentMethod(core, id);
    detachPaymentMethod(core, method);
    return renderPaymentMethod(method);
  }),

  operation(`POST ${setups}`, params.createSetupIntent, (core, given) => {
    if (given.customer) findCustomer(core, given.customer, 'customer');
    const method = given.payment_method ? findOrMakeMethod(core, given.payment_method, 'payment_method') : null;
    const intent = createSetupIntent(core, {
      customer: given.customer ?? null,
      payment_method: method?.id ?? null,
      usage: given.usage,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      return_url: given.return_url ?? null,
    });
    return given.confirm ? confirmSetup(core, intent, {}) : renderSetupIntent(core, intent);
  }),
  operation(`GET ${setups}`, params.listSetupIntents, (core, { customer, payment_method, created, ...page }) =>
    pageOf(
      setups,
      Object.values(core.state.setupIntents).filter(
        (it) => isAs(it.customer, customer) && isAs(it.payment_method, payment_method) && inRange(it.created, created),
      ),
      page,
      (it) => renderSetupIntent(core, it),
    ),
  ),
  operation(`GET ${setups}/{intent}`, onlyExpand, (core, _params, id) =>
    renderSetupIntent(core, findSetupIntent(core, id)),
  ),
  operation(`POST ${setups}/{intent}/confirm`, params.confirmSetupIntent, (core, given, id) =>
    confirmSetup(core, findSetupIntent(core, id), given),
  ),
  operation(`POST ${setups}/{intent}/cancel`, params.cancelIntent, (core, given, id) => {
    const intent = findSetupIntent(core, id);
    cancelIntent(core, intent, given.cancellation_reason ?? null);
    return renderSetupIntent(core, intent);
  }),

  operation(`POST ${payments}`, params.createPaymentIntent, (core, given) => {
    if (given.customer) findCustomer(core, given.customer, 'customer');
    const method = given.payment_method ? findOrMakeMethod(core, given.payment_method, 'payment_method') : null;
    const intent = createPaymentIntent(core, {
      amount: given.amount,
      currency: given.currency,
      customer: given.customer ?? null,
      payment_method: method?.id ?? null,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      return_url: given.return_url ?? null,
      setup_future_usage: given.setup_future_usage ?? null,
      receipt_email: given.receipt_email ?? null,
    });
    if (!given.confirm) return renderPaymentIntent(core, intent);
    return confirmPayment(core, intent, { off_session: given.off_session });
  }),
  operation(`GET ${payments}`, params.listPaymentIntents, (core, { customer, created, ...page }) =>
    pageOf(
      payments,
      Object.values(core.state.paymentIntents).filter(
        (it) => isAs(it.customer, customer) && inRange(it.created, created),
      ),
      page,
      (it) => renderPaymentIntent(core, it),
    ),
  ),
  operation(`GET ${payments}/{intent}`, onlyExpand, (core, _params, id) =>
    renderPaymentIntent(core, findPaymentIntent(core, id)),
  ),
  operation(`POST ${payments}/{intent}/confirm`, params.confirmPaymentIntent, (core, given, id) => {
    const intent = findPaymentIntent(core, id);
    intent.setup_future_usage = given.setup_future_usage ?? intent.setup_future_usage;
    return confirmPayment(core, intent, given);
  }),
  operation(`POST ${payments}/{intent}/cancel`, params.cancelIntent, (core, given, id) => {
    const intent = findPaymentIntent(core, id);
    if (intent.invoice !== null) {
      throw invalidRequest('You cannot cancel a PaymentIntent created by an invoice. Instead, void the invoice.');
    }
    cancelIntent(core, intent, given.cancellation_reason ?? null);
    return renderPaymentIntent(core, intent);
  }),

  operation(`POST ${refunds}`, params.createRefund, (core, given) =>
    renderRefund(
      refundCharge(core, chargeOf(core, given), {
        amount: given.amount,
        reason: given.reason ?? null,
        metadata: mergeMetadata({}, given.metadata),
      }),
    ),
  ),
  operation(`GET ${refunds}`, params.listRefunds, (core, { charge, payment_intent, created, ...page }) =>
    pageOf(
      refunds,
      Object.values(core.state.refunds).filter(
        (it) => isAs(it.charge, charge) && isAs(it.payment_intent, payment_intent) && inRange(it.created, created),
      ),
      page,
      renderRefund,
    ),
  ),
  operation(`GET ${refunds}/{refund}`, onlyExpand, (core, _params, id) => renderRefund(findRefund(core, id))),
  operation(`GET ${charges}`, params.listCharges, (core, { customer, payment_intent, created, ...page }) =>
    pageOf(
      charges,
      Object.values(core.state.charges).filter(
        (it) => isAs(it.customer, customer) && isAs(it.payment_intent, payment_intent) && inRange(it.created, created),
      ),
      page,
      (it) => renderCharge(core, it),
    ),
  ),
  operation(`GET ${charges}/{charge}`, onlyExpand, (core, _params, id) => renderCharge(core, findCharge(core, id))),
];
