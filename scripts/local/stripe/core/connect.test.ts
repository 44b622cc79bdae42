import { createStripeClient } from '@lambdas/platform/payments/stripe-client';
import { createStripePayouts } from '@lambdas/platform/payments/stripe-payouts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeServer, type StripeServer } from '../testing/stripe-server';
import { openTestStripe, type Identified } from '../testing/test-stripe';

type Payee = Identified & { payouts_enabled: boolean };
type Sent = Identified & { status: string; failure_code: string | null };

const funded = () => {
  const stripe = openTestStripe();
  const customer = stripe.customer();
  stripe.call('POST /v1/payment_intents', {
    amount: 1000_00,
    currency: 'usd',
    customer,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const { core } = stripe.provider;
  const account = stripe.call<Payee>('POST /v1/accounts', { country: 'US', email: 'ann@example.org' });
  const enroll = () => Object.assign(core.state.accounts[account.id]!, { details_submitted: true, bank: '6789' });
  const transfer = (amount = 655_50) =>
    stripe.call('POST /v1/transfers', { amount, currency: 'usd', destination: account.id, transfer_group: 'pay_1' });
  const asAccount = <T>(run: () => T): T => {
    core.account = account.id;
    try {
      return run();
    } finally {
      core.account = null;
    }
  };
  const payOut = (amount = 655_50) =>
    asAccount(() => stripe.call<Sent>('POST /v1/payouts', { amount, currency: 'usd' }));
  const read = ({ id }: Identified) => asAccount(() => stripe.call<Sent>(`GET /v1/payouts/${id}`));
  return { stripe, core, account, enroll, transfer, payOut, read };
};
const days = (count: number): number => count * 24 * 3600;

describe('people who are paid', () => {
  it('get money from the balance, and have it in the bank two days later', () => {
    const { stripe, enroll, transfer, payOut, read, account } = funded();
    enroll();
    transfer();
    const payout = payOut();
    expect(payout.status).toBe('pending');
    stripe.advance(days(2));
    expect(read(payout).status).toBe('paid');
    const paid = Object.values(stripe.provider.core.state.events).find(({ type }) => type === 'payout.paid');
    expect(paid?.account).toBe(account.id);
  });

  it('get no more than there is', () => {
    const { enroll, transfer, payOut } = funded();
    expect(() => transfer()).toThrow('transfers capability');
    enroll();
    expect(() => transfer(1000_01)).toThrow('insufficient');
    transfer();
    payOut();
    expect(() => payOut()).toThrow('insufficient');
  });

  it('get it back into their balance when the bank returns it', () => {
    const { stripe, core, account, enroll, transfer, payOut, read } = funded();
    enroll();
    transfer();
    core.state.failPayout[account.id] = 'account_closed';
    const payout = payOut();
    stripe.advance(days(2));
    expect(read(payout)).toMatchObject({ status: 'failed', failure_code: 'account_closed' });
    expect(stripe.call<Payee>(`GET /v1/accounts/${account.id}`).payouts_enabled).toBe(false);
    expect(() => payOut()).toThrow('no external account');
    enroll();
    expect(payOut().status).toBe('pending');
  });
});

describe('the adapter', () => {
  let server: StripeServer;
  beforeAll(async () => {
    server = await startStripeServer();
  });
  afterAll(() => server.stop());

  it('onboards on the hosted page, transfers once, and pays out', async () => {
    const client = createStripeClient({ base: server.address, apiKey: async () => 'sk_test_local' });
    const payouts = createStripePayouts(client);
    const { id } = await server.client.customers.create({ payment_method: 'pm_card_visa' });
    await server.client.paymentIntents.create({
      amount: 1000_00,
      currency: 'usd',
      customer: id,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const accountId = await payouts.onboard({ userId: 'u1', email: 'ann@example.org' }, 'payee-u1');
    expect(await payouts.onboard({ userId: 'u1', email: 'ann@example.org' }, 'payee-u1')).toBe(accountId);
    expect(await payouts.eligibility(accountId)).toEqual({ userId: 'u1', isReady: false });
    const { url } = await payouts.page(accountId, 'http://localhost/timesheets?payouts=done');
    const post = (account: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ routing: '110000000', account }), redirect: 'manual' });
    expect(await (await post('12')).text()).toContain('Enter the account number.');
    expect((await post('000123456789')).headers.get('location')).toBe('http://localhost/timesheets?payouts=done');
    expect(await payouts.eligibility(accountId)).toEqual({ userId: 'u1', isReady: true });

    const order = { accountId, payoutId: 'pay_1', amountCents: 655_50 };
    const transfer = await payouts.transfer(order);
    expect(await payouts.transfer(order)).toBe(transfer);
    expect(Object.keys(server.stripe.provider.core.state.transfers)).toHaveLength(1);
    const sent = await payouts.send({ accountId, amountCents: 655_50 }, 'pay_1-payout-1');
    expect(sent).toMatchObject({ status: 'sent', failure: null });
    expect(await payouts.status(accountId, sent.providerPayoutId)).toEqual(sent);
    expect(await payouts.eligibility('acct_none')).toBeNull();
  });
});
