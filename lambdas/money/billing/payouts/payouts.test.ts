import { balanceOf } from '@shared/money/rules/ledger';
import { approvedLine as line } from '@shared/money/rules/payouts/approved-line.fixture';
import type { PayoutForm } from '@shared/money/model/payout';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOnboarding } from './onboarding';
import { FakePayouts } from './payouts.fake';
import { getPayouts } from './payouts-view';
import { requestPayout, retryPayout } from './request-payout';
import { refreshPayouts, syncAccount } from './sync-account';
import { watchDuePayouts } from './watch-due-payouts';

const userId = '11111111-1111-4111-8111-111111111111';

let fake: FakePayouts;
beforeEach(() => {
  fake = new FakePayouts();
  fake.lines = [line()];
  fake.funded.set('o1', 1000_00);
  fake.enroll(userId);
});

const quoteId = async () => (await getPayouts(fake.deps(), userId)).quote!.quoteId;
const asks = (fields: Partial<PayoutForm> = {}) => ({
  userId,
  quoteId: 'x',
  shiftIds: ['s1'],
  method: 'standard' as const,
  ...fields,
});
const request = async () => requestPayout(fake.deps(), asks({ quoteId: await quoteId() }));

describe('a payout', () => {
  it('is deducted from the balance, transferred, sent, and recorded in the timesheets', async () => {
    const { open, quote } = await request();
    expect(open).toMatchObject({ status: 'sent', amountCents: 655_50, arrivesOn: '2026-11-28' });
    expect(quote).toBeNull();
    expect(fake.spent.get('o1')).toMatchObject({ spentCents: 655_50 });
    expect([...fake.provider.transfers.values()]).toEqual([655_50]);
    expect(fake.recorded).toContain(open!.payoutId);
    expect(balanceOf(fake.entries)).toBe(0);
    expect(fake.entries).toHaveLength(2);
  });

  it('is paid when the provider says so, and allows the next one', async () => {
    await request();
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), `acct_${userId}`);
    await syncAccount(fake.deps(), `acct_${userId}`);
    const after = await getPayouts(fake.deps(), userId);
    expect(after.open).toBeNull();
    expect(after.items).toMatchObject([{ status: 'paid' }]);
    expect(fake.entries).toHaveLength(2);
  });

  it('is rejected with an old quote, without a bank account, and beside an open one', async () => {
    const old = await quoteId();
    fake.lines = [line(), line({ shiftId: 's2', cents: 100_00 })];
    await expect(requestPayout(fake.deps(), asks({ quoteId: old }))).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    const current = await quoteId();
    const account = fake.accounts.get(userId)!;
    fake.accounts.set(userId, { ...account, isReady: false });
    const unready = requestPayout(fake.deps(), asks({ quoteId: current, shiftIds: ['s1', 's2'] }));
    await expect(unready).rejects.toMatchObject({ code: 'PAYOUT_ACCOUNT_INCOMPLETE' });
    fake.accounts.set(userId, account);
    await requestPayout(fake.deps(), asks({ quoteId: current, shiftIds: ['s1', 's2'] }));
    fake.lines.push(line({ shiftId: 's3', cents: 50_00 }));
    const second = requestPayout(fake.deps(), asks({ quoteId: current, shiftIds: ['s1', 's2'] }));
    await expect(second).rejects.toMatchObject({ code: 'PAYOUT_OPEN' });
    expect(fake.provider.transfers.size).toBe(1);
  });

  it('is rejected if another request spent the balance first', async () => {
    const id = await quoteId();
    fake.before = async () => fake.spent.set('o1', { spentCents: 900_00, version: 1 });
    await expect(requestPayout(fake.deps(), asks({ quoteId: id }))).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    expect(fake.provider.transfers.size).toBe(0);
    expect((await getPayouts(fake.deps(), userId)).waiting).toMatchObject([{ why: 'funds', cents: 655_50 }]);
  });

  it('happens once from two tabs', async () => {
    const id = await quoteId();
    const both = [1, 2].map(() => requestPayout(fake.deps(), asks({ quoteId: id })));
    const results = await Promise.allSettled(both);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fake.spent.get('o1')).toMatchObject({ spentCents: 655_50 });
  });

  it('pays once when repeated with its key', async () => {
    const deps = fake.deps();
    const id = await quoteId();
    const same = { ...deps, clock: { ...deps.clock, newId: () => 'pay_01KB0000000000000000000000' } };
    await requestPayout(same, asks({ quoteId: id }));
    await requestPayout(same, asks({ quoteId: id }));
    expect(fake.payouts.size).toBe(1);
    expect(fake.provider.sent.size).toBe(1);
    expect(fake.entries).toHaveLength(2);
  });

  it('waits for a provider that is down, and continues with the hourly run', async () => {
    fake.provider.down = false;
    const id = await quoteId();
    fake.provider.down = true;
    expect((await requestPayout(fake.deps(), asks({ quoteId: id }))).open).toMatchObject({ status: 'requested' });
    expect(await watchDuePayouts(fake.deps(), () => true)).toEqual({ failed: 1 });
    fake.provider.down = false;
    expect(await watchDuePayouts(fake.deps(), () => true)).toEqual({ failed: 0 });
    expect((await getPayouts(fake.deps(), userId)).open).toMatchObject({ status: 'sent' });
    expect([...fake.provider.transfers.values()]).toEqual([655_50]);
  });

  it('is sent again to another bank account after a return, without another transfer', async () => {
    const { open } = await request();
    const { payoutId } = open!;
    await expect(retryPayout(fake.deps(), { userId, payoutId })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    fake.provider.complete('failed');
    fake.provider.ready.clear();
    const returned = await refreshPayouts(fake.deps(), userId);
    expect(returned).toMatchObject({ account: 'incomplete', open: { status: 'failed', failure: 'account_closed' } });
    const early = retryPayout(fake.deps(), { userId, payoutId });
    await expect(early).rejects.toMatchObject({ code: 'PAYOUT_ACCOUNT_INCOMPLETE' });
    fake.provider.ready.add(`acct_${userId}`);
    await refreshPayouts(fake.deps(), userId);
    expect((await retryPayout(fake.deps(), { userId, payoutId })).open).toMatchObject({
      status: 'sent',
      failure: null,
    });
    expect(fake.provider.transfers.size).toBe(1);
    expect(fake.provider.sent.size).toBe(2);
    expect(fake.spent.get('o1')).toMatchObject({ spentCents: 655_50 });
  });
});

describe('a payee', () => {
  it('sees organizations that pay with their own payroll', async () => {
    fake.lines = [line({ engagement: 'facility' })];
    const payouts = await getPayouts(fake.deps(), userId);
    expect(payouts).toMatchObject({ quote: null, payroll: [{ organization: 'Lakeshore' }], waiting: [] });
  });

  it('gets one account at the provider', async () => {
    fake.accounts.clear();
    const first = await startOnboarding(fake.deps(), userId);
    expect(await startOnboarding(fake.deps(), userId)).toEqual(first);
    expect(fake.accounts.get(userId)).toMatchObject({ accountId: `acct_${userId}`, version: 1 });
  });

  it('is rejected and shown nothing with payouts off', async () => {
    const deps = { ...fake.deps(), mode: 'off' as const };
    expect(await getPayouts(deps, userId)).toMatchObject({ payouts: 'off', quote: null, payroll: [] });
    await expect(requestPayout(deps, asks())).rejects.toMatchObject({ code: 'PAYOUTS_OFF' });
  });

  it('is unaffected by accounts of others', async () => {
    fake.provider.owners.set('acct_other', userId);
    fake.provider.ready.delete(`acct_${userId}`);
    await syncAccount(fake.deps(), 'acct_other');
    expect(fake.accounts.get(userId)).toMatchObject({ isReady: true, version: 1 });
  });
});
