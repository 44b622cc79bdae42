import { balancePrice, currency, pricedPlans } from '@shared/money/billing/catalogue';
import * as z from 'zod';
import {
  ProviderRefused,
  type Checkout,
  type CheckoutOrder,
  type InvoiceOrder,
  type PaymentProvider,
  type ProviderSubscription,
} from './provider-port';
import type { StripeClient } from './stripe-client';
import type { Form } from './stripe-form';
import {
  CreditNote,
  Customer,
  EventCustomer,
  isConnectedAccount,
  Method,
  MethodConfiguration,
  Price,
  PromotionCode,
  readInvoice,
  readPreview,
  Session,
  Subscription,
} from './stripe-read';

const Identified = z.object({ id: z.string() });
const Standing = z.object({ status: z.string() });
const parseAll = <T extends z.ZodType>(schema: T, items: readonly unknown[]): z.output<T>[] =>
  items.map((item) => schema.parse(item));
const isMissing = (error: unknown): boolean => error instanceof ProviderRefused && error.code === 'resource_missing';
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

const absentAsNull = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

type Prices = { byKey: ReadonlyMap<string, Price>; byId: ReadonlyMap<string, Price> };

const readPrices = async ({ every }: StripeClient): Promise<Prices> => {
  const keys = [...pricedPlans.map(({ lookupKey }) => lookupKey), balancePrice.lookupKey];
  // Stripe accepts at most ten keys.
  const parts = Array.from({ length: Math.ceil(keys.length / 10) }, (_, part) => keys.slice(part * 10, part * 10 + 10));
  const found = (await Promise.all(parts.map((part) => every('/v1/prices', { lookup_keys: part })))).flat();
  const prices = parseAll(Price, found);
  return {
    byKey: new Map(prices.flatMap((price) => (price.lookup_key === null ? [] : [[price.lookup_key, price]]))),
    byId: new Map(prices.map((price) => [price.id, price])),
  };
};

/** Prices never change their ID or amount, so only missing ones are read again. */
const createPrices = (client: StripeClient) => {
  let known: Promise<Prices> | undefined;
  const load = (): Promise<Prices> =>
    (known ??= readPrices(client).catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  return {
    load,
    async idOf(lookupKey: string): Promise<string> {
      const first = (await load()).byKey.get(lookupKey);
      if (first) return first.id;
      known = undefined;
      const price = (await load()).byKey.get(lookupKey);
      if (!price) throw new Error(`The payment provider has no price ${lookupKey}: run npm run billing:setup.`);
      return price.id;
    },
  };
};

const priceChange = ({ itemId }: Pick<ProviderSubscription, 'itemId'>, price: string, at: string): Form => ({
  items: [{ id: itemId, price }],
  proration_date: seconds(at),
  proration_behavior: 'always_invoice',
});

const withOutcome = (returnUrl: string, outcome: string): string =>
  `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}checkout=${outcome}`;

const sessionForm = (
  { customerId, ownerId, returnUrl }: Pick<CheckoutOrder, 'customerId' | 'ownerId' | 'returnUrl'>,
  mode: string,
): Form => ({
  mode,
  customer: customerId,
  client_reference_id: ownerId,
  success_url: withOutcome(returnUrl, 'done'),
  cancel_url: withOutcome(returnUrl, 'canceled'),
});

const orderForm = (order: CheckoutOrder, price: string): Form => ({
  ...sessionForm(order, order.mode),
  line_items: [{ price, quantity: order.quantity }],
  billing_address_collection: 'auto',
  ...(order.promotionCodeId !== null && { discounts: [{ promotion_code: order.promotionCodeId }] }),
  ...(order.mode === 'payment'
    ? { invoice_creation: { enabled: true }, payment_intent_data: { setup_future_usage: 'off_session' } }
    : {
        payment_method_collection: order.trialDays === null ? 'always' : 'if_required',
        subscription_data: {
          metadata: { ownerId: order.ownerId },
          ...(order.trialDays !== null && {
            trial_period_days: order.trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
          }),
        },
      }),
});

/** Uses the given methods if the account has them switched on; otherwise those of its settings. */
const invoiceForm = ({ customerId, dueDays, methods }: InvoiceOrder): Form => ({
  customer: customerId,
  currency,
  collection_method: 'send_invoice',
  days_until_due: dueDays,
  ...(methods.length > 0 && {
    payment_settings: {
      payment_method_types: [...methods],
      ...(methods.includes('customer_balance') && {
        payment_method_options: {
          customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'us_bank_transfer' } },
        },
      }),
    },
  }),
});

const checkoutOf = (json: unknown): Checkout => {
  const { id, url, expires_at: expiresAt } = Session.parse(json);
  if (url === null) throw new Error('The payment provider gave no page.');
  return { sessionId: id, url, expiresAt };
};

/** Uses Stripe's API over plain HTTPS; its package would take longer to load than most requests. */
export const createStripeProvider = (client: StripeClient): PaymentProvider => {
  const prices = createPrices(client);
  const get = (path: string, form?: Form) => client.call({ method: 'GET', path, ...(form && { form }) });
  const post = (path: string, form: Form, key?: string) =>
    client.call({ method: 'POST', path, form, ...(key !== undefined && { key }) });

  const customerOf: PaymentProvider['customerOf'] = async (customerId) => {
    const json = await absentAsNull(get(`/v1/customers/${customerId}`));
    if (json === null) return null;
    const { deleted, ...customer } = Customer.parse(json);
    return deleted ? null : customer;
  };

  return {
    customerOf,

    async stateOf(customerId) {
      const customer = await customerOf(customerId);
      if (!customer) return null;
      const of = { customer: customerId };
      const [{ byId }, subscriptions, invoices, notes, methods] = await Promise.all([
        prices.load(),
        client.every('/v1/subscriptions', { ...of, status: 'all' }),
        client.every('/v1/invoices', of),
        client.every('/v1/credit_notes', of),
        client.every('/v1/payment_methods', of),
      ]);
      const keyOf = (priceId: string): string | null => byId.get(priceId)?.lookup_key ?? null;
      return {
        customer,
        subscriptions: parseAll(Subscription, subscriptions).filter((it) => it !== null),
        invoices: invoices.map((json) => readInvoice(json, keyOf)),
        creditNotes: parseAll(CreditNote, notes),
        methods: parseAll(Method, methods),
      };
    },

    // A deleted customer keeps the data that its invoices name, so the fields are emptied first.
    // https://docs.stripe.com/api/customers/delete
    async forgetCustomer(customerId, key) {
      const path = `/v1/customers/${customerId}`;
      const nothing = { name: '', email: '', phone: '', description: '', address: '', metadata: '' };
      const emptied = await absentAsNull(post(path, nothing, `${key}-empty`));
      if (emptied !== null) await absentAsNull(client.call({ method: 'DELETE', path }));
    },

    async createCustomer({ ownerId, email, name }, key) {
      return Identified.parse(await post('/v1/customers', { email, name, metadata: { ownerId } }, key)).id;
    },

    async saveDetails(customerId, { name, email, address: { postalCode, ...address } }) {
      await post(`/v1/customers/${customerId}`, { name, email, address: { ...address, postal_code: postalCode } });
    },

    async checkout(order, key) {
      const price = await prices.idOf(order.lookupKey);
      return checkoutOf(await post('/v1/checkout/sessions', orderForm(order, price), key));
    },

    async endCheckout(sessionId) {
      try {
        await post(`/v1/checkout/sessions/${sessionId}/expire`, {});
      } catch (error) {
        // It was completed or expired in the meantime.
        if (!(error instanceof ProviderRefused)) throw error;
      }
    },

    async setup(order, key) {
      const form = {
        ...sessionForm(order, 'setup'),
        currency,
        setup_intent_data: { metadata: { ownerId: order.ownerId } },
      };
      return checkoutOf(await post('/v1/checkout/sessions', form, key));
    },

    async promotion(code) {
      const [found] = parseAll(
        PromotionCode,
        await client.every('/v1/promotion_codes', { code, active: true, expand: ['data.promotion.coupon'] }),
      );
      const coupon = found?.promotion.coupon;
      if (!found?.active || !coupon?.valid) return null;
      if (coupon.amount_off !== null && coupon.currency !== currency) return null;
      return {
        promotionCodeId: found.id,
        code: found.code,
        percentOff: coupon.percent_off,
        amountOffCents: coupon.amount_off,
        isOnce: coupon.duration === 'once',
      };
    },

    async previewChange({ customerId, subscription, lookupKey, at }) {
      const price = await prices.idOf(lookupKey);
      const json = await post('/v1/invoices/create_preview', {
        customer: customerId,
        subscription: subscription.subscriptionId,
        subscription_details: priceChange(subscription, price, at),
      });
      const { byId } = await prices.load();
      return readPreview(json, (priceId) => byId.get(priceId)?.lookup_key ?? null);
    },

    async changePrice({ subscription, lookupKey, at, endsTrial }, key) {
      const price = await prices.idOf(lookupKey);
      await post(
        `/v1/subscriptions/${subscription.subscriptionId}`,
        {
          ...priceChange(subscription, price, at),
          // Declined or unconfirmed payments leave the subscription unchanged, with a 402.
          // https://docs.stripe.com/api/subscriptions/update#update_subscription-payment_behavior
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          ...(endsTrial && { trial_end: 'now' }),
        },
        key,
      );
    },

    async setCancellation(subscriptionId, atPeriodEnd, key) {
      await post(`/v1/subscriptions/${subscriptionId}`, { cancel_at_period_end: atPeriodEnd }, key);
    },

    async endSubscription(subscriptionId, key) {
      try {
        await client.call({
          method: 'DELETE',
          path: `/v1/subscriptions/${subscriptionId}`,
          form: { prorate: false },
          key,
        });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async setDefaultMethod(customerId, methodId) {
      await post(`/v1/customers/${customerId}`, { invoice_settings: { default_payment_method: methodId } });
    },

    async setSubscriptionMethod(subscriptionId, methodId) {
      await post(`/v1/subscriptions/${subscriptionId}`, { default_payment_method: methodId });
    },

    async removeMethod(methodId) {
      await post(`/v1/payment_methods/${methodId}/detach`, {});
    },

    async offeredMethods() {
      const all = parseAll(MethodConfiguration, await client.every('/v1/payment_method_configurations', {}));
      return all.find(({ isOwn }) => isOwn)?.methods ?? [];
    },

    async refund({ invoiceId, amountCents, memo }, key) {
      const form = { invoice: invoiceId, amount: amountCents, refund_amount: amountCents, memo };
      await post('/v1/credit_notes', form, key);
    },

    async sendInvoice(order, key) {
      const { customerId, amountCents, text } = order;
      const { id } = Identified.parse(await post('/v1/invoices', invoiceForm(order), `${key}-draft`));
      const line = { customer: customerId, invoice: id, amount: amountCents, currency, description: text };
      await post('/v1/invoiceitems', line, `${key}-line`);
      await post(`/v1/invoices/${id}/finalize`, { auto_advance: true }, `${key}-send`);
      return id;
    },

    async voidInvoice(invoiceId, key) {
      try {
        await post(`/v1/invoices/${invoiceId}/void`, {}, key);
        return true;
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // Stripe also refuses once it is void.
        return Standing.parse(await get(`/v1/invoices/${invoiceId}`)).status === 'void';
      }
    },

    async giveCredit({ customerId, amountCents, memo }, key) {
      const form = { amount: -amountCents, currency, description: memo };
      await post(`/v1/customers/${customerId}/balance_transactions`, form, key);
    },

    async changedSince(at) {
      const events = parseAll(EventCustomer, await client.every('/v1/events', { created: { gte: seconds(at) } }));
      const customers = events.flatMap(({ customerId }) => customerId ?? []);
      return [...new Set(customers.filter((customerId) => !isConnectedAccount(customerId)))];
    },
  };
};
