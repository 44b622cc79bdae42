import { AppError } from '@shared/errors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planNow } from './account-plan';
import { billingWorld, type BillingWorld } from './billing.fixture';
import { cancelPlan, changePlan, resumePlan, startCheckout, takeMoneyBack } from './change-plan';
import { previewPlan } from './preview-plan';
import { refundInvoice } from './staff-billing';
import { syncCustomer } from './synchronization/sync-customer';
import { watchDueBilling } from './watch-due-billing';

const ownerId = `org_${'0'.repeat(26)}`;
const choice = { planId: 'team', quantity: 1, promoCode: '' } as const;

/** Accepts refusals as answers; anything else is a bug. */
const answered = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

const sync = async ({ deps, account }: BillingWorld): Promise<void> => {
  const { customerId } = account();
  if (customerId !== null) await syncCustomer(deps, customerId);
};

const isPaidFor = ({ provider }: BillingWorld): boolean =>
  provider.subscriptions.some(({ status }) => ['trialing', 'active', 'past_due'].includes(status));

/** Checks the invariants after every step. */
const check = async (world: BillingWorld): Promise<void> => {
  const { provider, deps, account, invoices } = world;
  const plan = planNow(account(), deps.stage, provider.now);
  if (plan.planId === 'team') expect(isPaidFor(world)).toBe(true);
  // One live subscription, and no period billed twice.
  const live = provider.subscriptions.filter(({ status }) => ['trialing', 'active', 'past_due'].includes(status));
  expect(live.length).toBeLessThanOrEqual(1);
  const charged = new Map<string, number>();
  for (const { invoiceId, status, subscriptionId, lines } of provider.invoices) {
    if (status !== 'paid') continue;
    // Refunds aren't charges; credits for an earlier period still are.
    const isRefunded = provider.notes.some((note) => note.invoiceId === invoiceId);
    for (const { from, lookupKey, proration, amountCents } of lines) {
      if (isRefunded && !proration) continue;
      // The line of a trial charges nothing.
      if (amountCents === 0) continue;
      const period = `${subscriptionId} ${lookupKey} ${from}`;
      // A change credits the rest of the previous period.
      charged.set(period, (charged.get(period) ?? 0) + (proration ? -1 : 1));
    }
  }
  for (const times of charged.values()) expect(times).toBeLessThanOrEqual(1);
  const issued = invoices();
  for (const year of new Set(issued.map(({ issuedAt }) => issuedAt.slice(0, 4)))) {
    const numbers = issued
      .filter(({ creditFor, number }) => creditFor === null && number.startsWith(`WL-${year}-`))
      .map(({ number }) => Number(number.split('-')[2]))
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(world.ledger()).toBe(0);
};

type Model = { steps: number };
type Run = (world: BillingWorld) => Promise<void>;

const command = (name: string, run: Run): fc.AsyncCommand<Model, BillingWorld> => ({
  check: () => true,
  run: async (model, world) => {
    model.steps += 1;
    await run(world);
    await sync(world);
    await check(world);
  },
  toString: () => name,
});

const version = ({ account }: BillingWorld): number => account().version;

const subscribe =
  (period: 'month' | 'year', trial: boolean): Run =>
  async (world) => {
    await answered(startCheckout(world.deps, { ownerId, ...choice, period, trial, version: version(world) }));
    const { checkout } = world.account();
    if (checkout) world.provider.complete(checkout.sessionId);
  };

const change =
  (period: 'month' | 'year'): Run =>
  async (world) => {
    await answered(
      (async () => {
        const {
          prorationAt,
          dueTodayCents,
          version: seen,
          kind,
        } = await previewPlan(world.deps, ownerId, {
          ...choice,
          period,
          trial: false,
        });
        if (kind !== 'change') return;
        const form = { planId: 'team' as const, period, prorationAt: prorationAt!, dueTodayCents, version: seen };
        await changePlan(world.deps, { ownerId, ...form });
      })(),
    );
  };

const refund: Run = async (world) => {
  const paid = world.invoices().findLast(({ state, paidCents }) => state === 'paid' && paidCents > 0);
  if (!paid) return;
  const form = { amountCents: paid.paidCents, reason: 'Duplicate', version: version(world) };
  await answered(
    refundInvoice(world.deps, {
      ownerId,
      staffId: '00000000-0000-4000-8000-000000000001',
      invoiceId: paid.invoiceId,
      ...form,
    }),
  );
};

const twoTabs: Run = async (world) => {
  const seen = version(world);
  const both = await Promise.allSettled(
    (['month', 'year'] as const).map((period) =>
      startCheckout(world.deps, { ownerId, ...choice, period, trial: false, version: seen }),
    ),
  );
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  for (const [sessionId, { open }] of [...world.provider.sessions]) if (open) world.provider.complete(sessionId);
};

const advance =
  (days: number): Run =>
  async (world) => {
    world.provider.advance(days);
    await watchDueBilling(world.deps, () => true);
  };

it('entitles only paid or trialing plans, never charges twice, and keeps numbers and books', async () => {
  const commands = [
    command('subscribe monthly', subscribe('month', false)),
    command('subscribe yearly', subscribe('year', false)),
    command('start a trial', subscribe('month', true)),
    command('upgrade to yearly', change('year')),
    command('downgrade to monthly', change('month')),
    command('cancel', (world) =>
      answered(cancelPlan(world.deps, { ownerId, version: version(world), keptJobIds: [] })),
    ),
    command('resume', (world) => answered(resumePlan(world.deps, { ownerId, version: version(world) }))),
    command('take the money back', (world) =>
      answered(takeMoneyBack(world.deps, { ownerId, version: version(world) })),
    ),
    command('refund', refund),
    command('buy in two tabs', twoTabs),
    command('decline', ({ provider }) => {
      provider.declines = true;
      return Promise.resolve();
    }),
    command('recover', ({ provider }) => {
      provider.declines = false;
      return Promise.resolve();
    }),
    command('a day', advance(1)),
    command('a week', advance(7)),
    command('a month', advance(31)),
    command('a year', advance(366)),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands.map(fc.constant), { maxCommands: 25 }), (run) =>
      fc.asyncModelRun(() => ({ model: { steps: 0 }, real: billingWorld(ownerId) }), run),
    ),
    { numRuns: 120 },
  );
});
