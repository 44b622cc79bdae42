import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import type { ReadMail } from '../../aws/mailbox';
import { startStripeServer, type StripeServer } from '../testing/stripe-server';
import { billingViewer } from './billing-viewer';

let server: StripeServer;
let price: string;
let posting: string;
beforeAll(async () => {
  server = await startStripeServer();
  const product = await server.client.products.create({ name: 'Team' });
  const base = { product: product.id, currency: 'usd' };
  price = (await server.client.prices.create({ ...base, unit_amount: 299_00, recurring: { interval: 'month' } })).id;
  posting = (await server.client.prices.create({ ...base, unit_amount: 99_00 })).id;
});
afterAll(() => server.stop());

const urls = {
  success_url: 'http://localhost/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost/back',
};
const card = (number: string) => ({ step: 'pay', number, expiry: '12/99', cvc: '123', name: 'Ann Example' });

const newCustomer = () => server.client.customers.create({ email: 'ann@example.org' });
const checkout = async (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const customer = await newCustomer();
  const session = await server.client.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    ...(params.mode !== 'setup' && { line_items: [{ price, quantity: 1 }] }),
    ...urls,
    ...params,
  });
  return { customer: customer.id, session, url: session.url! };
};

type Page = { status: number; location: string | null; text: string };
const submit = async (url: string, values: Record<string, string>): Promise<Page> => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};
const sessionOf = (id: string) =>
  server.client.checkout.sessions.retrieve(id, {
    expand: ['subscription', 'setup_intent', 'payment_intent', 'line_items'],
  });
const alertOf = ({ text }: Page): string => /role="alert">([^<]*)</.exec(text)?.[1] ?? '';
const hiddenMethod = ({ text }: Page): string => /name="authenticated" value="([^"]*)"/.exec(text)?.[1] ?? '';

describe('the checkout page', () => {
  it('subscribes with a card and saves it for renewals', async () => {
    const { session, url } = await checkout();
    expect(session).toMatchObject({ status: 'open', amount_total: 299_00 });
    expect(await (await fetch(url)).text()).toContain('Pay $299.00');
    const done = await submit(url, card('4242 4242 4242 4242'));
    expect(done).toMatchObject({ status: 303, location: `http://localhost/done?session=${session.id}` });
    expect(await sessionOf(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { status: 'active', default_payment_method: expect.stringMatching(/^pm_/) as unknown },
      line_items: { data: [{ quantity: 1, amount_total: 299_00 }] },
    });
    expect(await (await fetch(url)).text()).toContain('You completed this checkout.');
  });

  it('keeps the input when the card is declined, and creates nothing', async () => {
    const { customer, session, url } = await checkout();
    const page = await submit(url, card('4000000000000002'));
    expect(alertOf(page)).toBe('Your card was declined.');
    expect(page.text).toContain('value="Ann Example"');
    expect(await sessionOf(session.id)).toMatchObject({ status: 'open' });
    expect((await server.client.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await server.client.invoices.list({ customer })).data).toEqual([]);
    expect(alertOf(await submit(url, { ...card('4242424242424242'), expiry: '1' }))).toContain('MM/YY');
    expect((await submit(url, card('4242424242424242'))).status).toBe(303);
  });

  it('goes through 3-D Secure, and back if it fails', async () => {
    const { session, url } = await checkout();
    const asked = await submit(url, card('4000002760003184'));
    expect(asked.text).toContain('Complete authentication');
    expect(await sessionOf(session.id)).toMatchObject({ status: 'open', subscription: null });
    const failed = await submit(url, { step: 'not-authenticated', authenticated: hiddenMethod(asked) });
    expect(alertOf(failed)).toContain('could not confirm');
    const done = await submit(url, { step: 'authenticated', authenticated: hiddenMethod(asked) });
    expect(done.status).toBe(303);
    expect(await sessionOf(session.id)).toMatchObject({ status: 'complete', subscription: { status: 'active' } });
  });

  it('starts a trial without a card', async () => {
    const { session, url } = await checkout({
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 14,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      },
    });
    expect(await (await fetch(url)).text()).toContain('Start trial');
    expect((await submit(url, { step: 'pay' })).status).toBe(303);
    expect(await sessionOf(session.id)).toMatchObject({
      payment_status: 'no_payment_required',
      subscription: { status: 'trialing', default_payment_method: null },
    });
  });

  it('sells postings with an invoice', async () => {
    const { customer, session, url } = await checkout({
      mode: 'payment',
      line_items: [{ price: posting, quantity: 3 }],
      invoice_creation: { enabled: true },
      payment_intent_data: { setup_future_usage: 'off_session' },
    });
    expect((await submit(url, card('4242424242424242'))).status).toBe(303);
    const [invoice] = (await server.client.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ status: 'paid', total: 297_00, lines: { data: [{ quantity: 3 }] } });
    expect(await sessionOf(session.id)).toMatchObject({
      payment_intent: { status: 'succeeded' },
      invoice: invoice!.id,
    });
    expect((await server.client.paymentMethods.list({ customer })).data).toHaveLength(1);
  });

  it('saves a card', async () => {
    const { customer, session, url } = await checkout({ mode: 'setup', currency: 'usd' });
    expect((await submit(url, card('5555555555554444'))).status).toBe(303);
    expect(await sessionOf(session.id)).toMatchObject({ setup_intent: { status: 'succeeded' } });
    expect((await server.client.paymentMethods.list({ customer })).data).toMatchObject([
      { card: { brand: 'mastercard' } },
    ]);
  });

  it('redeems a single-use code once', async () => {
    const { client } = server;
    const coupon = await client.coupons.create({ percent_off: 10, duration: 'once' });
    await client.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'ONCE',
      max_redemptions: 1,
    });
    const [one, other] = await Promise.all([1, 2].map(() => checkout({ allow_promotion_codes: true })));
    expect(alertOf(await submit(one!.url, { step: 'code', code: 'NONE' }))).toBe('This code is invalid.');
    for (const { url } of [one!, other!])
      expect((await submit(url, { step: 'code', code: 'once' })).text).toContain('$269.10');
    expect((await submit(one!.url, card('4242424242424242'))).status).toBe(303);
    const late = await submit(other!.url, card('4242424242424242'));
    expect(alertOf(late)).toContain('already been redeemed');
    expect(late.text).toContain('Pay $299.00');
    expect((await submit(other!.url, card('4242424242424242'))).status).toBe(303);
    expect(await sessionOf(one!.session.id)).toMatchObject({ amount_total: 269_10 });
    expect(await sessionOf(other!.session.id)).toMatchObject({ amount_total: 299_00 });
  });

  it('can be expired, and is then closed', async () => {
    const { session, url } = await checkout();
    await server.client.checkout.sessions.expire(session.id);
    expect(await (await fetch(url)).text()).toContain('This checkout has expired.');
    expect((await submit(url, card('4242424242424242'))).status).toBe(200);
    await expect(server.client.checkout.sessions.expire(session.id)).rejects.toThrow('expired');
    expect((await fetch(`${server.address}/_local/stripe/checkout/none`)).status).toBe(404);
  });
});

describe('the invoice page', () => {
  it('pays an open invoice, also with 3-D Secure', async () => {
    const { client } = server;
    const customer = await client.customers.create({
      payment_method: 'pm_card_chargeCustomerFail',
      invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
    });
    const subscription = await client.subscriptions.create({
      customer: customer.id,
      items: [{ price }],
      expand: ['latest_invoice'],
    });
    const { hosted_invoice_url: url } = subscription.latest_invoice as Stripe.Invoice;
    expect(await (await fetch(url!)).text()).toContain('Pay $299.00');
    expect(alertOf(await submit(url!, { ...card('4000000000000341'), method: '' }))).toBe('Your card was declined.');
    const asked = await submit(url!, { ...card('4000002760003184'), method: '' });
    expect(asked.location).toContain('/3d-secure/pi_');
    const failed = await submit(asked.location!, { result: 'fail' });
    expect(failed.location).toBe(url);
    const again = await submit(url!, { ...card('4000002760003184'), method: '' });
    await submit(again.location!, { result: 'complete' });
    expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    expect(await (await fetch(url!)).text()).toContain('This invoice is paid.');
  });
});

describe('the billing viewer', () => {
  const show = async (customer: string, projected: unknown = null): Promise<string> => {
    const { provider, save } = server.stripe;
    const viewer = billingViewer({
      provider,
      save,
      mailbox: { list: () => [{ id: 'm1', subject: 'Your receipt <1>', sentAt: '2027-01-01T00:00:00Z' } as ReadMail] },
      projectionOf: async () => (projected === null ? null : { projection: projected, entitlements: { plan: 'team' } }),
    });
    let text = '';
    const response = { writeHead: () => response, end: (body: string) => (text = body) };
    await viewer(
      { method: 'GET' } as never,
      response as never,
      new URL(`http://localhost/_local/billing?customer=${customer}`),
    );
    return text;
  };

  it('shows the provider, our projection, and the emails', async () => {
    const { customer, url } = await checkout();
    await submit(url, card('4242424242424242'));
    await server.client.customers.update(customer, { metadata: { ownerId: 'o1' } });
    const empty = await show(customer);
    expect(empty).toContain('No projection yet');
    expect(empty).toContain('Your receipt &lt;1&gt;');
    expect(empty).toContain('Refund $299.00');
    expect(await show(customer, { postingsBought: 3 })).toContain('postingsBought');
  });
});
