import { beforeEach, describe, expect, it } from 'vitest';
import { createLeavingPlans, type LeavingPlans } from '../../store/money/billing/leaving-plans';
import { planNow } from './account-plan';
import { billingWorld, type BillingWorld } from './billing.fixture';
import { cancelPlan, startCheckout } from './change-plan';
import { syncCustomer } from './synchronization/sync-customer';

const ownerId = `org_${'0'.repeat(26)}`;
const team = { planId: 'team', period: 'month', quantity: 1, trial: false, promoCode: '' } as const;

let world: BillingWorld;
let plans: LeavingPlans;

const checkout = async (choice: Partial<Parameters<typeof startCheckout>[1]> = {}): Promise<string> => {
  const { version } = world.account();
  await startCheckout(world.deps, { ownerId, ...team, ...choice, version });
  return world.account().checkout!.sessionId;
};
const sync = () => syncCustomer(world.deps, world.account().customerId!);
const subscribe = async (choice: Partial<Parameters<typeof startCheckout>[1]> = {}): Promise<void> => {
  world.provider.complete(await checkout(choice));
  await sync();
};
const [cancelsAt, status] = [
  () => world.provider.subscriptions[0]!.cancelsAt,
  () => world.provider.subscriptions[0]!.status,
];

beforeEach(() => {
  world = billingWorld(ownerId);
  plans = createLeavingPlans(world.deps);
});

describe('the plan of a leaving owner', () => {
  it('continues to the end of its paid period without another payment', async () => {
    await subscribe();
    expect(await plans.endWith(ownerId)).toBe(true);
    expect(await plans.endWith(ownerId)).toBe(false);
    await sync();
    expect(planNow(world.account(), world.deps.stage, world.provider.now).planId).toBe('team');
    world.provider.advance(40);
    await sync();
    expect(world.invoices()).toHaveLength(1);
    expect(world.account().applied.planId).toBeNull();
  });

  it('resumes if the owner stays, even after an interrupted run', async () => {
    await subscribe();
    const { setCancellation } = world.deps.provider;
    world.deps.provider.setCancellation = async () => {
      throw new Error('stopped');
    };
    await expect(plans.endWith(ownerId)).rejects.toThrow('stopped');
    world.deps.provider.setCancellation = setCancellation;
    await plans.endWith(ownerId);
    expect(cancelsAt()).not.toBeNull();
    expect(await plans.stayWith(ownerId)).toBe(true);
    expect(await plans.stayWith(ownerId)).toBe(false);
    expect(cancelsAt()).toBeNull();
  });

  it('stays canceled if it was canceled before', async () => {
    await subscribe();
    await cancelPlan(world.deps, { ownerId, version: world.account().version, keptJobIds: [] });
    expect(await plans.endWith(ownerId)).toBe(false);
    expect(await plans.stayWith(ownerId)).toBe(false);
    expect(cancelsAt()).not.toBeNull();
  });

  it('can’t be bought on a checkout page that is still open', async () => {
    const sessionId = await checkout();
    await plans.endWith(ownerId);
    world.provider.complete(sessionId);
    expect(world.provider.subscriptions).toEqual([]);
    expect(world.account().checkout).toBeNull();
  });

  it('is not ended during a plan change, only after it', async () => {
    await subscribe();
    const before = world.account();
    const changingUntil = new Date(world.provider.now.getTime() + 60_000).toISOString();
    await world.deps.accounts.save(before, { ...before, changingUntil });
    await expect(plans.endWith(ownerId)).rejects.toThrow();
    world.provider.now = new Date(world.provider.now.getTime() + 61_000);
    expect(await plans.endWith(ownerId)).toBe(true);
  });

  it('has nothing to end without a subscription, or with billing off', async () => {
    expect(await plans.endWith(ownerId)).toBe(false);
    expect(await plans.forget(ownerId)).toEqual({ subscriptions: 0, customers: 0 });
    await subscribe();
    const off = createLeavingPlans({ ...world.deps, stage: { mode: 'off', graceUntil: null } });
    expect(await off.endWith(ownerId)).toBe(false);
    expect(status()).toBe('active');
  });
});

describe('the plan of a deleted owner', () => {
  it('is removed with customer and details; invoices stay', async () => {
    await subscribe();
    const before = world.account();
    const details = { name: 'Nora', email: 'n@x.example', address: '', city: '', state: '', postalCode: '' };
    const stored = { ...before, details: { ...details, country: 'US', taxId: '', poNumber: '' } };
    await world.deps.accounts.save(before, stored);
    expect(await plans.forget(ownerId)).toEqual({ subscriptions: 1, customers: 1 });
    expect(status()).toBe('canceled');
    expect(world.provider.customers.size).toBe(0);
    const after = world.account();
    expect(after).toMatchObject({ customerId: null, details: null, checkout: null, dueAt: null });
    expect(after.projection).toMatchObject({ subscription: null, methods: [] });
    expect(after.applied.planId).toBeNull();
    expect(world.invoices()).toHaveLength(1);
    expect(await plans.forget(ownerId)).toEqual({ subscriptions: 0, customers: 0 });
    expect(world.account().version).toBe(after.version);
  });

  it('is removed later if the provider is down, and once by two concurrent runs', async () => {
    await subscribe();
    world.provider.down = true;
    await expect(plans.forget(ownerId)).rejects.toThrow();
    expect(world.account().customerId).not.toBeNull();
    world.provider.down = false;
    await Promise.all([plans.forget(ownerId), plans.forget(ownerId)]);
    expect(world.account().customerId).toBeNull();
    expect(world.provider.customers.size).toBe(0);
  });

  it('stays removed when a late provider event arrives', async () => {
    await subscribe();
    const { customerId } = world.account();
    await plans.forget(ownerId);
    expect(await syncCustomer(world.deps, customerId!)).toBeNull();
    expect(world.account().projection.subscription).toBeNull();
  });
});
