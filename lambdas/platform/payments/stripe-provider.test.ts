import { describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { ProviderUnavailable, ProviderRefused } from './provider-port';
import { createStripeClient } from './stripe-client';
import { encodeForm } from './stripe-form';
import { createStripeProvider } from './stripe-provider';
import { stripeApiVersion } from './stripe-version';
import { isSigned } from './webhook-signature';

type Sent = { method: string; path: string; headers: Record<string, string>; body: URLSearchParams };
type Answer = { status?: number; body: unknown } | Error;

const price = {
  id: 'price_1',
  lookup_key: 'wardline_team_month_v1',
  unit_amount: 29_900,
  currency: 'usd',
  active: true,
};
const list = (...data: unknown[]) => ({ body: { object: 'list', data, has_more: false } });

const network = (answer: (sent: Sent) => Answer) => {
  const sent: Sent[] = [];
  const request = (async (url: string, init: RequestInit) => {
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe('https://api.example');
    const it: Sent = {
      method: init.method!,
      path: pathname,
      headers: init.headers as Record<string, string>,
      body: new URLSearchParams(init.method === 'POST' ? String(init.body) : search),
    };
    sent.push(it);
    const reply = pathname === '/v1/prices' ? list(price) : answer(it);
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply.body), { status: ('status' in reply && reply.status) || 200 });
  }) as typeof fetch;
  const client = createStripeClient({ base: 'https://api.example', apiKey: async () => 'sk_test', request });
  return { sent, provider: createStripeProvider(client) };
};

const session = { id: 'cs_1', url: 'https://checkout.example/cs_1', expires_at: 1_800_000_000 };
const order = {
  customerId: 'cus_1',
  ownerId: 'org_1',
  lookupKey: 'wardline_team_month_v1',
  mode: 'subscription' as const,
  quantity: 1,
  trialDays: 14,
  promotionCodeId: null,
  returnUrl: 'https://wardline.example/settings/billing',
};

describe('a forgotten customer', () => {
  it('has empty fields, because invoices name a deleted one, and is deleted', async () => {
    const { sent, provider } = network(() => ({ body: { id: 'cus_1', deleted: true } }));
    await provider.forgetCustomer('cus_1', 'once');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/customers/cus_1',
      'DELETE /v1/customers/cus_1',
    ]);
    expect(Object.fromEntries(sent[0]!.body)).toMatchObject({ name: '', email: '', address: '' });
  });

  it('can be gone already', async () => {
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing' } };
    const { sent, provider } = network(() => ({ status: 404, body: missing }));
    await provider.forgetCustomer('cus_1', 'once');
    expect(sent).toHaveLength(1);
  });
});

describe('requests to Stripe', () => {
  it('have the pinned version and the key, and never include a card', async () => {
    const { sent, provider } = network(() => ({ body: session }));
    await provider.checkout(order, 'once');
    const { headers, body, path } = sent.at(-1)!;
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({
      authorization: 'Bearer sk_test',
      'stripe-version': stripeApiVersion,
      'idempotency-key': 'once',
    });
    expect(Object.fromEntries(body)).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      'line_items[0][price]': 'price_1',
      'subscription_data[trial_period_days]': '14',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'pause',
    });
    expect([...body.keys()].some((name) => name.includes('card'))).toBe(false);
  });

  it('use the version of the official client', () => {
    expect(Stripe.API_VERSION).toBe(stripeApiVersion);
  });

  it('are repeated with the same key while the provider is busy', async () => {
    let attempts = 0;
    const { sent, provider } = network(() =>
      (attempts += 1) < 3 ? { status: 503, body: {} } : { body: { id: 'cus_9' } },
    );
    expect(await provider.createCustomer({ ownerId: 'org_1', email: 'a@b.example', name: 'A' }, 'customer-org_1')).toBe(
      'cus_9',
    );
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('customer-org_1'));
  });

  it('pause for a while after failures in a row', async () => {
    const { sent, provider } = network(() => new TypeError('fetch failed'));
    for (let call = 0; call < 4; call += 1)
      await expect(provider.customerOf('cus_1')).rejects.toThrow(ProviderUnavailable);
    expect(sent).toHaveLength(6);
  });

  it('are not repeated once refused', async () => {
    const declined = {
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
    };
    const { sent, provider } = network(() => declined);
    const refused = provider.setDefaultMethod('cus_1', 'pm_1');
    await expect(refused).rejects.toMatchObject({ name: ProviderRefused.name, code: 'card_declined', status: 402 });
    expect(sent).toHaveLength(1);
  });
});

describe('answers of Stripe', () => {
  it('are null for a customer that is deleted or never existed', async () => {
    expect(await network(() => ({ body: { id: 'cus_1', deleted: true } })).provider.customerOf('cus_1')).toBeNull();
    const missing = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    expect(await network(() => missing).provider.customerOf('cus_1')).toBeNull();
  });

  it('are read page by page', async () => {
    const pages = [
      {
        object: 'list',
        data: [{ id: 'evt_1', type: 'x', data: { object: { id: 'cus_1', object: 'customer' } } }],
        has_more: true,
      },
      {
        object: 'list',
        data: [{ id: 'evt_2', type: 'x', data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_2' } } }],
        has_more: false,
      },
    ];
    const { sent, provider } = network(({ body }) => ({ body: pages[body.get('starting_after') === 'evt_1' ? 1 : 0] }));
    expect(await provider.changedSince('2027-01-01T00:00:00.000Z')).toEqual(['cus_1', 'cus_2']);
    expect(sent[0]!.body.get('created[gte]')).toBe('1798761600');
  });
});

describe('the payment methods', () => {
  const on = { available: true, display_preference: { value: 'on' } };
  const off = { available: false, display_preference: { value: 'on' } };
  const configuration = (changes: object) => ({
    ...{ id: 'pmc_1', object: 'payment_method_configuration', active: true, is_default: true, application: null },
    ...{ card: on, paypal: off, us_bank_account: on, new_kind: on, parent: null, name: 'Default' },
    ...changes,
  });

  it('are the active ones of the default configuration', async () => {
    const others = [
      configuration({ id: 'pmc_2', is_default: false, paypal: on }),
      configuration({ id: 'pmc_3', active: false, paypal: on }),
      configuration({ id: 'pmc_4', application: 'ca_1', paypal: on }),
    ];
    const { provider } = network(() => list(...others, configuration({})));
    expect(await provider.offeredMethods()).toEqual(['card', 'us_bank_account', 'new_kind']);
  });

  it('are none without a configuration', async () => {
    expect(await network(() => list()).provider.offeredMethods()).toEqual([]);
  });
});

it('sends an invoice that accepts the payment methods switched on in the account', async () => {
  const { sent, provider } = network(() => ({ body: { id: 'in_1' } }));
  const contract = { customerId: 'cus_1', amountCents: 100, dueDays: 30, text: 'Enterprise' };
  expect(await provider.sendInvoice({ ...contract, methods: ['customer_balance', 'card'] }, 'k')).toBe('in_1');
  expect(sent.map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
    ['/v1/invoices', 'k-draft'],
    ['/v1/invoiceitems', 'k-line'],
    ['/v1/invoices/in_1/finalize', 'k-send'],
  ]);
  expect(Object.fromEntries(sent[0]!.body)).toEqual({
    ...{ customer: 'cus_1', currency: 'usd', collection_method: 'send_invoice', days_until_due: '30' },
    'payment_settings[payment_method_types][0]': 'customer_balance',
    'payment_settings[payment_method_types][1]': 'card',
    'payment_settings[payment_method_options][customer_balance][funding_type]': 'bank_transfer',
    'payment_settings[payment_method_options][customer_balance][bank_transfer][type]': 'us_bank_transfer',
  });
  expect(Object.fromEntries(sent[1]!.body)).toMatchObject({
    invoice: 'in_1',
    amount: '100',
    description: 'Enterprise',
  });
  await provider.sendInvoice({ ...contract, methods: [] }, 'l');
  expect([...sent[3]!.body.keys()].filter((name) => name.startsWith('payment_settings'))).toEqual([]);
});

describe('voiding an invoice', () => {
  const refused = { status: 400, body: { error: { type: 'invalid_request_error' } } };
  const answered = (status: string) =>
    network(({ path }) => (path.endsWith('/void') ? refused : { body: { id: 'in_1', status } }));

  it('is one request with its key', async () => {
    const { sent, provider } = network(() => ({ body: { id: 'in_1', status: 'void' } }));
    expect(await provider.voidInvoice('in_1', 'k')).toBe(true);
    expect(sent.map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
      ['/v1/invoices/in_1/void', 'k'],
    ]);
  });

  it.each([
    ['void', true],
    ['paid', false],
    ['open', false],
  ])('that is refused reads what the invoice is now: %s', async (status, isVoided) => {
    expect(await answered(status).provider.voidInvoice('in_1', 'k')).toBe(isVoided);
  });
});

it('requests never ask for one payment method alone, so the account decides', async () => {
  const { sent, provider } = network(() => ({ body: session }));
  await provider.checkout(order, 'a');
  await provider.setup({ customerId: 'cus_1', ownerId: 'org_1', returnUrl: order.returnUrl }, 'b');
  for (const { body } of sent.slice(-2)) {
    expect([...body.keys()].filter((name) => name.startsWith('payment_method_types'))).toEqual([]);
  }
});

it('encodes nested fields as Stripe does', () => {
  expect(decodeURIComponent(encodeForm({ a: [{ b: true, c: null }], d: { e: 1 }, f: undefined }))).toBe(
    'a[0][b]=true&a[0][c]=&d[e]=1',
  );
});

describe('a webhook’s signature', () => {
  const secret = 'whsec_test';
  const payload = '{"id":"evt_1"}';
  const at = 1_800_000_000;
  const now = new Date(at * 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });

  it('matches the official client', () => {
    expect(isSigned(payload, header, [secret], now)).toBe(true);
    expect(isSigned(payload, header, ['whsec_new', secret], now)).toBe(true);
  });

  it.each([
    ['another body', '{"id":"evt_2"}', header, [secret], now],
    ['another secret', payload, header, ['whsec_other'], now],
    ['too old', payload, header, [secret], new Date((at + 301) * 1000)],
    ['from the future', payload, header, [secret], new Date((at - 301) * 1000)],
    ['without a time', payload, header.replace(/t=\d+,/, ''), [secret], now],
    ['empty', payload, '', [secret], now],
    ['no secret', payload, header, [], now],
  ] as const)('is refused: %s', (_name, body, shown, secrets, when) => {
    expect(isSigned(body, shown, secrets, when)).toBe(false);
  });
});
