import { balanceOf } from '@shared/money/rules/ledger';
import { approvedLine as line } from '@shared/money/rules/payouts/approved-line.fixture';
import type { PayoutForm } from '@shared/money/model/payout';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakePayouts } from './payouts.fake';
import { getPayouts } from './payouts-view';
import { requestPayout, retryPayout } from './request-payout';
import { refreshPayouts, syncAccount } from './sync-account';
import { watchDuePayouts } from './watch-due-payouts';

const userId = '11111111-1111-4111-8111-111111111111';
const accountId = `acct_${userId}`;
const card = { destinationId: 'card_1', kind: 'card' as const, last4: '5556' };
/** Fee of 1.5% on 655.50. */
const fee = 9_83;

let fake: FakePayouts;
beforeEach(() => {
  fake = new FakePayouts();
  fake.lines = [line()];
  fake.funded.set('o1', 2000_00);
  fake.enroll(userId, card);
});

const quote = async () => (await getPayouts(fake.deps(), userId)).quote!;
const request = async (form: Partial<PayoutForm> = {}, deps = fake.deps()) =>
  requestPayout(deps, {
    userId,
    quoteId: form.quoteId ?? (await quote()).quoteId,
    shiftIds: ['s1'],
    method: 'instant',
    ...form,
  });
const sumOf = (account: string): number =>
  fake.entries
    .flatMap(({ lines }) => lines)
    .filter((it) => it.account === account)
    .reduce((sum, { cents }) => sum + cents, 0);
const expectBooks = (books: Record<string, number>) => {
  for (const entry of fake.entries) expect(balanceOf([entry])).toBe(0);
  for (const [account, cents] of Object.entries(books)) expect([account, sumOf(account)]).toEqual([account, cents]);
};

describe('an instant payout', () => {
  it('states its fee first, deducts it from the payout, and goes to the card', async () => {
    expect((await quote()).instant).toEqual({ to: { kind: 'card', last4: '5556' }, feeCents: fee });
    const { open } = await request();
    expect(open).toMatchObject({ status: 'sent', method: 'instant', amountCents: 655_50, feeCents: fee });
    expect(open).not.toHaveProperty('destinationId');
    expect([...fake.provider.transfers.values()]).toEqual([655_50 - fee]);
    expect([...fake.provider.sent.values()]).toMatchObject([{ amountCents: 655_50 - fee, instantTo: 'card_1' }]);
    expect(fake.spent.get('o1')).toMatchObject({ spentCents: 655_50 });
    expectBooks({ deposits: 655_50, payouts: 0, fees: -fee, cash: fee - 655_50 });
  });

  it('isn’t offered without a card, or if the fee uses it up', async () => {
    fake.enroll(userId);
    expect((await quote()).instant).toBeNull();
    await expect(request()).rejects.toMatchObject({ code: 'INSTANT_PAYOUT_UNAVAILABLE' });
    fake.enroll(userId, card);
    fake.lines = [line({ cents: 50 })];
    expect((await quote()).instant).toBeNull();
    await expect(request()).rejects.toMatchObject({ code: 'INSTANT_PAYOUT_UNAVAILABLE' });
    expect(fake.payouts.size).toBe(0);
  });

  it('needs a new quote if the card was replaced since', async () => {
    const { quoteId } = await quote();
    fake.provider.instant.set(accountId, { ...card, destinationId: 'card_2', last4: '4242' });
    await refreshPayouts(fake.deps(), userId);
    await expect(request({ quoteId })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
  });

  it('is paid once with one fee from two tabs, and when repeated with its key', async () => {
    const { quoteId } = await quote();
    const tabs = await Promise.allSettled([1, 2].map(() => request({ quoteId })));
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { payoutId } = [...fake.payouts.values()][0]!;
    const deps = fake.deps();
    await request({ quoteId }, { ...deps, clock: { ...deps.clock, newId: () => payoutId } });
    expect(fake.payouts.size).toBe(1);
    expect(fake.provider.sent.size).toBe(1);
    expectBooks({ fees: -fee });
  });

  it('counts with its full amount toward the daily limit', async () => {
    fake.lines = [line({ cents: 4999_00 }), line({ shiftId: 's2', cents: 2_00 })];
    fake.funded.set('o1', 9000_00);
    expect((await quote()).lines).toHaveLength(1);
    expect((await getPayouts(fake.deps(), userId)).waiting).toMatchObject([{ why: 'limit', cents: 2_00 }]);
  });
});

describe('a failed instant payout', () => {
  const expectStandard = async () => {
    expect((await getPayouts(fake.deps(), userId)).open).toMatchObject({
      status: 'sent',
      method: 'standard',
      amountCents: 655_50,
      feeCents: 0,
      returnedFeeCents: fee,
      failure: null,
    });
    expect([...fake.provider.transfers.values()]).toEqual([655_50 - fee, fee]);
    expect([...fake.provider.sent.values()].at(-1)).toMatchObject({ amountCents: 655_50, instantTo: null });
    expectBooks({ payouts: 0, fees: 0, cash: -655_50 });
  };

  it('is sent as a standard one in full, with the fee returned once', async () => {
    await request();
    fake.provider.complete('failed');
    await Promise.allSettled([syncAccount(fake.deps(), accountId), syncAccount(fake.deps(), accountId)]);
    await expectStandard();
    await syncAccount(fake.deps(), accountId);
    await expectStandard();
    expect(fake.provider.sent.size).toBe(2);
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), accountId);
    const { open, items } = await getPayouts(fake.deps(), userId);
    expect(open).toBeNull();
    expect(items).toMatchObject([{ status: 'paid', method: 'standard', returnedFeeCents: fee }]);
  });

  it('is sent as a standard one if the provider refuses an instant one', async () => {
    fake.provider.refuses.instant = 'instant_payouts_limit_exceeded';
    await request();
    await expectStandard();
    expect(fake.provider.sent.size).toBe(1);
  });

  it('continues where it stopped after the provider was down', async () => {
    await request();
    fake.provider.complete('failed');
    const { transfer } = fake.provider;
    fake.provider.transfer = () => Promise.reject(new Error('down'));
    await expect(syncAccount(fake.deps(), accountId)).rejects.toThrow('down');
    fake.provider.transfer = transfer;
    expect(await watchDuePayouts(fake.deps(), () => true)).toEqual({ failed: 0 });
    await expectStandard();
  });

  it('waits for another bank account if that failed too', async () => {
    await request();
    fake.provider.complete('failed');
    fake.provider.ready.clear();
    fake.provider.refuses.standard = 'no_account';
    const returned = await refreshPayouts(fake.deps(), userId);
    expect(returned).toMatchObject({ account: 'incomplete', open: { status: 'failed', failure: 'no_account' } });
    expectBooks({ fees: 0, cash: -655_50 });
    fake.provider.ready.add(accountId);
    fake.provider.refuses = {};
    await refreshPayouts(fake.deps(), userId);
    await retryPayout(fake.deps(), { userId, payoutId: returned.open!.payoutId });
    await expectStandard();
  });

  it('is sent again after it was paid, without blocking the next one', async () => {
    await request();
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), accountId);
    fake.provider.complete('failed');
    await syncAccount(fake.deps(), accountId);
    const { open, items } = await getPayouts(fake.deps(), userId);
    expect(open).toBeNull();
    expect(items).toMatchObject([{ status: 'sent', method: 'standard', returnedFeeCents: fee }]);
    expectBooks({ fees: 0, cash: -655_50 });
  });
});

it('a refused standard payout with a good bank account stays due', async () => {
  fake.provider.refuses.standard = 'balance_insufficient';
  expect((await request({ method: 'standard' })).open).toMatchObject({ status: 'requested' });
  expect(await watchDuePayouts(fake.deps(), () => true)).toEqual({ failed: 1 });
  fake.provider.refuses = {};
  expect(await watchDuePayouts(fake.deps(), () => true)).toEqual({ failed: 0 });
  expect((await getPayouts(fake.deps(), userId)).open).toMatchObject({ status: 'sent', method: 'standard' });
});

describe('payouts of chosen shifts', () => {
  beforeEach(() => {
    fake.lines = [line(), line({ shiftId: 's2', day: '2026-11-18', cents: 100_00 })];
  });

  it('pay those and leave the others', async () => {
    const { open } = await request({ shiftIds: ['s2'], method: 'standard' });
    expect(open).toMatchObject({ amountCents: 100_00, lines: [{ shiftId: 's2' }] });
    expect(fake.spent.get('o1')).toMatchObject({ spentCents: 100_00 });
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), accountId);
    expect(await quote()).toMatchObject({ amountCents: 655_50, lines: [{ shiftId: 's1' }] });
  });

  it('have a fee on their own amount', async () => {
    expect((await request({ shiftIds: ['s2'] })).open).toMatchObject({ amountCents: 100_00, feeCents: 1_50 });
  });

  it('are rejected if a shift is unknown or its pay has changed', async () => {
    const { quoteId } = await quote();
    await expect(request({ shiftIds: ['s1', 's9'] })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    fake.lines = fake.lines.map((it) => (it.shiftId === 's2' ? { ...it, cents: 90_00 } : it));
    await expect(request({ quoteId, shiftIds: ['s2'] })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    expect(fake.payouts.size).toBe(0);
  });

  it('include all lines of a shift', async () => {
    fake.lines = [line(), line({ cents: 20_00 })];
    expect((await request({ method: 'standard' })).open).toMatchObject({ amountCents: 675_50 });
  });
});
