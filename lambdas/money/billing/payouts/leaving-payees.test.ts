import { beforeEach, describe, expect, it } from 'vitest';
import { createLeavingPayees, type LeavingPayees } from '../../../store/money/payouts/leaving-payees';
import { accountId, line, PayoutsWorld, shiftId, userId } from './payouts.fixture';
import { getPayouts } from './payouts-view';
import { requestPayout } from './request-payout';
import { syncAccount } from './sync-account';

let world: PayoutsWorld;
let payees: LeavingPayees;
beforeEach(() => {
  world = new PayoutsWorld();
  world.work(line());
  world.fund(1000_00);
  world.enroll();
  const { store, provider } = world;
  payees = createLeavingPayees({ store, provider, stage: { mode: 'stripe', graceUntil: null } });
});

const request = async () => {
  const { quoteId } = (await getPayouts(world.deps(), userId)).quote!;
  return requestPayout(world.deps(), { userId, quoteId, shiftIds: [shiftId(1)], method: 'standard' });
};

describe('the payout account of an erased person', () => {
  it('is deleted at the provider, and a repeat changes nothing', async () => {
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
    expect(world.provider.owners.has(accountId)).toBe(false);
    expect(await world.store.account(userId)).toMatchObject({ accountId: null, isReady: false, instant: null });
    expect(await payees.forget(userId)).toEqual({ accounts: 0 });
  });

  it('is kept until a payout has arrived', async () => {
    await request();
    expect(await payees.forget(userId)).toBe('wait');
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
  });

  it('is kept while a bank returned the money, even after it was paid', async () => {
    await request();
    world.provider.complete('paid');
    await syncAccount(world.deps(), accountId);
    world.provider.complete('failed');
    await syncAccount(world.deps(), accountId);
    expect(await payees.forget(userId)).toBe('wait');
    expect(world.provider.owners.has(accountId)).toBe(true);
  });

  it('is kept while it holds money, and while the provider is down', async () => {
    world.provider.holding.add(accountId);
    expect(await payees.forget(userId)).toBe('wait');
    world.provider.holding.clear();
    world.provider.down = true;
    await expect(payees.forget(userId)).rejects.toThrow('down');
    expect(await world.store.account(userId)).toMatchObject({ accountId });
    world.provider.down = false;
    expect(await payees.forget(userId)).toEqual({ accounts: 1 });
  });

  it('has nothing to delete for a person who was never paid', async () => {
    world.removeAccount();
    expect(await payees.forget(userId)).toEqual({ accounts: 0 });
  });

  it('is kept with payouts off, which is logged', async () => {
    const { store, provider } = world;
    const off = createLeavingPayees({ store, provider, stage: { mode: 'off', graceUntil: null } });
    expect(await off.forget(userId)).toEqual({ accounts: 0 });
    expect(world.provider.owners.has(accountId)).toBe(true);
  });
});
