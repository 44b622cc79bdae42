import { timesheetItem } from '../../../store/work/timesheets/timesheet-item';
import { balanceOf } from '@shared/money/rules/ledger';
import type { PayoutForm } from '@shared/money/model/payout';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOnboarding } from './onboarding';
import { accountId, line, PayoutsWorld, shiftId, userId } from './payouts.fixture';
import { getPayouts } from './payouts-view';
import { requestPayout, retryPayout } from './request-payout';
import { refreshPayouts, syncAccount } from './sync-account';
import { watchDuePayouts } from './watch-due-payouts';

let world: PayoutsWorld;
beforeEach(() => {
  world = new PayoutsWorld();
  world.work(line());
  world.fund(1000_00);
  world.enroll();
});

const quoteId = async () => (await getPayouts(world.deps(), userId)).quote!.quoteId;
const asks = (fields: Partial<PayoutForm> = {}) => ({
  userId,
  quoteId: 'x',
  shiftIds: [shiftId(1)],
  method: 'standard' as const,
  ...fields,
});
const request = async () => requestPayout(world.deps(), asks({ quoteId: await quoteId() }));

describe('a payout', () => {
  it('is deducted from the balance, transferred, sent, and recorded in the timesheets', async () => {
    const { open, quote } = await request();
    expect(open).toMatchObject({ status: 'sent', amountCents: 655_50, arrivesOn: '2026-11-28' });
    expect(quote).toBeNull();
    expect(await world.spentCents()).toBe(655_50);
    expect([...world.provider.transfers.values()]).toEqual([655_50]);
    expect(world.week().lines).toMatchObject([{ payoutId: open!.payoutId, paid: true }]);
    expect(balanceOf(await world.entries())).toBe(0);
    expect(await world.entries()).toHaveLength(2);
  });

  it('is paid when the provider says so, and allows the next one', async () => {
    await request();
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    await syncAccount(world.deps(), accountId);
    const after = await getPayouts(world.deps(), userId);
    expect(after.open).toBeNull();
    expect(after.items).toMatchObject([{ status: 'paid' }]);
    expect(await world.entries()).toHaveLength(2);
  });

  it('is rejected with an old quote, without a bank account, and beside an open one', async () => {
    const old = await quoteId();
    world.work(line(), line({ shiftId: shiftId(2), cents: 100_00 }));
    await expect(requestPayout(world.deps(), asks({ quoteId: old }))).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    const current = await quoteId();
    const account = await world.store.account(userId);
    world.putAccount({ ...account, isReady: false });
    const unready = requestPayout(world.deps(), asks({ quoteId: current, shiftIds: [shiftId(1), shiftId(2)] }));
    await expect(unready).rejects.toMatchObject({ code: 'PAYOUT_ACCOUNT_INCOMPLETE' });
    world.putAccount(account);
    await requestPayout(world.deps(), asks({ quoteId: current, shiftIds: [shiftId(1), shiftId(2)] }));
    const another = { ...world.week().lines[0]!, shift: { shiftId: shiftId(3), cents: 50_00 } };
    world.table.put(timesheetItem({ ...world.week(), lines: [...world.week().lines, another] }));
    const second = requestPayout(world.deps(), asks({ quoteId: current, shiftIds: [shiftId(1), shiftId(2)] }));
    await expect(second).rejects.toMatchObject({ code: 'PAYOUT_OPEN' });
    expect(world.provider.transfers.size).toBe(1);
  });

  it('is rejected if another request spent the balance first', async () => {
    const id = await quoteId();
    world.table.beforeNextTransaction(() => world.spend(900_00));
    await expect(requestPayout(world.deps(), asks({ quoteId: id }))).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    expect(world.provider.transfers.size).toBe(0);
    expect((await getPayouts(world.deps(), userId)).waiting).toMatchObject([{ why: 'funds', cents: 655_50 }]);
  });

  it('happens once from two tabs', async () => {
    const id = await quoteId();
    const both = [1, 2].map(() => requestPayout(world.deps(), asks({ quoteId: id })));
    const results = await Promise.allSettled(both);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.spentCents()).toBe(655_50);
  });

  it('pays once when repeated with its key', async () => {
    const deps = world.deps();
    const id = await quoteId();
    const same = { ...deps, clock: { ...deps.clock, newId: () => 'pay_01KB0000000000000000000000' } };
    await requestPayout(same, asks({ quoteId: id }));
    await requestPayout(same, asks({ quoteId: id }));
    expect(await world.payouts()).toHaveLength(1);
    expect(world.provider.sent.size).toBe(1);
    expect(await world.entries()).toHaveLength(2);
  });

  it('waits for a provider that is down, and continues with the hourly run', async () => {
    world.provider.down = false;
    const id = await quoteId();
    world.provider.down = true;
    expect((await requestPayout(world.deps(), asks({ quoteId: id }))).open).toMatchObject({ status: 'requested' });
    expect(await watchDuePayouts(world.deps(), () => true)).toEqual({ failed: 1 });
    world.provider.down = false;
    expect(await watchDuePayouts(world.deps(), () => true)).toEqual({ failed: 0 });
    expect((await getPayouts(world.deps(), userId)).open).toMatchObject({ status: 'sent' });
    expect([...world.provider.transfers.values()]).toEqual([655_50]);
  });

  it('is sent again to another bank account after a return, without another transfer', async () => {
    const { open } = await request();
    const { payoutId } = open!;
    await expect(retryPayout(world.deps(), { userId, payoutId })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    world.provider.complete('failed');
    world.provider.ready.clear();
    const returned = await refreshPayouts(world.deps(), userId);
    expect(returned).toMatchObject({ account: 'incomplete', open: { status: 'failed', failure: 'account_closed' } });
    const early = retryPayout(world.deps(), { userId, payoutId });
    await expect(early).rejects.toMatchObject({ code: 'PAYOUT_ACCOUNT_INCOMPLETE' });
    world.provider.ready.add(accountId);
    await refreshPayouts(world.deps(), userId);
    expect((await retryPayout(world.deps(), { userId, payoutId })).open).toMatchObject({
      status: 'sent',
      failure: null,
    });
    expect(world.provider.transfers.size).toBe(1);
    expect(world.provider.sent.size).toBe(2);
    expect(await world.spentCents()).toBe(655_50);
  });
});

describe('a payee', () => {
  it('sees organizations that pay with their own payroll', async () => {
    world.work(line({ engagement: 'facility' }));
    const payouts = await getPayouts(world.deps(), userId);
    expect(payouts).toMatchObject({ quote: null, payroll: [{ organization: 'Lakeshore' }], waiting: [] });
  });

  it('gets one account at the provider', async () => {
    world.removeAccount();
    const first = await startOnboarding(world.deps(), userId);
    expect(await startOnboarding(world.deps(), userId)).toEqual(first);
    expect(await world.store.account(userId)).toMatchObject({ accountId: accountId, version: 1 });
  });

  it('is rejected and shown nothing with payouts off', async () => {
    const deps = { ...world.deps(), mode: 'off' as const };
    expect(await getPayouts(deps, userId)).toMatchObject({ payouts: 'off', quote: null, payroll: [] });
    await expect(requestPayout(deps, asks())).rejects.toMatchObject({ code: 'PAYOUTS_OFF' });
  });

  it('is unaffected by accounts of others', async () => {
    world.provider.owners.set('acct_other', userId);
    world.provider.ready.delete(accountId);
    await syncAccount(world.deps(), 'acct_other');
    expect(await world.store.account(userId)).toMatchObject({ isReady: true, version: 1 });
  });
});
