import { describe, expect, it } from 'vitest';
import { billingWorld, type BillingWorld } from './billing.fixture';
import { cancelPlan, changePlan, startCheckout, takeMoneyBack } from './change-plan';
import { saveBillingDetails } from './billing-details';
import { removePaymentMethod } from './payment-methods/payment-methods';
import { monthsLater, previewPlan } from './preview-plan';
import { giveCredit, overridePlan, refundInvoice } from './staff-billing';
import { syncCustomer } from './synchronization/sync-customer';

const ownerId = `org_${'0'.repeat(26)}`;
const choice = { planId: 'team', period: 'month', quantity: 1, trial: false, promoCode: '' } as const;

const subscribed = async (): Promise<BillingWorld> => {
  const world = billingWorld(ownerId);
  await startCheckout(world.deps, { ownerId, ...choice, version: 0 });
  world.provider.complete(world.account().checkout!.sessionId);
  await syncCustomer(world.deps, world.account().customerId!);
  return world;
};
const now = (world: BillingWorld) => ({ ownerId, version: world.account().version });

describe('a plan preview', () => {
  it('lists every line of a change before it happens', async () => {
    const world = await subscribed();
    world.provider.advance(10);
    const preview = await previewPlan(world.deps, ownerId, { ...choice, period: 'year' });
    expect(preview.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['unused', -Math.round((299_00 * 18) / 28)],
      ['plan', 2990_00],
    ]);
    expect(preview.dueTodayCents).toBe(preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(preview.savingCents).toBe(598_00);
    expect(world.account().projection.subscription?.period).toBe('month');
  });

  it('applies a promo code, and rejects an invalid one at its field', async () => {
    const { deps } = billingWorld(ownerId);
    const { lines, dueTodayCents } = await previewPlan(deps, ownerId, { ...choice, promoCode: 'WELCOME' });
    expect(lines.at(-1)).toEqual({ kind: 'discount', amountCents: -29_90, text: 'WELCOME' });
    expect(dueTodayCents).toBe(269_10);
    await expect(previewPlan(deps, ownerId, { ...choice, promoCode: 'OLD' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      extras: { fields: { promoCode: 'promoCodeInvalid' } },
    });
  });

  it('rejects plans for other account kinds, contracts, and unsold plans', async () => {
    const { deps } = billingWorld(ownerId);
    for (const planId of ['professional', 'premium', 'enterprise', 'basic'] as const) {
      await expect(previewPlan(deps, ownerId, { ...choice, planId })).rejects.toMatchObject({
        code: 'PLAN_NOT_AVAILABLE',
      });
    }
  });
});

describe('a plan change', () => {
  it('is rejected if its price has changed', async () => {
    const world = await subscribed();
    const { prorationAt, dueTodayCents } = await previewPlan(world.deps, ownerId, { ...choice, period: 'year' });
    const form = {
      planId: 'team',
      period: 'year',
      prorationAt: prorationAt!,
      dueTodayCents: dueTodayCents - 1,
    } as const;
    await expect(changePlan(world.deps, { ...now(world), ...form })).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
  });

  it('keeps the plan if the payment is declined', async () => {
    const world = await subscribed();
    const { prorationAt, dueTodayCents } = await previewPlan(world.deps, ownerId, { ...choice, period: 'year' });
    world.provider.declines = true;
    const form = { planId: 'team', period: 'year', prorationAt: prorationAt!, dueTodayCents } as const;
    await expect(changePlan(world.deps, { ...now(world), ...form })).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
    });
    expect(world.account()).toMatchObject({ changingUntil: null, projection: { subscription: { period: 'month' } } });
  });

  it('happens once from two tabs', async () => {
    const world = await subscribed();
    const { prorationAt, dueTodayCents } = await previewPlan(world.deps, ownerId, { ...choice, period: 'year' });
    const form = { planId: 'team', period: 'year', prorationAt: prorationAt!, dueTodayCents } as const;
    const seen = now(world);
    const both = await Promise.allSettled([0, 1].map(() => changePlan(world.deps, { ...seen, ...form })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.provider.invoices.filter(({ paidCents }) => paidCents > 299_00)).toHaveLength(1);
  });

  it('completes despite a concurrent provider event', async () => {
    const world = await subscribed();
    const { accounts } = world.deps;
    let events = 0;
    const get = async (id: string) => {
      const read = await accounts.get(id);
      if (read.changingUntil !== null && events++ === 0) await accounts.save(read, read);
      return read;
    };
    await cancelPlan({ ...world.deps, accounts: { ...accounts, get } }, { ...now(world), keptJobIds: [] });
    expect(events).toBeGreaterThan(0);
    const { changingUntil, projection } = world.account();
    expect([changingUntil, projection.subscription?.cancelsAt]).toEqual([null, projection.subscription?.periodEndsAt]);
  });

  it('says when to retry if the provider is down, and does not block a later attempt', async () => {
    const world = await subscribed();
    world.provider.down = true;
    const failed = startCheckout(world.deps, { ...choice, planId: 'starter', period: null, ...now(world) });
    await expect(failed).rejects.toMatchObject({ code: 'PROVIDER_DOWN', extras: { retryAfterSeconds: 60 } });
    world.provider.down = false;
    await startCheckout(world.deps, { ...choice, planId: 'starter', period: null, ...now(world) });
    expect(world.account().checkout?.planId).toBe('starter');
  });

  it('requires the current version', async () => {
    const world = await subscribed();
    const { version } = world.account();
    await expect(cancelPlan(world.deps, { ownerId, version: version - 1, keptJobIds: [] })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });
});

describe('a purchase', () => {
  it('is rejected with an active plan, and a trial after an earlier one', async () => {
    const world = await subscribed();
    await expect(startCheckout(world.deps, { ...choice, ...now(world) })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    });
    const other = billingWorld(ownerId);
    await startCheckout(other.deps, { ...choice, trial: true, ownerId, version: 0 });
    other.provider.complete(other.account().checkout!.sessionId);
    await syncCustomer(other.deps, other.account().customerId!);
    other.provider.advance(20);
    await syncCustomer(other.deps, other.account().customerId!);
    await expect(startCheckout(other.deps, { ...choice, trial: true, ...now(other) })).rejects.toMatchObject({
      code: 'TRIAL_USED',
    });
  });

  it('closes the checkout page of an earlier one', async () => {
    const { deps, account, provider } = billingWorld(ownerId);
    await startCheckout(deps, { ...choice, ownerId, version: 0 });
    const first = account().checkout!.sessionId;
    await startCheckout(deps, { ...choice, period: 'year', ownerId, version: account().version });
    expect(provider.sessions.get(first)?.open).toBe(false);
  });
});

describe('the money-back guarantee', () => {
  it('is given once within 30 days, and ends the plan', async () => {
    const world = await subscribed();
    const { projection } = await takeMoneyBack(world.deps, now(world));
    expect(projection).toMatchObject({ subscription: null, moneyBackTaken: true });
    expect(world.provider.notes.map(({ refundedCents }) => refundedCents)).toEqual([299_00]);
    await expect(takeMoneyBack(world.deps, now(world))).rejects.toMatchObject({ code: 'MONEY_BACK_OVER' });
    expect(world.ledger()).toBe(0);
  });

  it('includes the cost of an upgrade within the 30 days', async () => {
    const world = await subscribed();
    world.provider.advance(5);
    const { prorationAt, dueTodayCents } = await previewPlan(world.deps, ownerId, { ...choice, period: 'year' });
    const form = { planId: 'team', period: 'year', prorationAt: prorationAt!, dueTodayCents } as const;
    await changePlan(world.deps, { ...now(world), ...form });
    await takeMoneyBack(world.deps, now(world));
    const back = world.provider.notes.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
    expect(back).toBe(299_00 + dueTodayCents);
    expect(world.ledger()).toBe(0);
  });

  it('is rejected after 30 days', async () => {
    const world = await subscribed();
    world.provider.advance(30);
    await expect(takeMoneyBack(world.deps, now(world))).rejects.toMatchObject({ code: 'MONEY_BACK_OVER' });
  });
});

describe('payment methods and details', () => {
  it('keep the method of a running plan', async () => {
    const world = await subscribed();
    const [method] = world.account().projection.methods;
    const command = { ownerId, paymentMethodId: method!.methodId };
    await expect(removePaymentMethod(world.deps, command)).rejects.toMatchObject({ code: 'METHOD_IN_USE' });
    await expect(removePaymentMethod(world.deps, { ownerId, paymentMethodId: 'pm_other' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await cancelPlan(world.deps, { ...now(world), keptJobIds: [] });
    expect((await removePaymentMethod(world.deps, command)).items).toEqual([]);
  });

  it('print saved details on later invoices', async () => {
    const world = await subscribed();
    const details = {
      name: 'Riverbend Community Hospital',
      email: 'billing@riverbend.example',
      address: '1200 River Road',
      city: 'Peoria',
      state: 'IL',
      postalCode: '61602',
      country: 'US',
      taxId: '37-0000042',
      poNumber: 'PO-2026-118',
    };
    await saveBillingDetails(world.deps, ownerId, { ...details, version: world.account().version });
    world.provider.advance(31);
    await syncCustomer(world.deps, world.account().customerId!);
    expect(world.invoices().map(({ billedTo }) => billedTo?.poNumber ?? null)).toEqual([null, 'PO-2026-118']);
  });
});

describe('billing by staff', () => {
  const staffId = '00000000-0000-4000-8000-000000000001';

  it('gives credit, which the next invoice uses up', async () => {
    const world = await subscribed();
    const billing = await giveCredit(world.deps, { staffId, amountCents: 99_00, reason: 'Outage', ...now(world) });
    expect(billing).toMatchObject({ creditCents: 99_00, nextInvoice: { amountCents: 200_00 } });
    expect(billing.acts[0]).toMatchObject({ kind: 'credit', amountCents: 99_00, reason: 'Outage' });
    expect(world.ledger()).toBe(0);
  });

  it('refunds up to the rest of a payment', async () => {
    const world = await subscribed();
    const { invoiceId } = world.invoices()[0]!;
    const refund = (amountCents: number) =>
      refundInvoice(world.deps, { staffId, invoiceId, amountCents, reason: 'Duplicate', ...now(world) });
    await refund(200_00);
    await expect(refund(100_00)).rejects.toMatchObject({ code: 'REFUND_TOO_HIGH' });
    await refund(99_00);
    expect(world.invoices().map(({ number }) => number)).toEqual(['WL-2027-0001', 'WL-2027-0001-C', 'WL-2027-0001-C2']);
  });

  it('grants a contract plan through a given day', async () => {
    const world = billingWorld(ownerId);
    const form = {
      planId: 'enterprise',
      activePostings: 40,
      until: '2027-12-31',
      reason: 'Contract 7',
      invoice: null,
    } as const;
    const billing = await overridePlan(world.deps, { staffId, ownerId, version: 0, ...form });
    expect(billing.plan).toMatchObject({ planId: 'enterprise', state: 'contract' });
    expect(billing.contractUntil).toBe('2028-01-01T00:00:00.000Z');
    await expect(
      overridePlan(world.deps, { staffId, ownerId, version: 1, ...form, planId: 'premium' }),
    ).rejects.toMatchObject({ code: 'PLAN_NOT_AVAILABLE' });
  });
});

it('is rejected while billing is off', async () => {
  const { deps } = billingWorld(ownerId);
  const off = { ...deps, stage: { mode: 'off', graceUntil: null } as const };
  await expect(startCheckout(off, { ...choice, ownerId, version: 0 })).rejects.toMatchObject({ code: 'BILLING_OFF' });
});

it.each([
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 2, '2027-02-28T23:30:00.000Z'],
])('renews %s after %i months on %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
});
