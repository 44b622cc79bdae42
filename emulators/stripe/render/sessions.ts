import type { Core } from '../core/core';
import { sessionAmounts } from '../core/session-amounts';
import type { Session } from '../core/state';
import { taxIdsOf } from './customers';
import { renderPrice } from './catalog';
import { listOf, test, type Json } from './list';

const customerDetails = (core: Core, session: Session): Json | null => {
  const { completed_details: details } = session;
  if (!details) return session.customer_email === null ? null : { ...emptyDetails, email: session.customer_email };
  return {
    ...emptyDetails,
    ...details,
    tax_ids: taxIdsOf(core, session.customer ?? '').map(({ type, value }) => ({ type, value })),
  };
};
const emptyDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null as Json[] | null,
};

export const sessionLineItems = (core: Core, session: Session): Json => {
  const { lines } = sessionAmounts(core, session);
  return listOf(
    `/v1/checkout/sessions/${session.id}/line_items`,
    lines.map(({ line, subtotal, discount }) => ({
      id: line.id,
      object: 'item',
      amount_discount: discount,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal - discount,
      currency: session.currency,
      description: core.state.products[core.state.prices[line.price]!.product]!.name,
      price: renderPrice(core.state.prices[line.price]!),
      quantity: line.quantity,
    })),
  );
};

export const renderSession = (core: Core, session: Session): Json => {
  const amounts = sessionAmounts(core, session);
  const hasAmounts = session.mode !== 'setup';
  return {
    id: session.id,
    object: 'checkout.session',
    ...test,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: session.allow_promotion_codes || null,
    amount_subtotal: hasAmounts ? amounts.subtotal : null,
    amount_total: hasAmounts ? amounts.total : null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: session.billing_address_collection,
    cancel_url: session.cancel_url,
    client_reference_id: session.client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.mode === 'payment' && session.customer === null ? 'if_required' : null,
    customer_details: customerDetails(core, session),
    customer_email: session.customer_email,
    discounts: session.discount ? [session.discount] : [],
    expires_at: session.expires_at,
    invoice: session.invoice,
    locale: session.locale,
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: session.payment_intent,
    payment_link: null,
    payment_method_collection: session.mode === 'subscription' ? session.payment_method_collection : null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.payment_status,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: session.setup_intent,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.success_url,
    total_details: hasAmounts ? { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: 0 } : null,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${core.pages}/checkout/${session.id}` : null,
    wallet_options: null,
  };
};
