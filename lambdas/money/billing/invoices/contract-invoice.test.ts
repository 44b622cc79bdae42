import { planOf, withoutPlan } from '@shared/money/billing/catalogue';
import { billingLimits } from '@shared/money/billing/billing-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSeconds } from '../../../platform/clock';
import { ProviderUnavailable } from '../../../platform/payments/provider-port';
import { planNow } from '../account-plan';
import { billingWorld, type BillingWorld } from '../billing.fixture';
import { billingView } from '../billing-view';
import { endOverride, overridePlan } from '../staff-billing';
import { syncOwner } from '../synchronization/sync-customer';
import { watchDueBilling } from '../watch-due-billing';

const ownerId = `org_${'0'.repeat(26)}`;
const staffId = '11111111-1111-4111-8111-111111111111';
const invoice = { amountCents: 24_000_00, dueDays: 30 };
const form = {
  staffId,
  ownerId,
  planId: 'enterprise',
  activePostings: null,
  until: '2027-12-31',
  reason: 'Contract 7',
  invoice,
} as const;
const limitedAfter = billingLimits.dunningDays.at(-1)!;

const sold = async (offered = ['card', 'customer_balance']): Promise<BillingWorld> => {
  const world = billingWorld(ownerId);
  world.provider.offered = offered;
  await overridePlan(world.deps, { ...form, version: 0 });
  return world;
};

const later = async (world: BillingWorld, days: number): Promise<void> => {
  world.provider.now = addSeconds(world.provider.now, days * 24 * 3600);
  await watchDueBilling(world.deps, () => true);
};
const stateOf = ({ deps, account }: BillingWorld) => planNow(account(), deps.stage, deps.clock.now()).state;
const shown = ({ deps, account }: BillingWorld) => billingView(deps, account());
const limitsOf = ({ deps, account }: BillingWorld) => planNow(account(), deps.stage, deps.clock.now()).limits;

const end = (world: BillingWorld, { version } = world.account()) =>
  endOverride(world.deps, { ownerId, staffId, version, reason: 'Canceled' });

describe('a contract paid by invoice', () => {
  it('grants the plan at once, and shows the payment link and due date', async () => {
    const world = await sold();
    expect([stateOf(world), limitsOf(world)]).toEqual(['contract', planOf('enterprise').limits]);
    expect(await shown(world)).toMatchObject({
      contractInvoice: { amountCents: invoice.amountCents, isOverdue: false, payUrl: 'https://pay.example/invoice' },
      contractUntil: '2028-01-01T00:00:00.000Z',
      dunning: null,
    });
    const [sent] = world.invoices();
    const dueAt = addSeconds(world.provider.now, invoice.dueDays * 24 * 3600).toISOString();
    expect(sent).toMatchObject({ state: 'open', totalCents: invoice.amountCents, dueAt, number: 'WL-2027-0001' });
    expect(sent?.lines).toMatchObject([{ kind: 'other', text: 'Enterprise, 2027-01-31 - 2027-12-31' }]);
  });

  it('continues after the transfer arrives, with nothing left to pay', async () => {
    const world = await sold();
    world.provider.payInvoice(world.invoices()[0]!.invoiceId);
    await later(world, invoice.dueDays + limitedAfter + 1);
    expect(stateOf(world)).toBe('contract');
    expect(await shown(world)).toMatchObject({ contractInvoice: null });
    expect(world.invoices()[0]).toMatchObject({ state: 'paid', paidCents: invoice.amountCents });
  });

  it('is limited as after a failed payment, and restored once paid', async () => {
    const world = await sold();
    await later(world, invoice.dueDays);
    expect([stateOf(world), (await shown(world)).contractInvoice?.isOverdue]).toEqual(['contract', true]);
    await later(world, limitedAfter);
    expect([stateOf(world), limitsOf(world)]).toEqual(['limited', withoutPlan]);
    expect(world.account().applied).toMatchObject({ planId: null, state: 'limited', activePostings: 0 });
    world.provider.payInvoice(world.invoices()[0]!.invoiceId);
    await syncOwner(world.deps, ownerId, world.account().customerId!);
    expect([stateOf(world), world.account().applied.state]).toEqual(['contract', 'contract']);
  });

  it('is limited exactly from the time limit on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }), async (steps) => {
        const world = await sold();
        let passed = 0;
        for (const days of steps) {
          passed += days;
          await later(world, days);
          const isLimited = passed >= invoice.dueDays + limitedAfter;
          expect(world.account().applied.state).toBe(isLimited ? 'limited' : 'contract');
        }
      }),
      { numRuns: 25 },
    );
  });

  it('still needs payment after a change of its last day', async () => {
    const world = await sold();
    const { version } = world.account();
    await overridePlan(world.deps, { ...form, until: '2028-06-30', invoice: null, version });
    await later(world, invoice.dueDays + limitedAfter);
    expect(stateOf(world)).toBe('limited');
  });

  it('is sold once: a second click is rejected, and other plans have no contract', async () => {
    const world = await sold();
    await expect(overridePlan(world.deps, { ...form, version: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const { version } = world.account();
    await expect(overridePlan(world.deps, { ...form, planId: 'team', version })).rejects.toMatchObject({
      code: 'PLAN_NOT_AVAILABLE',
    });
    expect(world.invoices()).toHaveLength(1);
  });

  it('grants nothing while the provider is down', async () => {
    const world = billingWorld(ownerId);
    world.provider.down = true;
    await expect(overridePlan(world.deps, { ...form, version: 0 })).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    expect([world.account().override, stateOf(world)]).toEqual([null, 'none']);
  });
});

describe('the reminder for a contract’s invoice', () => {
  const reminders = ({ account }: BillingWorld) =>
    account()
      .notices.filter(({ kind }) => kind === 'invoice_overdue')
      .map(({ id }) => id);

  it('is sent when the invoice is due, not before', async () => {
    const world = await sold();
    await later(world, invoice.dueDays - 1);
    expect(reminders(world)).toEqual([]);
    await later(world, 1);
    expect(reminders(world)).toEqual([world.invoices()[0]!.invoiceId]);
  });

  it('is sent once per invoice, however often the account is checked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 8 }), async (steps) => {
        const world = await sold();
        for (const days of steps) await later(world, days);
        const passed = steps.reduce((sum, days) => sum + days, 0);
        expect(reminders(world)).toHaveLength(passed >= invoice.dueDays ? 1 : 0);
      }),
      { numRuns: 25 },
    );
  });

  it('is not sent after a payment, even without its event, or after the contract ended', async () => {
    const paid = await sold();
    paid.provider.payInvoice(paid.invoices()[0]!.invoiceId);
    await later(paid, invoice.dueDays + 1);
    expect(reminders(paid)).toEqual([]);
    const over = await sold();
    await end(over);
    await later(over, invoice.dueDays + 1);
    expect(reminders(over)).toEqual([]);
  });
});

describe('a new invoice for a contract', () => {
  const replacement = { amountCents: 18_000_00, dueDays: 14 };
  const replace = (world: BillingWorld, { version } = world.account()) =>
    overridePlan(world.deps, { ...form, invoice: replacement, version });

  it('voids the earlier unpaid one, once, and is the only one to pay', async () => {
    const world = await sold();
    expect(await replace(world)).toMatchObject({ contractInvoice: { amountCents: replacement.amountCents } });
    const states = () => world.invoices().map(({ state, totalCents }) => [state, totalCents]);
    const both = [
      ['void', invoice.amountCents],
      ['open', replacement.amountCents],
    ];
    expect([states(), world.ledger()]).toEqual([both, 0]);
    await syncOwner(world.deps, ownerId, world.account().customerId!);
    expect([states(), world.ledger()]).toEqual([both, 0]);
  });

  it('is rejected if the earlier one was just paid, and works once the payment shows', async () => {
    const world = await sold();
    world.provider.payInvoice(world.invoices()[0]!.invoiceId);
    await expect(replace(world)).rejects.toMatchObject({ code: 'INVOICE_NOT_VOIDED' });
    expect(world.invoices().map(({ state }) => state)).toEqual(['paid']);
    await replace(world);
    expect(world.invoices().map(({ state }) => state)).toEqual(['paid', 'open']);
  });

  it('is sent on a retry after only the void reached the provider', async () => {
    const world = await sold();
    const { sendInvoice } = world.deps.provider;
    const lost = () => Promise.reject(new ProviderUnavailable('lost'));
    world.deps.provider = { ...world.deps.provider, sendInvoice: lost };
    await expect(replace(world)).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    world.deps.provider = { ...world.deps.provider, sendInvoice };
    await replace(world);
    expect(world.invoices().map(({ state }) => state)).toEqual(['void', 'open']);
  });
});

describe('ending a contract', () => {
  it('voids its unpaid invoice, in the list and in the books', async () => {
    const world = await sold();
    const before = world.account();
    expect(await end(world)).toMatchObject({
      override: null,
      contractInvoice: null,
      acts: [{ kind: 'overrideEnded' }, {}],
    });
    expect(world.invoices()).toMatchObject([{ state: 'void', payUrl: null }]);
    expect([stateOf(world), world.ledger()]).toEqual(['none', 0]);
    await expect(end(world, before)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('is rejected if the invoice was just paid; then the payment shows, and the contract can end', async () => {
    const world = await sold();
    world.provider.payInvoice(world.invoices()[0]!.invoiceId);
    await expect(end(world)).rejects.toMatchObject({ code: 'INVOICE_NOT_VOIDED' });
    expect([stateOf(world), world.invoices()[0]?.state]).toEqual(['contract', 'paid']);
    expect(await end(world)).toMatchObject({ override: null });
    expect(world.invoices()[0]?.state).toBe('paid');
  });

  it('succeeds on a retry after the provider’s response was lost', async () => {
    const world = await sold();
    const { voidInvoice } = world.deps.provider;
    world.deps.provider = {
      ...world.deps.provider,
      voidInvoice: async (invoiceId, key) => {
        await voidInvoice(invoiceId, key);
        throw new ProviderUnavailable('lost');
      },
    };
    await expect(end(world)).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    expect(stateOf(world)).toBe('contract');
    world.deps.provider = { ...world.deps.provider, voidInvoice };
    expect(await end(world)).toMatchObject({ override: null });
    expect(world.invoices()).toMatchObject([{ state: 'void' }]);
  });

  it('makes no provider call without an unpaid invoice', async () => {
    const world = billingWorld(ownerId);
    await overridePlan(world.deps, { ...form, invoice: null, version: 0 });
    world.provider.down = true;
    expect(await end(world)).toMatchObject({ override: null });
  });
});
