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
  const payInstantly = (amount: number, destination: string) =>
    asAccount(() => stripe.call<Sent>('POST /v1/payouts', { amount, currency: 'usd', method: 'instant', destination }));
  const read = ({ id }: Identified) => asAccount(() => stripe.call<Sent>(`GET /v1/payouts/${id}`));
  return { stripe, core, account, enroll, transfer, payOut, payInstantly, asAccount, read };
};
const days = (count: number): number => count * 24 * 3600;

describe('payees', () => {
  it('receive money from the balance, and in the bank two days later', () => {
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

  it('cannot receive more than the balance', () => {
    const { enroll, transfer, payOut } = funded();
    expect(() => transfer()).toThrow('transfers capability');
    enroll();
    expect(() => transfer(1000_01)).toThrow('insufficient');
    transfer();
    payOut();
    expect(() => payOut()).toThrow('insufficient');
  });

  it('get a payout back into their balance if the bank returns it', () => {
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

describe('instant payouts', () => {
  const withCard = (cardFailure: string | null) => {
    const all = funded();
    all.enroll();
    Object.assign(all.core.state.accounts[all.account.id]!, { card: '5556', cardFailure });
    all.transfer();
    return { ...all, cardId: all.account.id.replace('acct_', 'card_'), bankId: all.account.id.replace('acct_', 'ba_') };
  };

  it('arrive within a minute, only on a card', () => {
    const { stripe, payInstantly, read, cardId, bankId } = withCard(null);
    expect(() => payInstantly(100_00, bankId)).toThrow('does not support instant payouts');
    const payout = payInstantly(100_00, cardId);
    stripe.advance(60);
    expect(read(payout)).toMatchObject({ status: 'paid', type: 'card' });
  });

  it('return to the balance if they fail, and remove the external account', () => {
    const { stripe, payInstantly, payOut, read, cardId } = withCard('could_not_process');
    const payout = payInstantly(655_50, cardId);
    stripe.advance(60);
    expect(read(payout)).toMatchObject({ status: 'failed', failure_code: 'could_not_process' });
    expect(() => payInstantly(655_50, cardId)).toThrow('no external account');
    expect(payOut().status).toBe('pending');
  });
});

describe('a connected account', () => {
  it('can be deleted once its balance is empty', () => {
    const { stripe, account, enroll, transfer, payOut, asAccount } = funded();
    enroll();
    transfer();
    const path = `/v1/accounts/${account.id}`;
    expect(asAccount(() => stripe.call('GET /v1/balance'))).toMatchObject({ available: [{ amount: 655_50 }] });
    expect(() => stripe.call(`DELETE ${path}`)).toThrow('non-zero');
    payOut();
    expect(() => stripe.call(`DELETE ${path}`)).toThrow('non-zero');
    stripe.advance(days(2));
    expect(stripe.call(`DELETE ${path}`)).toMatchObject({ deleted: true });
    expect(() => stripe.call(`GET ${path}`)).toThrow('No such account');
  });

  it('can be rejected', () => {
    const { stripe, account, enroll } = funded();
    enroll();
    const rejected = stripe.call<Payee>(`POST /v1/accounts/${account.id}/reject`, { reason: 'other' });
    expect(rejected.payouts_enabled).toBe(false);
  });
});

describe('the payout adapter', () => {
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
    expect(await payouts.eligibility(accountId)).toEqual({ userId: 'u1', isReady: false, instant: null });
    const { url } = await payouts.page(accountId, 'http://localhost/timesheets?payouts=done');
    const post = (account: string, card = '') => {
      const body = new URLSearchParams({ routing: '110000000', account, card });
      return fetch(url, { method: 'POST', body, redirect: 'manual' });
    };
    expect(await (await post('12')).text()).toContain('Enter the account number.');
    expect((await post('000123456789')).headers.get('location')).toBe('http://localhost/timesheets?payouts=done');
    expect(await payouts.eligibility(accountId)).toEqual({ userId: 'u1', isReady: true, instant: null });

    const order = { accountId, group: 'pay_1', amountCents: 655_50 };
    const transfer = await payouts.transfer(order);
    expect(await payouts.transfer(order)).toBe(transfer);
    expect(Object.keys(server.stripe.provider.core.state.transfers)).toHaveLength(1);
    const sent = await payouts.send({ accountId, amountCents: 655_50, instantTo: null }, 'pay_1-payout-1');
    expect(sent).toMatchObject({ status: 'sent', failure: null });
    expect(await payouts.status(accountId, sent.providerPayoutId)).toEqual(sent);
    expect(await payouts.eligibility('acct_none')).toBeNull();
    const left = await payouts.onboard({ userId: 'u2', email: 'bo@example.org' }, 'payee-u2');
    for (const _again of [1, 2]) expect(await payouts.close(left)).toBe('closed');
    expect(await payouts.eligibility(left)).toBeNull();
    expect(await (await post('000123456789', '4242424242424242')).text()).toContain('Enter one of the test cards');
    await post('000123456789', '4000 0566 5566 5556');
    const instant = { kind: 'card', last4: '5556', destinationId: accountId.replace('acct_', 'card_') };
    expect(await payouts.eligibility(accountId)).toEqual({ userId: 'u1', isReady: true, instant });
  });
});
