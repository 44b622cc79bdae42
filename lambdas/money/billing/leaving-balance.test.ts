import { payoutRequestedEntry } from '@shared/money/rules/ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLeavingBalance, type LeavingBalance } from '../../store/money/billing/leaving-balance';
import { billingWorld, type BillingWorld } from './billing.fixture';
import { addShiftBalance } from './payouts/shift-balance';
import { syncCustomer } from './synchronization/sync-customer';

const ownerId = `org_${'0'.repeat(26)}`;

let world: BillingWorld;
let spentCents: number;
let balance: LeavingBalance;

const sync = () => syncCustomer(world.deps, world.account().customerId!);
/** Pays deposits of 100 dollars each. */
const prefund = async (steps: number): Promise<void> => {
  world.provider.advance(1);
  await addShiftBalance(world.deps, { mode: 'on' }, { ownerId, steps });
  world.provider.complete([...world.provider.sessions.keys()].at(-1)!);
  await sync();
};
const refunded = () => world.provider.notes.map(({ totalCents }) => totalCents);

beforeEach(async () => {
  world = billingWorld(ownerId);
  spentCents = 0;
  const funds = async () => {
    const { version, projection, changingUntil } = world.account();
    const funded = { cents: projection.fundedCents, version, changingUntil };
    return { funded, spent: { organizationId: ownerId, spentCents, version: 1 } };
  };
  balance = createLeavingBalance({ ...world.deps, funds: { funds } });
  await prefund(3);
  await prefund(2);
});

describe('the balance of a closing organization', () => {
  it('is refunded to the newest payments first, up to the unspent amount', async () => {
    spentCents = 120_00;
    expect(world.account().projection.fundedCents).toBe(500_00);
    expect(await balance.giveBack(ownerId)).toBe(true);
    expect(refunded()).toEqual([200_00, 180_00]);
    expect(world.account()).toMatchObject({ changingUntil: null, projection: { fundedCents: 120_00 } });
  });

  it('is refunded once, however often a run is repeated', async () => {
    expect(await balance.giveBack(ownerId)).toBe(true);
    expect(await balance.giveBack(ownerId)).toBe(false);
    expect(refunded()).toEqual([200_00, 300_00]);
  });

  it('is booked once the provider reports it, and the books sum to zero', async () => {
    await balance.giveBack(ownerId);
    expect(await balance.isBooked(ownerId)).toBe(false);
    await sync();
    expect(await balance.isBooked(ownerId)).toBe(true);
    expect(world.ledger()).toBe(0);
    const deposits = world.entries().flatMap(({ lines }) => lines.filter(({ account }) => account === 'deposits'));
    expect(deposits.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('continues after a run that was killed between two refunds', async () => {
    const { refund } = world.deps.provider;
    let calls = 0;
    world.deps.provider.refund = async (order, key) => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      await refund(order, key);
    };
    balance = createLeavingBalance({ ...world.deps, funds: { funds: async () => stored() } });
    const stored = () => {
      const { version, projection, changingUntil } = world.account();
      const funded = { cents: projection.fundedCents, version, changingUntil };
      return { funded, spent: { organizationId: ownerId, spentCents, version: 1 } };
    };
    await expect(balance.giveBack(ownerId)).rejects.toThrow('killed');
    expect(await balance.giveBack(ownerId)).toBe('wait');
    world.provider.advance(1);
    expect(await balance.giveBack(ownerId)).toBe(true);
    expect(refunded()).toEqual([200_00, 300_00]);
  });

  it('waits if a payout used it at the same moment', async () => {
    const { save } = world.deps.accounts;
    world.deps.accounts.save = async (before, after, more) => {
      world.deps.accounts.save = save;
      await save(before, before, { entries: [payoutRequestedEntry({ payoutId: 'p', at: '2027-02-01', cents: 1 })] });
      return save(before, after, more);
    };
    expect(await balance.giveBack(ownerId)).toBe('wait');
    expect(refunded()).toEqual([]);
    expect(await balance.giveBack(ownerId)).toBe(true);
  });

  it('is left alone when spent or never funded', async () => {
    spentCents = 500_00;
    expect(await balance.giveBack(ownerId)).toBe(false);
    const none = billingWorld(`org_${'1'.repeat(26)}`);
    const funds = { funds: none.deps.funds.funds };
    expect(await createLeavingBalance({ ...none.deps, funds }).giveBack(none.ownerId)).toBe(false);
    expect(await createLeavingBalance({ ...none.deps, funds }).isBooked(none.ownerId)).toBe(true);
    expect(refunded()).toEqual([]);
  });
});
