import type { Promotion } from '@shared/money/billing/promotions';
import { pricedPlans, postingDays, trialDays } from '@shared/money/billing/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planNow } from '../../lambdas/money/billing/account-plan';
import { billingWorld, type BillingWorld } from '../../lambdas/money/billing/billing.fixture';
import { addPaymentMethod, startCheckout } from '../../lambdas/money/billing/change-plan';
import { addShiftBalance } from '../../lambdas/money/billing/payouts/shift-balance';
import { previewPlan } from '../../lambdas/money/billing/preview-plan';
import { endOverride, overridePlan, refundInvoice } from '../../lambdas/money/billing/staff-billing';
import { syncOwner } from '../../lambdas/money/billing/synchronization/sync-customer';
import { createStripeClient, type StripeClient } from '../../lambdas/platform/payments/stripe-client';
import { createStripeProvider } from '../../lambdas/platform/payments/stripe-provider';
import { createLeavingBalance } from '../../lambdas/store/money/billing/leaving-balance';
import { createLeavingPlans } from '../../lambdas/store/money/billing/leaving-plans';
import { startStripeServer, type StripeServer } from '../../emulators/stripe/testing/stripe-server';
import { setUpBilling } from './setup';

// Runs the product's own use cases against the provider's emulator over HTTP.

const always = { uses: null, until: null } as const;
const welcome: Promotion = { code: 'WELCOME', off: { percent: 20 }, lasts: 'once', ...always };
const quarter: Promotion = { code: 'QUARTER', off: { cents: 50_00 }, lasts: { months: 3 }, ...always };
const single: Promotion = { code: 'SINGLE', off: { percent: 50 }, lasts: 'once', uses: 1, until: null };
const promotions = [welcome, quarter, single];

let server: StripeServer;
let client: StripeClient;

const setUp = async (dryRun = false, wanted: readonly Promotion[] = promotions): Promise<string[]> => {
  const said: string[] = [];
  await setUpBilling(client, { webhookUrl: null, promotions: wanted, dryRun, say: (line) => said.push(line) });
  return said;
};

beforeAll(async () => {
  server = await startStripeServer();
  client = createStripeClient({ base: server.address, apiKey: () => Promise.resolve('sk_test_local') });
  expect(await setUp(true)).toHaveLength(5 + pricedPlans.length + 1 + promotions.length + 1);
  expect((await client.every('/v1/products', {})).length).toBe(0);
  await setUp();
});
afterAll(() => server.stop());

const numbers = Array.from({ length: 40 }, (_, index) => `org_${String(index).padStart(26, '0')}`);
/** A new account with the real adapter. */
const newWorld = (): BillingWorld => {
  const world = billingWorld(numbers.shift()!);
  world.deps.provider = createStripeProvider(client);
  world.deps.clock = {
    now: () => new Date(server.stripe.provider.core.now() * 1000),
    newId: (prefix) => `${prefix}_1`,
  };
  return world;
};

const team = { planId: 'team', period: 'month', quantity: 1, trial: false, promoCode: '' } as const;
type Choice = Partial<Omit<Parameters<typeof startCheckout>[1], 'ownerId' | 'version'>>;

const pageOf = async (world: BillingWorld, choice: Choice = {}): Promise<string> => {
  const { version, ownerId } = { ...world.account(), ownerId: world.ownerId };
  return (await startCheckout(world.deps, { ownerId, ...team, ...choice, version })).url;
};
const pay = async (url: string, number = '4242 4242 4242 4242'): Promise<{ status: number; text: string }> => {
  const body = new URLSearchParams({ step: 'pay', number, expiry: '12/99', cvc: '123' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};
const sync = (world: BillingWorld) => syncOwner(world.deps, world.ownerId, world.account().customerId!);
const buy = async (world: BillingWorld, choice: Choice = {}): Promise<void> => {
  expect((await pay(await pageOf(world, choice))).status).toBe(303);
  await sync(world);
};
const advance = (seconds: number): void => {
  const { provider } = server.stripe;
  provider.advanceTo(provider.core.now() + seconds);
};
const daySeconds = 24 * 3600;

let world: BillingWorld;
beforeEach(() => {
  world = newWorld();
});

describe('billing:setup', () => {
  it('creates nothing when run again', async () => {
    expect(await setUp()).toEqual(['Every plan exists at the provider.']);
  });

  it('rejects other terms for a published code', async () => {
    await expect(setUp(false, [{ ...welcome, off: { percent: 30 } }, quarter, single])).rejects.toThrow('WELCOME');
  });

  it('deactivates a code removed from the configuration, but no manual code', async () => {
    const spring: Promotion = { code: 'SPRING', off: { percent: 5 }, lasts: 'forever', ...always };
    await setUp(false, [...promotions, spring]);
    const coupon = await server.client.coupons.create({ percent_off: 10, duration: 'once' });
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const manual = await server.client.promotionCodes.create({ code: 'MANUAL', promotion });
    expect(await setUp(true)).toContain('promo code SPRING ends');
    expect(await world.deps.provider.promotion('SPRING')).not.toBeNull();
    await setUp();
    expect(await world.deps.provider.promotion('SPRING')).toBeNull();
    expect((await server.client.promotionCodes.retrieve(manual.id)).active).toBe(true);
  });
});

describe('a contract paid by invoice', () => {
  const staffId = '11111111-1111-4111-8111-111111111111';
  const sell = async () => {
    await overridePlan(world.deps, {
      ...{ ownerId: world.ownerId, staffId, version: world.account().version },
      ...{ planId: 'enterprise', activePostings: null, until: '2099-12-31', reason: 'Contract 7' },
      invoice: { amountCents: 24_000_00, dueDays: 30 },
    });
    return world.invoices()[0]!;
  };
  const stateNow = () => planNow(world.account(), world.deps.stage, world.deps.clock.now()).state;

  it('is emailed with the offered payment methods, and paid by a transfer', async () => {
    const sent = await sell();
    expect(sent).toMatchObject({ state: 'open', totalCents: 24_000_00, lines: [{ kind: 'other' }] });
    const stored = await server.client.invoices.retrieve(sent.invoiceId);
    expect(stored).toMatchObject({ collection_method: 'send_invoice', status: 'open' });
    expect(stored.payment_settings.payment_method_types).toEqual(['customer_balance', 'card']);
    expect(await (await fetch(sent.payUrl!)).text()).toContain('Bank transfer (ACH or wire)');
    const arrived = await fetch(sent.payUrl!, {
      method: 'POST',
      body: new URLSearchParams({ transfer: 'arrives' }),
      redirect: 'manual',
    });
    expect(arrived.status).toBe(303);
    await sync(world);
    expect(world.invoices()[0]).toMatchObject({ state: 'paid', paidCents: 24_000_00, payUrl: null });
    expect([stateNow(), world.account().projection.sent, world.ledger()]).toEqual(['contract', [], 0]);
  });

  it('leaves no open invoice when it ends, and keeps one that was paid in the meantime', async () => {
    const { invoiceId } = await sell();
    const end = () =>
      endOverride(world.deps, {
        ...{ ownerId: world.ownerId, staffId, reason: 'Canceled' },
        version: world.account().version,
      });
    await end();
    expect((await server.client.invoices.retrieve(invoiceId)).status).toBe('void');
    expect([world.invoices()[0]?.state, world.account().override, world.ledger()]).toEqual(['void', null, 0]);
    expect(await world.deps.provider.voidInvoice(invoiceId, 'again')).toBe(true);

    await sell();
    const open = world.invoices().find(({ state }) => state === 'open')!;
    await fetch(open.payUrl!, {
      method: 'POST',
      body: new URLSearchParams({ transfer: 'arrives' }),
      redirect: 'manual',
    });
    await expect(end()).rejects.toMatchObject({ code: 'INVOICE_NOT_VOIDED' });
    expect((await server.client.invoices.retrieve(open.invoiceId)).status).toBe('paid');
    expect(stateNow()).toBe('contract');
  });

  it('is limited once it is overdue as long as a failed payment', async () => {
    await sell();
    advance(31 * daySeconds);
    await sync(world);
    expect(stateNow()).toBe('contract');
    advance(7 * daySeconds);
    await sync(world);
    expect([stateNow(), world.account().applied.state]).toEqual(['limited', 'limited']);
  });
});

describe('the prepaid balance for shifts', () => {
  it('is paid at the provider, recorded as owed, and not refunded once spent', async () => {
    const command = { ownerId: world.ownerId, steps: 12 };
    const { url } = await addShiftBalance(world.deps, { mode: 'on' }, command);
    expect((await pay(url)).status).toBe(303);
    await sync(world);
    await sync(world);
    expect(world.account().projection).toMatchObject({ fundedCents: 1200_00, postingsBought: 0, subscription: null });
    expect(world.ledger()).toBe(0);
    const lines = world.entries().flatMap((entry) => entry.lines);
    expect(lines).toContainEqual({ account: 'deposits', cents: -1200_00 });
    const [invoice] = world.invoices();
    expect(invoice).toMatchObject({ state: 'paid', lines: [{ kind: 'balance', amountCents: 1200_00 }] });

    const funded = { cents: 1200_00, version: 1, changingUntil: null };
    const spent = { organizationId: world.ownerId, spentCents: 1000_00, version: 1 };
    world.deps.funds = { funds: async () => ({ funded, spent }) };
    const refund = (amountCents: number) =>
      refundInvoice(world.deps, {
        ownerId: world.ownerId,
        staffId: '00000000-0000-4000-8000-000000000001',
        invoiceId: invoice!.invoiceId,
        reason: 'Asked for it',
        version: world.account().version,
        amountCents,
      });
    await expect(refund(200_01)).rejects.toMatchObject({ code: 'REFUND_TOO_HIGH' });
    await refund(200_00);
    expect(world.account().projection.fundedCents).toBe(1000_00);
    expect(world.ledger()).toBe(0);
    expect(world.entries().flatMap((entry) => entry.lines)).toContainEqual({ account: 'deposits', cents: 200_00 });
  });

  it('is refunded when the organization closes, before its customer is deleted', async () => {
    const { url } = await addShiftBalance(world.deps, { mode: 'on' }, { ownerId: world.ownerId, steps: 5 });
    await pay(url);
    await sync(world);
    const funds = async () => {
      const { version, projection } = world.account();
      const spent = { organizationId: world.ownerId, spentCents: 120_00, version: 1 };
      return { funded: { cents: projection.fundedCents, version, changingUntil: null }, spent };
    };
    const balance = createLeavingBalance({ ...world.deps, funds: { funds } });
    expect(await balance.giveBack(world.ownerId)).toBe(true);
    expect(await balance.isBooked(world.ownerId)).toBe(false);
    await sync(world);
    expect(await balance.isBooked(world.ownerId)).toBe(true);
    expect(await balance.giveBack(world.ownerId)).toBe(false);
    expect(world.account().projection.fundedCents).toBe(120_00);
    expect(world.ledger()).toBe(0);
    await createLeavingPlans(world.deps).forget(world.ownerId);
    expect(world.account().customerId).toBeNull();
  });
});

describe('a promo code', () => {
  const previewOf = (choice: Choice) => previewPlan(world.deps, world.ownerId, { ...team, ...choice });

  it.each([
    ['once', 'WELCOME', 299_00 - 59_80, 299_00],
    ['for some months', 'QUARTER', 249_00, 249_00],
  ])('that applies %s is charged as shown', async (_name, promoCode, today, next) => {
    const preview = await previewOf({ promoCode });
    expect([preview.dueTodayCents, preview.nextInvoice?.amountCents]).toEqual([today, next]);
    await buy(world, { promoCode });
    expect(world.invoices().map(({ paidCents }) => paidCents)).toEqual([today]);
    advance(32 * daySeconds);
    await sync(world);
    expect(world.invoices().map(({ paidCents }) => paidCents)).toEqual([today, next]);
    expect(world.ledger()).toBe(0);
  });

  it('counts once if used twice at the same time, and the other shows the full price before payment', async () => {
    const worlds = [newWorld(), newWorld()];
    const pages = await Promise.all(worlds.map((it) => pageOf(it, { promoCode: 'SINGLE' })));
    const answers = await Promise.all(pages.map((page) => pay(page)));
    const [late] = answers.filter(({ status }) => status !== 303);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(late!.text).toContain('already been redeemed');
    expect(late!.text).toContain('Pay $299.00');
    for (const page of pages) await pay(page);
    for (const it of worlds) await sync(it);
    const paid = worlds.flatMap((it) => it.invoices().map(({ paidCents }) => paidCents));
    expect(paid.toSorted((one, other) => one - other)).toEqual([149_50, 299_00]);
    const refused = { code: 'INVALID_REQUEST', extras: { fields: { promoCode: 'promoCodeInvalid' } } };
    await expect(pageOf(world, { promoCode: 'SINGLE' })).rejects.toMatchObject(refused);
  });

  it('is rejected beside its field if it ends between the check and the page', async () => {
    const { promotion } = world.deps.provider;
    const last: Promotion = { code: 'LAST', off: { percent: 5 }, lasts: 'once', ...always };
    await setUp(false, [...promotions, last]);
    world.deps.provider.promotion = async (code) => {
      const found = await promotion(code);
      await setUp();
      return found;
    };
    const refused = { code: 'INVALID_REQUEST', extras: { fields: { promoCode: 'promoCodeInvalid' } } };
    await expect(pageOf(world, { promoCode: 'LAST' })).rejects.toMatchObject(refused);
    expect(world.account().changingUntil).toBeNull();
  });
});

describe('Starter postings', () => {
  it('are counted once each when paid', async () => {
    await buy(world, { planId: 'starter', period: null, quantity: 2 });
    await buy(world, { planId: 'starter', period: null, quantity: 1 });
    await sync(world);
    expect(world.account().projection.postingsBought).toBe(3);
    expect(world.account().applied).toMatchObject({ planId: 'starter', state: 'postings', activePostings: 1 });
    expect(world.invoices().map(({ paidCents }) => paidCents)).toEqual([198_00, 99_00]);
    advance(postingDays * daySeconds);
    await sync(world);
    expect(world.account().projection.postingsBought).toBe(3);
  });
});

describe('a trial', () => {
  const stateNow = (): string => planNow(world.account(), world.deps.stage, world.deps.clock.now()).state;

  it('pauses at its end without a card, and nothing is charged', async () => {
    await buy(world, { trial: true });
    expect(stateNow()).toBe('trialing');
    advance(trialDays * daySeconds + 1);
    await sync(world);
    expect(stateNow()).toBe('paused');
    expect(world.invoices().every(({ paidCents }) => paidCents === 0)).toBe(true);
  });

  it('is paid at its end with a card, and not offered again', async () => {
    await buy(world, { trial: true });
    expect((await pay((await addPaymentMethod(world.deps, world.ownerId)).url)).status).toBe(303);
    await sync(world);
    advance((trialDays + 1) * daySeconds);
    await sync(world);
    expect(stateNow()).toBe('active');
    expect(world.invoices().at(-1)).toMatchObject({ state: 'paid', paidCents: 299_00 });
    await expect(pageOf(world, { trial: true })).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  });
});

describe('a departing owner', () => {
  it('pays nothing more, and becomes a deleted customer without a name', async () => {
    await buy(world);
    const customerId = world.account().customerId!;
    const plans = createLeavingPlans(world.deps);
    expect(await plans.endWith(world.ownerId)).toBe(true);
    await sync(world);
    expect(world.account().projection.subscription?.cancelsAt).not.toBeNull();
    expect(await plans.stayWith(world.ownerId)).toBe(true);
    await sync(world);
    expect(world.account().projection.subscription?.cancelsAt).toBeNull();
    expect(await plans.forget(world.ownerId)).toEqual({ subscriptions: 1, customers: 1 });
    expect(server.stripe.provider.core.state.customers[customerId]).toMatchObject({
      deleted: true,
      name: null,
      email: null,
    });
    expect(await plans.forget(world.ownerId)).toEqual({ subscriptions: 0, customers: 0 });
  });
});
