import { balanceOf } from '@shared/money/rules/ledger';
import type { PayoutForm } from '@shared/money/model/payout';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountId, line, PayoutsWorld, shiftId, userId } from './payouts.fixture';
import { getPayouts } from './payouts-view';
import { requestPayout, retryPayout } from './request-payout';
import { refreshPayouts, syncAccount } from './sync-account';
import { watchDuePayouts } from './watch-due-payouts';

const card = { destinationId: 'card_1', kind: 'card' as const, last4: '5556' };
/** Fee of 1.5% on 655.50. */
const fee = 9_83;

let world: PayoutsWorld;
beforeEach(() => {
  world = new PayoutsWorld();
  world.work(line());
  world.fund(2000_00);
  world.enroll(card);
});

const quote = async () => (await getPayouts(world.deps(), userId)).quote!;
const request = async (form: Partial<PayoutForm> = {}, deps = world.deps()) =>
  requestPayout(deps, {
    userId,
    quoteId: form.quoteId ?? (await quote()).quoteId,
    shiftIds: [shiftId(1)],
    method: 'instant',
    ...form,
  });
const sumOf = async (account: string): Promise<number> =>
  (await world.entries())
    .flatMap(({ lines }) => lines)
    .filter((it) => it.account === account)
    .reduce((sum, { cents }) => sum + cents, 0);
const expectBooks = async (books: Record<string, number>) => {
  for (const entry of await world.entries()) expect(balanceOf([entry])).toBe(0);
  for (const [account, cents] of Object.entries(books))
    expect([account, await sumOf(account)]).toEqual([account, cents]);
};

describe('an instant payout', () => {
  it('states its fee first, deducts it from the payout, and goes to the card', async () => {
    expect((await quote()).instant).toEqual({ to: { kind: 'card', last4: '5556' }, feeCents: fee });
    const { open } = await request();
    expect(open).toMatchObject({ status: 'sent', method: 'instant', amountCents: 655_50, feeCents: fee });
    expect(open).not.toHaveProperty('destinationId');
    expect([...world.provider.transfers.values()]).toEqual([655_50 - fee]);
    expect([...world.provider.sent.values()]).toMatchObject([{ amountCents: 655_50 - fee, instantTo: 'card_1' }]);
    expect(await world.spentCents()).toBe(655_50);
    await expectBooks({ deposits: 655_50, payouts: 0, fees: -fee, cash: fee - 655_50 });
  });

  it('isn’t offered without a card, or if the fee uses it up', async () => {
    world.enroll();
    expect((await quote()).instant).toBeNull();
    await expect(request()).rejects.toMatchObject({ code: 'INSTANT_PAYOUT_UNAVAILABLE' });
    world.enroll(card);
    world.work(line({ cents: 50 }));
    expect((await quote()).instant).toBeNull();
    await expect(request()).rejects.toMatchObject({ code: 'INSTANT_PAYOUT_UNAVAILABLE' });
    expect(await world.payouts()).toHaveLength(0);
  });

  it('needs a new quote if the card was replaced since', async () => {
    const { quoteId } = await quote();
    world.provider.instant.set(accountId, { ...card, destinationId: 'card_2', last4: '4242' });
    await refreshPayouts(world.deps(), userId);
    await expect(request({ quoteId })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
  });

  it('is paid once with one fee from two tabs, and when repeated with its key', async () => {
    const { quoteId } = await quote();
    const tabs = await Promise.allSettled([1, 2].map(() => request({ quoteId })));
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { payoutId } = (await world.payouts())[0]!;
    const deps = world.deps();
    await request({ quoteId }, { ...deps, clock: { ...deps.clock, newId: () => payoutId } });
    expect(await world.payouts()).toHaveLength(1);
    expect(world.provider.sent.size).toBe(1);
    await expectBooks({ fees: -fee });
  });

  it('counts with its full amount toward the daily limit', async () => {
    world.work(line({ cents: 4999_00 }), line({ shiftId: shiftId(2), cents: 2_00 }));
    world.fund(9000_00);
    expect((await quote()).lines).toHaveLength(1);
    expect((await getPayouts(world.deps(), userId)).waiting).toMatchObject([{ why: 'limit', cents: 2_00 }]);
  });
});

describe('a failed instant payout', () => {
  const expectStandard = async () => {
    expect((await getPayouts(world.deps(), userId)).open).toMatchObject({
      status: 'sent',
      method: 'standard',
      amountCents: 655_50,
      feeCents: 0,
      returnedFeeCents: fee,
      failure: null,
    });
    expect([...world.provider.transfers.values()]).toEqual([655_50 - fee, fee]);
    expect([...world.provider.sent.values()].at(-1)).toMatchObject({ amountCents: 655_50, instantTo: null });
    await expectBooks({ payouts: 0, fees: 0, cash: -655_50 });
  };

  it('is sent as a standard one in full, with the fee returned once', async () => {
    await request();
    world.provider.complete('failed');
    await Promise.allSettled([syncAccount(world.deps(), accountId), syncAccount(world.deps(), accountId)]);
    await expectStandard();
    await syncAccount(world.deps(), accountId);
    await expectStandard();
    expect(world.provider.sent.size).toBe(2);
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    const { open, items } = await getPayouts(world.deps(), userId);
    expect(open).toBeNull();
    expect(items).toMatchObject([{ status: 'paid', method: 'standard', returnedFeeCents: fee }]);
  });

  it('is sent as a standard one if the provider refuses an instant one', async () => {
    world.provider.refuses.instant = 'instant_payouts_limit_exceeded';
    await request();
    await expectStandard();
    expect(world.provider.sent.size).toBe(1);
  });

  it('continues where it stopped after the provider was down', async () => {
    await request();
    world.provider.complete('failed');
    const { transfer } = world.provider;
    world.provider.transfer = () => Promise.reject(new Error('down'));
    await expect(syncAccount(world.deps(), accountId)).rejects.toThrow('down');
    world.provider.transfer = transfer;
    expect(await watchDuePayouts(world.deps(), () => true)).toEqual({ failed: 0 });
    await expectStandard();
  });

  it('waits for another bank account if that failed too', async () => {
    await request();
    world.provider.complete('failed');
    world.provider.ready.clear();
    world.provider.refuses.standard = 'no_account';
    const returned = await refreshPayouts(world.deps(), userId);
    expect(returned).toMatchObject({ account: 'incomplete', open: { status: 'failed', failure: 'no_account' } });
    await expectBooks({ fees: 0, cash: -655_50 });
    world.provider.ready.add(accountId);
    world.provider.refuses = {};
    await refreshPayouts(world.deps(), userId);
    await retryPayout(world.deps(), { userId, payoutId: returned.open!.payoutId });
    await expectStandard();
  });

  it('is sent again after it was paid, without blocking the next one', async () => {
    await request();
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    world.provider.complete('failed');
    await syncAccount(world.deps(), accountId);
    const { open, items } = await getPayouts(world.deps(), userId);
    expect(open).toBeNull();
    expect(items).toMatchObject([{ status: 'sent', method: 'standard', returnedFeeCents: fee }]);
    await expectBooks({ fees: 0, cash: -655_50 });
  });
});

it('a refused standard payout with a good bank account stays due', async () => {
  world.provider.refuses.standard = 'balance_insufficient';
  expect((await request({ method: 'standard' })).open).toMatchObject({ status: 'requested' });
  expect(await watchDuePayouts(world.deps(), () => true)).toEqual({ failed: 1 });
  world.provider.refuses = {};
  expect(await watchDuePayouts(world.deps(), () => true)).toEqual({ failed: 0 });
  expect((await getPayouts(world.deps(), userId)).open).toMatchObject({ status: 'sent', method: 'standard' });
});

describe('payouts of chosen shifts', () => {
  beforeEach(() => {
    world.work(line(), line({ shiftId: shiftId(2), day: '2026-11-18', cents: 100_00 }));
  });

  it('pay those and leave the others', async () => {
    const { open } = await request({ shiftIds: [shiftId(2)], method: 'standard' });
    expect(open).toMatchObject({ amountCents: 100_00, lines: [{ shiftId: shiftId(2) }] });
    expect(await world.spentCents()).toBe(100_00);
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    expect(await quote()).toMatchObject({ amountCents: 655_50, lines: [{ shiftId: shiftId(1) }] });
  });

  it('have a fee on their own amount', async () => {
    expect((await request({ shiftIds: [shiftId(2)] })).open).toMatchObject({ amountCents: 100_00, feeCents: 1_50 });
  });

  it('are rejected if a shift is unknown or its pay has changed', async () => {
    const { quoteId } = await quote();
    await expect(request({ shiftIds: [shiftId(1), shiftId(9)] })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    world.work(line(), line({ shiftId: shiftId(2), day: '2026-11-18', cents: 90_00 }));
    await expect(request({ quoteId, shiftIds: [shiftId(2)] })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    expect(await world.payouts()).toHaveLength(0);
  });

  it('include all lines of a shift', async () => {
    world.work(line(), line({ cents: 20_00 }));
    expect((await request({ method: 'standard' })).open).toMatchObject({ amountCents: 675_50 });
  });
});
