import type { Core } from '../core/core';
import { invalidRequest } from '../core/stripe-error';
import { renderCoupon, renderDiscount, renderPrice, renderProduct, renderPromotionCode } from '../render/catalog';
import { customerTaxIds, renderBalanceTransaction, renderCustomer } from '../render/customers';
import { confirmationSecret, invoicePayments, renderCreditNote, renderInvoice } from '../render/invoices';
import { listOf, type Json } from '../render/list';
import {
  chargeRefunds,
  renderCharge,
  renderPaymentIntent,
  renderPaymentMethod,
  renderRefund,
  renderSetupIntent,
} from '../render/payments';
import { renderSession, sessionLineItems } from '../render/sessions';
import { renderSubscription } from '../render/subscriptions';

type Render = (core: Core, id: string) => Json | null;

const of =
  <T>(row: (core: Core, id: string) => T | undefined, render: (core: Core, value: T) => Json): Render =>
  (core, id) => {
    const value = row(core, id);
    return value === undefined ? null : render(core, value);
  };

const customer = of(
  (core, id) => core.state.customers[id],
  (_core, it) => renderCustomer(it),
);
const charge = of((core, id) => core.state.charges[id], renderCharge);
const coupon = of((core, id) => core.state.coupons[id], renderCoupon);
const discount = of(
  (core, id) => core.state.discounts[id],
  (_core, it) => renderDiscount(it),
);
const invoice = of((core, id) => core.state.invoices[id], renderInvoice);
const method = of(
  (core, id) => core.state.paymentMethods[id],
  (_core, it) => renderPaymentMethod(it),
);
const paymentIntent = of((core, id) => core.state.paymentIntents[id], renderPaymentIntent);
const setupIntent = of((core, id) => core.state.setupIntents[id], renderSetupIntent);

/** Objects that property IDs refer to. */
const renders: Record<string, Render> = {
  charge,
  checkout_session: of((core, id) => core.state.sessions[id], renderSession),
  coupon,
  credit_note: of((core, id) => core.state.creditNotes[id], renderCreditNote),
  customer,
  customer_balance_transaction: of(
    (core, id) => core.state.balanceTransactions[id],
    (_core, it) => renderBalanceTransaction(it),
  ),
  default_payment_method: method,
  default_price: of(
    (core, id) => core.state.prices[id],
    (_core, it) => renderPrice(it),
  ),
  discount,
  discounts: discount,
  invoice,
  latest_charge: charge,
  latest_invoice: invoice,
  payment_intent: paymentIntent,
  payment_method: method,
  pending_setup_intent: setupIntent,
  price: of(
    (core, id) => core.state.prices[id],
    (_core, it) => renderPrice(it),
  ),
  product: of(
    (core, id) => core.state.products[id],
    (_core, it) => renderProduct(it),
  ),
  promotion_code: of((core, id) => core.state.promotionCodes[id], renderPromotionCode),
  refund: of(
    (core, id) => core.state.refunds[id],
    (_core, it) => renderRefund(it),
  ),
  setup_intent: setupIntent,
  subscription: of((core, id) => core.state.subscriptions[id], renderSubscription),
};

type Include = (core: Core, id: string) => Json | null;

const subscriptionsOf: Include = (core, id) =>
  listOf(
    `/v1/customers/${id}/subscriptions`,
    Object.values(core.state.subscriptions)
      .filter((it) => it.customer === id && it.ended_at === null)
      .map((it) => renderSubscription(core, it))
      .reverse(),
  );

/** Properties that are only included on request, by object. */
const includes: Record<string, Record<string, Include>> = {
  customer: { tax_ids: customerTaxIds, subscriptions: subscriptionsOf },
  charge: { refunds: chargeRefunds },
  coupon: {
    applies_to: (core, id) => {
      const products = core.state.coupons[id]?.applies_to;
      return products ? { products } : null;
    },
  },
  invoice: {
    payments: (core, id) => invoicePayments(core.state.invoices[id]!),
    confirmation_secret: (core, id) => confirmationSecret(core, core.state.invoices[id]!),
  },
  'checkout.session': { line_items: (core, id) => sessionLineItems(core, core.state.sessions[id]!) },
};

const mostLevels = 4;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const resolve = (core: Core, node: Json, name: string, refuse: () => never): unknown => {
  const include = isJson(node) ? includes[String(node['object'])]?.[name] : undefined;
  if (!(name in node) && include) return include(core, String(node['id']));
  if (!(name in node)) return refuse();
  const value = node[name];
  const render = renders[name];
  const one = (it: unknown): unknown => {
    if (typeof it !== 'string') return it;
    return render ? (render(core, it) ?? it) : refuse();
  };
  return Array.isArray(value) ? value.map(one) : one(value);
};

const expandPath = (core: Core, node: unknown, path: readonly string[], refuse: () => never): void => {
  const [name, ...rest] = path;
  if (name === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const it of node) expandPath(core, it, path, refuse);
    return;
  }
  if (!isJson(node)) return refuse();
  node[name] = resolve(core, node, name, refuse);
  expandPath(core, node[name], rest, refuse);
};

/** Replaces IDs with objects. */
export const expandAll = (core: Core, answer: Json, paths: readonly string[] | undefined): Json => {
  for (const path of paths ?? []) {
    const parts = path.split('.');
    if (parts.filter((part) => part !== 'data').length > mostLevels) {
      throw invalidRequest('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    }
    expandPath(core, answer, parts, () => {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    });
  }
  return answer;
};
