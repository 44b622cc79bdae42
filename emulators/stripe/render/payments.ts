import { cardFacts } from '../core/cards';
import type { Core } from '../core/core';
import type { Charge, LastError, PaymentIntent, PaymentMethod, Refund, SetupIntent } from '../core/state';
import { listOf, test, type Json } from './list';

const checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' } as const;

export const renderPaymentMethod = ({ card, is_set_up: _, ...method }: PaymentMethod): Json => ({
  ...method,
  ...test,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  customer_account: null,
  type: 'card',
  billing_details: { ...method.billing_details, tax_id: null },
  card: {
    ...cardFacts(card),
    checks,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    generated_from: null,
    networks: { available: [cardFacts(card).brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
});

const renderError = (core: Core, error: LastError | null): Json | null => {
  if (!error) return null;
  const { payment_method, decline_code, ...rest } = error;
  const method = payment_method === null ? undefined : core.state.paymentMethods[payment_method];
  return {
    ...rest,
    type: error.code.includes('authentication') ? 'invalid_request_error' : 'card_error',
    doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}`,
    ...(decline_code && { decline_code }),
    ...(method && { payment_method: renderPaymentMethod(method) }),
  };
};

export const authenticationUrl = (core: Core, intent: string): string => `${core.pages}/3d-secure/${intent}`;

const nextAction = (core: Core, intent: PaymentIntent | SetupIntent): Json | null =>
  intent.status === 'requires_action'
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { url: authenticationUrl(core, intent.id), return_url: intent.return_url },
      }
    : null;

const options = {
  payment_method_configuration_details: null,
  payment_method_types: ['card'],
} as const;
const cardOptions = { network: null, request_three_d_secure: 'automatic' } as const;

export const renderPaymentIntent = (core: Core, intent: PaymentIntent): Json => {
  const { invoice: _, last_error, return_url: __, ...rest } = intent;
  return {
    ...rest,
    ...test,
    ...options,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    automatic_payment_methods: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer_account: null,
    last_payment_error: renderError(core, last_error),
    next_action: nextAction(core, intent),
    payment_method_options: { card: cardOptions },
    processing: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
};

export const renderSetupIntent = (core: Core, intent: SetupIntent): Json => {
  const { last_error, return_url: _, canceled_at: __, ...rest } = intent;
  return {
    ...rest,
    ...test,
    ...options,
    object: 'setup_intent',
    automatic_payment_methods: null,
    customer_account: null,
    flow_directions: null,
    last_setup_error: renderError(core, last_error),
    next_action: nextAction(core, intent),
    payment_method_options: { card: cardOptions },
  };
};

export const renderCharge = (core: Core, charge: Charge): Json => {
  const { failure, authenticated, ...rest } = charge;
  const method = core.state.paymentMethods[charge.payment_method]!;
  const paid = charge.status === 'succeeded';
  const { display_brand: _, ...facts } = cardFacts(method.card);
  return {
    ...rest,
    ...test,
    object: 'charge',
    amount_captured: paid ? charge.amount : 0,
    balance_transaction: paid ? `txn_${charge.id.slice(3)}` : null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'WARDLINE',
    captured: paid,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    metadata: {},
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank declined the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_method_details: {
      type: 'card',
      card: {
        ...facts,
        checks,
        exp_month: method.card.exp_month,
        exp_year: method.card.exp_year,
        network: facts.brand,
        three_d_secure: authenticated
          ? { authentication_flow: 'challenge', result: 'authenticated', result_reason: null, version: '2.2.0' }
          : null,
        wallet: null,
      },
    },
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amount_refunded === charge.amount && paid,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
};

export const renderRefund = (refund: Refund): Json => ({
  ...refund,
  object: 'refund',
  balance_transaction: `txn_${refund.id.slice(3)}`,
  destination_details: {
    type: 'card',
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
  },
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

/** Only on request. */
export const chargeRefunds = (core: Core, charge: string): Json =>
  listOf(
    `/v1/charges/${charge}/refunds`,
    Object.values(core.state.refunds)
      .filter((refund) => refund.charge === charge)
      .map(renderRefund)
      .reverse(),
  );

const configurable = [
  'amazon_pay',
  'apple_pay',
  'card',
  'cashapp',
  'customer_balance',
  'google_pay',
  'klarna',
  'link',
  'paypal',
  'us_bank_account',
];

/** Payment methods that the account offers. */
export const renderMethodConfiguration = ({ state }: Core, id: string): Json => ({
  id,
  object: 'payment_method_configuration',
  ...test,
  active: true,
  application: null,
  is_default: true,
  name: 'Default',
  parent: null,
  ...Object.fromEntries(
    configurable.map((name) => {
      const available = state.offered.includes(name);
      const value = available ? 'on' : 'off';
      return [name, { available, display_preference: { overridable: null, preference: value, value } }];
    }),
  ),
});
