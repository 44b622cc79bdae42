import { billingLimits } from '@shared/money/billing/billing-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingWorld, type BillingWorld } from '../billing.fixture';
import { startCheckout } from '../change-plan';
import { reconcile } from './reconcile';
import { syncCustomer } from './sync-customer';

const ownerId = `org_${'0'.repeat(26)}`;
const team = { planId: 'team', period: 'month', quantity: 1, trial: false, promoCode: '' } as const;

const bought = async (
  world: BillingWorld,
  choice: Partial<Parameters<typeof startCheckout>[1]> = {},
): Promise<void> => {
  const { version } = await world.deps.accounts.get(ownerId);
  await startCheckout(world.deps, { ownerId, ...team, ...choice, version });
  world.provider.complete(world.account().checkout!.sessionId);
};

type Step = (world: BillingWorld) => Promise<void> | void;
const sub = ({ provider }: BillingWorld) => provider.subscriptions.find((it) => it.endedAt === null);
const setCancellation = async (world: BillingWorld, atPeriodEnd: boolean): Promise<void> => {
  const found = sub(world);
  if (found) await world.provider.port.setCancellation(found.subscriptionId, atPeriodEnd, '');
};
/** Changes at the provider, in sequence. */
const steps: Record<string, Step> = {
  month: ({ provider }) => provider.advance(31),
  day: ({ provider }) => provider.advance(1),
  decline: ({ provider }) => {
    provider.declines = true;
  },
  recover: ({ provider }) => {
    provider.declines = false;
  },
  cancel: (world) => setCancellation(world, true),
  resume: (world) => setCancellation(world, false),
  credit: async ({ provider, account }) =>
    provider.port.giveCredit(
      { customerId: account().customerId!, amountCents: 50_00, memo: '' },
      `c${provider.events.length}`,
    ),
};

/** Returns stored data without read times. */
const stored = ({ account, invoices }: BillingWorld) => ({
  projection: account().projection,
  invoices: invoices().toSorted((one, other) => one.number.localeCompare(other.number)),
});

describe('webhooks out of order, repeated, or lost', () => {
  it('lead to the same projection after a reconciliation', async () => {
    const names = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, fc.array(fc.nat(20), { maxLength: 30 }), async (happened, deliveries) => {
        const [heard, missed] = [billingWorld(ownerId), billingWorld(ownerId)];
        for (const world of [heard, missed]) await bought(world);
        for (const name of happened) {
          for (const world of [heard, missed]) await steps[name]!(world);
          // One account syncs at once.
          await syncCustomer(heard.deps, heard.account().customerId!);
        }
        const events = missed.provider.events;
        for (const index of deliveries) {
          const event = events[index];
          if (event) await syncCustomer(missed.deps, event.customerId);
        }
        await syncCustomer(heard.deps, heard.account().customerId!);
        // Some nightly runs were missed.
        await reconcile(missed.deps, () => true, 3 * 365 * 24 * 3600);
        expect(stored(missed)).toEqual(stored(heard));
        expect(missed.ledger()).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('change nothing, not even the version, when read again', async () => {
    const world = billingWorld(ownerId);
    await bought(world);
    await syncCustomer(world.deps, world.account().customerId!);
    const { version } = world.account();
    await syncCustomer(world.deps, world.account().customerId!);
    expect(world.account().version).toBe(version);
  });

  it('don’t let an earlier read overwrite a later one', async () => {
    const world = billingWorld(ownerId);
    await bought(world);
    const { customerId } = world.account();
    const { stateOf } = world.deps.provider;
    let reads = 0;
    const slow = {
      ...world.deps,
      provider: {
        ...world.deps.provider,
        stateOf: async (id: string) => {
          const state = await stateOf(id);
          if ((reads += 1) === 1) {
            await world.provider.port.setCancellation(world.provider.subscriptions[0]!.subscriptionId, true, '');
            await syncCustomer(world.deps, id);
          }
          return state;
        },
      },
    };
    await syncCustomer(slow, customerId!);
    expect(world.account().projection.subscription?.cancelsAt).not.toBeNull();
  });
});

describe('the nightly reconciliation', () => {
  const later = async (minutes: number) => {
    const world = billingWorld(ownerId);
    await bought(world);
    await syncCustomer(world.deps, world.account().customerId!);
    await setCancellation(world, true);
    world.provider.now = new Date(world.provider.now.getTime() + minutes * 60_000);
    const result = await reconcile(world.deps, () => true);
    expect(world.account().projection.subscription?.cancelsAt).not.toBeNull();
    return { result, differences: world.account().differences };
  };
  const grace = billingLimits.webhookGraceMinutes;

  it('stores pending changes within the grace period without an alarm', async () => {
    const { result, differences } = await later(grace - 1);
    expect(result).toMatchObject({ different: 0, underWay: 1, failed: 0 });
    expect(differences).toEqual([]);
  });

  it('reports changes without a webhook after the grace period', async () => {
    const { result, differences } = await later(grace + 1);
    expect(result).toMatchObject({ different: 1, underWay: 0, failed: 0 });
    expect(differences).toEqual(['subscription']);
  });
});

describe('an unknown customer', () => {
  it('is ignored', async () => {
    const world = billingWorld(ownerId);
    expect(await syncCustomer(world.deps, 'cus_unknown')).toBeNull();
    await bought(world);
    world.provider.customers.set('cus_other', {
      customerId: 'cus_other',
      ownerId,
      balanceCents: -100_00,
      defaultMethodId: null,
      methods: [],
    });
    expect(await syncCustomer(world.deps, 'cus_other')).toBeNull();
  });
});

describe('a customer sync', () => {
  it('counts paid Starter postings that were not refunded', async () => {
    const world = billingWorld(ownerId);
    await bought(world, { planId: 'starter', period: null, quantity: 3 });
    const { customerId } = world.account();
    await syncCustomer(world.deps, customerId!);
    expect(world.account().projection.postingsBought).toBe(3);
    const [invoice] = world.provider.invoices;
    await world.provider.port.refund({ invoiceId: invoice!.invoiceId, amountCents: 99_00, memo: '' }, 'once');
    await syncCustomer(world.deps, customerId!);
    expect(world.account().projection.postingsBought).toBe(2);
    expect(world.invoices().map(({ number }) => number)).toEqual(['WL-2027-0001', 'WL-2027-0001-C']);
  });

  it('cancels a second subscription and refunds its payment', async () => {
    const world = billingWorld(ownerId);
    await bought(world);
    const first = world.account().checkout!;
    const order = world.provider.sessions.get(first.sessionId)!;
    world.provider.sessions.set('cs_second', { ...order, open: true });
    world.provider.complete('cs_second');
    await syncCustomer(world.deps, world.account().customerId!);
    expect(world.provider.subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(world.provider.notes.map(({ refundedCents }) => refundedCents)).toEqual([299_00]);
    await syncCustomer(world.deps, world.account().customerId!);
    expect(world.provider.notes).toHaveLength(1);
  });

  it('ends the plan after a trial without payment, which has no event', async () => {
    const world = billingWorld(ownerId);
    await bought(world, { trial: true });
    const { customerId } = world.account();
    await syncCustomer(world.deps, customerId!);
    expect(world.account().applied).toMatchObject({ planId: 'team', state: 'trialing' });
    world.provider.advance(14);
    await syncCustomer(world.deps, customerId!);
    expect(world.account().applied).toMatchObject({ planId: null, state: 'paused', activePostings: 0 });
  });

  it('continues the plan after a trial with a card added during it', async () => {
    const world = billingWorld(ownerId);
    await bought(world, { trial: true });
    const customerId = world.account().customerId!;
    world.provider.addCard(customerId);
    await syncCustomer(world.deps, customerId);
    expect(world.account().projection.methods).toMatchObject([{ isDefault: true }]);
    world.provider.advance(14);
    await syncCustomer(world.deps, customerId);
    expect(world.account().applied).toMatchObject({ planId: 'team', state: 'active' });
  });

  it('books every payment, even after years without events', async () => {
    const world = billingWorld(ownerId);
    await bought(world);
    const { customerId } = world.account();
    world.provider.advance(40 * 31);
    await syncCustomer(world.deps, customerId!);
    expect(world.invoices().length).toBeGreaterThan(38);
    const sources = new Set(world.entries().map(({ source }) => source));
    for (const { invoiceId } of world.invoices()) expect(sources).toContain(`payment:${invoiceId}`);
    expect(world.ledger()).toBe(0);
  });

  it('completes the books after a stop between an invoice and its entry', async () => {
    const world = billingWorld(ownerId);
    await bought(world);
    const { save } = world.deps.accounts;
    world.deps.accounts.save = async () => {
      throw new Error('stopped');
    };
    await expect(syncCustomer(world.deps, world.account().customerId!)).rejects.toThrow('stopped');
    expect([world.invoices().length, world.entries().length]).toEqual([1, 0]);
    world.deps.accounts.save = save;
    await syncCustomer(world.deps, world.account().customerId!);
    expect(world.entries()).toHaveLength(2);
  });

  it.each([
    ['price', { priceCents: 1 }],
    ['currency', { currency: 'eur' }],
  ])('reports a %s changed at the provider', async (_what, changed) => {
    const world = billingWorld(ownerId);
    await bought(world);
    const { customerId } = world.account();
    await syncCustomer(world.deps, customerId!);
    Object.assign(world.provider.subscriptions[0]!, changed);
    const result = await reconcile(world.deps, () => true);
    expect(result.different).toBe(1);
    expect(world.account().differences).toContain('price wardline_team_month_v1');
  });
});
