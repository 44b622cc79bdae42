import { approvedLine as line } from '@shared/money/rules/payouts/approved-line.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLeavingPayees, type LeavingPayees } from '../../../store/money/payouts/leaving-payees';
import { FakePayouts } from './payouts.fake';
import { getPayouts } from './payouts-view';
import { requestPayout } from './request-payout';
import { syncAccount } from './sync-account';

const userId = '11111111-1111-4111-8111-111111111111';
const accountId = `acct_${userId}`;

let fake: FakePayouts;
let payees: LeavingPayees;
beforeEach(() => {
  fake = new FakePayouts();
  fake.lines = [line()];
  fake.funded.set('o1', 1000_00);
  fake.enroll(userId);
  const { store, provider } = fake;
  payees = createLeavingPayees({ store, provider, stage: { mode: 'stripe', graceUntil: null } });
});

const request = async () => {
  const { quoteId } = (await getPayouts(fake.deps(), userId)).quote!;
  return requestPayout(fake.deps(), { userId, quoteId, shiftIds: ['s1'], method: 'standard' });
};

describe('the payout account of an erased person', () => {
  it('is deleted at the provider, and a repeat changes nothing', async () => {
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
    expect(fake.provider.owners.has(accountId)).toBe(false);
    expect(fake.accounts.get(userId)).toMatchObject({ accountId: null, isReady: false, instant: null });
    expect(await payees.forget(userId)).toEqual({ accounts: 0 });
  });

  it('is kept until a payout has arrived', async () => {
    await request();
    expect(await payees.forget(userId)).toBe('wait');
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), accountId);
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
  });

  it('is kept while a bank returned the money, even after it was paid', async () => {
    await request();
    fake.provider.complete('paid');
    await syncAccount(fake.deps(), accountId);
    fake.provider.complete('failed');
    await syncAccount(fake.deps(), accountId);
    expect(await payees.forget(userId)).toBe('wait');
    expect(fake.provider.owners.has(accountId)).toBe(true);
  });

  it('is kept while it holds money, and while the provider is down', async () => {
    fake.provider.holding.add(accountId);
    expect(await payees.forget(userId)).toBe('wait');
    fake.provider.holding.clear();
    fake.provider.down = true;
    await expect(payees.forget(userId)).rejects.toThrow('down');
    expect(fake.accounts.get(userId)).toMatchObject({ accountId });
    fake.provider.down = false;
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
  });

  it('has nothing to delete for a person who was never paid', async () => {
    fake.accounts.clear();
    expect(await payees.forget(userId)).toEqual({ accounts: 0 });
  });

  it('is kept with payouts off, which is logged', async () => {
    const { store, provider } = fake;
    const off = createLeavingPayees({ store, provider, stage: { mode: 'off', graceUntil: null } });
    expect(await off.forget(userId)).toEqual({ accounts: 0 });
    expect(fake.provider.owners.has(accountId)).toBe(true);
  });
});
