import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';
import { operations } from '../operations/operations';
import { schemaVersion, specifiedOperations } from '../schema/conformance';
import { startStripeServer, type StripeServer } from '../testing/stripe-server';
import { decodeForm } from './form';

// Uses Stripe's own package, so form encoding and errors are tested with it.

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.stop());

const refusal = async (call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`It was not refused: ${String(error)}`);
};

const createPrice = async (unitAmount: number, lookupKey?: string): Promise<string> => {
  const product = await server.client.products.create({ name: 'Plan' });
  const price = await server.client.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: unitAmount,
    recurring: { interval: 'month' },
    ...(lookupKey && { lookup_key: lookupKey }),
  });
  return price.id;
};
const createCustomer = (card = 'pm_card_visa') =>
  server.client.customers.create({ payment_method: card, invoice_settings: { default_payment_method: card } });

it('uses the version of the schema, and implements each of its operations', () => {
  expect(schemaVersion).toBe(stripeApiVersion);
  const answered = operations.map(({ method, segments }) => `${method} ${segments.join('/')}`);
  expect(answered.sort()).toEqual([...specifiedOperations].sort());
});

describe('form encoding', () => {
  it('decodes nested objects and arrays', () => {
    expect(
      decodeForm('items[0][price]=a&items[1][metadata][x]=1&expand[]=b&expand[]=c&name=&x%5By%5D=z%20%26'),
    ).toEqual({
      items: [{ price: 'a' }, { metadata: { x: '1' } }],
      expand: ['b', 'c'],
      name: '',
      x: { y: 'z &' },
    });
  });

  it('ignores prototype keys', () => {
    expect(decodeForm('__proto__[polluted]=1&a[__proto__][polluted]=1')).toEqual({ a: {} });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('API objects', () => {
  it('are created and updated, with fields cleared', async () => {
    const { client } = server;
    const customer = await client.customers.create({
      email: 'ann@example.org',
      address: { line1: '1 Main St', country: 'US' },
      metadata: { ownerId: 'o1', x: '1' },
      tax_id_data: [{ type: 'us_ein', value: '12-3456789' }],
    });
    expect(customer).toMatchObject({ address: { line1: '1 Main St', city: null }, metadata: { ownerId: 'o1' } });
    const changed = await client.customers.update(customer.id, { address: '', metadata: { x: '' }, name: 'Ann' });
    expect(changed).toMatchObject({ address: null, name: 'Ann', metadata: { ownerId: 'o1' } });
    expect(changed.metadata).not.toHaveProperty('x');
    const taxIds = await client.customers.listTaxIds(customer.id);
    expect(taxIds.data).toMatchObject([{ type: 'us_ein', value: '12-3456789' }]);
  });

  it('are expanded', async () => {
    const customer = await createCustomer();
    const subscription = await server.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: await createPrice(299_00), quantity: 2 }],
      expand: ['customer', 'items.data.price.product', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(subscription).toMatchObject({
      status: 'active',
      customer: { id: customer.id },
      items: { data: [{ quantity: 2, price: { product: { name: 'Plan' } } }] },
      latest_invoice: {
        total: 598_00,
        payments: { data: [{ payment: { payment_intent: { status: 'succeeded' } } }] },
      },
    });
    const error = await refusal(server.client.customers.retrieve(customer.id, { expand: ['id'] }));
    expect(error.message).toBe('This property cannot be expanded (id).');
  });

  it('are listed in pages, newest first', async () => {
    const { client } = server;
    const email = 'pages@example.org';
    for (const name of ['1', '2', '3', '4', '5']) await client.customers.create({ email, name });
    const first = await client.customers.list({ email, limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ name: '5' }, { name: '4' }] });
    const second = await client.customers.list({ email, limit: 2, starting_after: first.data[1]!.id });
    expect(second.data.map(({ name }) => name)).toEqual(['3', '2']);
    const back = await client.customers.list({ email, limit: 2, ending_before: second.data[0]!.id });
    expect(back).toMatchObject({ has_more: false, data: [{ name: '5' }, { name: '4' }] });
    const all = await client.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ name }) => name)).toEqual(['5', '4', '3', '2', '1']);
  });

  it('are found by a unique lookup key', async () => {
    const { client } = server;
    const first = await createPrice(100_00, 'team_month');
    expect((await client.prices.list({ lookup_keys: ['team_month', 'none'] })).data.map(({ id }) => id)).toEqual([
      first,
    ]);
    const error = await refusal(createPrice(200_00, 'team_month'));
    expect(error).toMatchObject({ code: 'resource_already_exists', param: 'lookup_key' });
    const second = await client.prices.create({
      product: (await client.products.create({ name: 'Other' })).id,
      currency: 'usd',
      unit_amount: 200_00,
      lookup_key: 'team_month',
      transfer_lookup_key: true,
    });
    expect((await client.prices.list({ lookup_keys: ['team_month'] })).data.map(({ id }) => id)).toEqual([second.id]);
  });

  it('are deleted with parameters from the query', async () => {
    const customer = await createCustomer();
    const subscription = await server.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: await createPrice(299_00) }],
    });
    const answer = await server.fetch(`/v1/subscriptions/${subscription.id}?prorate=false`, { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ status: 'canceled' });
  });
});

describe('API errors', () => {
  it.each([
    [{ unknown: 1 }, { code: 'parameter_unknown', param: 'unknown' }],
    [{ invoice_settings: { unknown: 1 } }, { code: 'parameter_unknown', param: 'invoice_settings[unknown]' }],
    [{ balance: 'x' }, { code: 'parameter_invalid_integer', param: 'balance' }],
    [{ tax_exempt: 'x' }, { param: 'tax_exempt' }],
  ])('reject %j', async (params, expected) => {
    const error = await refusal(server.client.customers.create(params as Stripe.CustomerCreateParams));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, ...expected });
  });

  it('name what is missing', async () => {
    const noPrice = refusal(server.client.subscriptions.create({ customer: 'cus_1', items: [{}] }));
    expect(await noPrice).toMatchObject({ code: 'parameter_missing' });
    const unknown = await refusal(server.client.customers.retrieve('cus_none'));
    expect(unknown).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    });
  });

  it('explain a declined card, and keep the attempt', async () => {
    const { client } = server;
    const customer = await createCustomer('pm_card_chargeCustomerFail');
    const error = await refusal(
      client.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        customer: customer.id,
        payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
        confirm: true,
      }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'insufficient_funds' });
    const kept = await client.paymentIntents.retrieve(error.payment_intent!.id);
    expect(kept).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
    const attached = await refusal(client.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }));
    expect(attached).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
  });

  it('reject invalid cards', async () => {
    const card = (number: string, exp_year = 2099) =>
      refusal(
        server.client.paymentMethods.create({ type: 'card', card: { number, exp_month: 1, exp_year, cvc: '123' } }),
      );
    expect(await card('4242424242424241')).toMatchObject({ code: 'incorrect_number' });
    expect(await card('4242424242424242', 2020)).toMatchObject({ code: 'invalid_expiry_year' });
    expect(await card('4111111111111111')).toMatchObject({ code: 'card_declined' });
  });

  it('require the key and the version', async () => {
    const post = (headers: Record<string, string>) => server.fetch('/v1/customers', { headers });
    expect((await post({ authorization: 'Bearer sk_test_other' })).status).toBe(401);
    expect((await post({ authorization: '' })).status).toBe(401);
    expect((await post({ authorization: `Basic ${Buffer.from('sk_test_local:').toString('base64')}` })).status).toBe(
      200,
    );
    expect((await post({ 'stripe-version': '2020-08-27' })).status).toBe(400);
    expect((await server.fetch('/v1/topups')).status).toBe(404);
  });

  it('are returned for all calls during an outage', async () => {
    server.stripe.provider.core.state.outage = true;
    const error = await refusal(server.client.customers.list());
    server.stripe.provider.core.state.outage = false;
    expect(error).toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
  });
});

describe('an idempotency key', () => {
  it('repeats the first answer without a second effect', async () => {
    const { client } = server;
    const email = 'once@example.org';
    const create = () => client.customers.create({ email }, { idempotencyKey: 'key-1' });
    const [first, second] = await Promise.all([create(), create()]);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await client.customers.list({ email })).data).toHaveLength(1);
    const other = await refusal(client.customers.create({ email: 'x@example.org' }, { idempotencyKey: 'key-1' }));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('repeats a decline, but not an invalid parameter', async () => {
    const { client } = server;
    const declined = () =>
      refusal(
        client.paymentIntents.create(
          { amount: 1000, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true },
          { idempotencyKey: 'key-2' },
        ),
      );
    const [first, second] = [await declined(), await declined()];
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    await refusal(client.customers.create({ balance: 'x' as unknown as number }, { idempotencyKey: 'key-3' }));
    await expect(client.customers.create({ balance: 0 }, { idempotencyKey: 'key-3' })).resolves.toBeTruthy();
  });

  it('lets only one of two calls redeem a single-use code', async () => {
    const { client } = server;
    const coupon = await client.coupons.create({ percent_off: 50, duration: 'once' });
    const code = await client.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      max_redemptions: 1,
    });
    const price = await createPrice(299_00);
    const subscribe = async () => {
      const customer = await createCustomer();
      return client.subscriptions.create({
        customer: customer.id,
        items: [{ price }],
        discounts: [{ promotion_code: code.id }],
      });
    };
    const results = await Promise.allSettled([subscribe(), subscribe(), subscribe()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await client.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1, active: false });
  });
});
