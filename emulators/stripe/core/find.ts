import type { Core } from './core';
import { invalidRequest, noSuch, type StripeError } from './stripe-error';
import type { Invoice } from './invoices/invoice-state';
import type { Coupon, Customer, PaymentIntent, PaymentMethod, Price, Product, State, Subscription } from './state';

type Table = {
  [K in keyof State]: State[K] extends Record<string, { id: string }> ? K : never;
}[keyof State];
type Row<K extends Table> = State[K] extends Record<string, infer R> ? R : never;

/** `kind` as named in Stripe's messages. */
const finder =
  <K extends Table>(table: K, kind: string) =>
  (core: Core, id: string, param = 'id'): Row<K> => {
    const rows = core.state[table] as Record<string, Row<K>>;
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
    if (!row) throw noSuch(kind, id, param);
    return row;
  };

const anyCustomer = finder('customers', 'customer');
export const findCustomer = (core: Core, id: string, param = 'id'): Customer => {
  const customer = anyCustomer(core, id, param);
  if (customer.deleted) throw noSuch('customer', id, param);
  return customer;
};
export const findAnyCustomer = anyCustomer;
const anyCoupon = finder('coupons', 'coupon');
export const findCoupon = (core: Core, id: string, param = 'id'): Coupon => {
  const coupon = anyCoupon(core, id, param);
  if (coupon.deleted) throw noSuch('coupon', id, param);
  return coupon;
};
const anyInvoice = finder('invoices', 'invoice');
export const findInvoice = (core: Core, id: string, param = 'id'): Invoice => {
  const invoice = anyInvoice(core, id, param);
  if (invoice.status === 'deleted') throw noSuch('invoice', id, param);
  return invoice;
};
export const findPrice: (core: Core, id: string, param?: string) => Price = finder('prices', 'price');
export const findProduct: (core: Core, id: string, param?: string) => Product = finder('products', 'product');
export const findSubscription: (core: Core, id: string, param?: string) => Subscription = finder(
  'subscriptions',
  'subscription',
);
export const findPaymentMethod: (core: Core, id: string, param?: string) => PaymentMethod = finder(
  'paymentMethods',
  'PaymentMethod',
);
export const findPaymentIntent: (core: Core, id: string, param?: string) => PaymentIntent = finder(
  'paymentIntents',
  'payment_intent',
);
export const findSetupIntent = finder('setupIntents', 'setupintent');
export const findPromotionCode = finder('promotionCodes', 'promotion code');
export const findCreditNote = finder('creditNotes', 'credit note');
export const findRefund = finder('refunds', 'refund');
export const findCharge = finder('charges', 'charge');
export const findSession = finder('sessions', 'checkout.session');
export const findEvent = finder('events', 'event');
export const findEndpoint = finder('endpoints', 'webhook endpoint');
export const findInvoiceItem = finder('invoiceItems', 'invoiceitem');
export const findTaxId = finder('taxIds', 'tax id');

export const noSuchMethodOf = (id: string, param: string): StripeError =>
  invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );

export const findAccount = finder('accounts', 'account');
export const findPayout = finder('payouts', 'payout');
