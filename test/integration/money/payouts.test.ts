import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { balanceOf } from '@shared/money/rules/ledger';
import { instantFeeCents } from '@shared/money/rules/payouts/payout-fee';
import type { PayoutForm } from '@shared/money/model/payout';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, expect, it } from 'vitest';
import { FakePayoutProvider } from '@lambdas/money/billing/payouts/payout-provider.fake';
import { getPayouts } from '@lambdas/money/billing/payouts/payouts-view';
import type { PayoutDeps } from '@lambdas/money/billing/payouts/ports';
import { requestPayout } from '@lambdas/money/billing/payouts/request-payout';
import { syncAccount } from '@lambdas/money/billing/payouts/sync-account';
import { systemClock } from '@lambdas/platform/clock';
import { DeleteCommand, PutCommand } from '@lambdas/platform/table/commands';
import { openTable, type Item } from '@lambdas/platform/table/table';
import { newAccount } from '@lambdas/store/money/billing/billing-account';
import { createBillingAccounts } from '@lambdas/store/money/billing/billing-accounts';
import { keys } from '@lambdas/store/keys';
import { createPayableLines } from '@lambdas/store/money/payouts/payable-lines';
import { newPayoutAccount } from '@lambdas/store/money/payouts/payout-item';
import { createPayouts } from '@lambdas/store/money/payouts/payouts';
import { placementItem, type PlacementItem } from '@lambdas/store/work/placements/placement-item';
import { createEarnings } from '@lambdas/store/work/timesheets/earnings';
import { withShiftLine } from '@lambdas/store/work/timesheets/shift-lines';
import { emptyTimesheet, getStoredTimesheet, timesheetItem } from '@lambdas/store/work/timesheets/timesheet-item';
import { dayFromNow } from '../../support/marketplace';
import { sharedStack } from '../../support/stack';

await sharedStack();
const table = openTable();
const put = (item: Item) => table.client.send(new PutCommand({ TableName: table.name, Item: item }));
const accounts = createBillingAccounts(table);

const monday = mondayOfDay(dayFromNow(-7));
const cents = 655_50;

// Job rows without the other fields.
const jobs: string[] = [];
afterAll(async () => {
  for (const jobId of jobs) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.job(jobId) }));
  }
});

/** A contractor with an approved shift at an organization with a prepaid balance. */
const worked = async (organizationId: string, provider: FakePayoutProvider) => {
  const userId = randomUUID();
  const accountId = `acct_${userId}`;
  const [jobId, placementId] = [`job_${ulid()}`, `plc_${ulid()}`];
  const placement: PlacementItem = {
    placementId,
    offerId: `ofr_${ulid()}`,
    applicationId: `app_${ulid()}`,
    jobId,
    jobTitle: 'ICU nurse',
    organizationId,
    organization: 'Lakeshore',
    professional: { userId, name: 'Josephine Quigley' },
    terms: {
      jobType: 'per_diem',
      startOn: monday,
      endOn: null,
      payCents: 57_00,
      rate: 'hour',
      currency: 'USD',
      hoursPerWeek: null,
      location: '',
      notes: '',
    },
    endOn: null,
    endReason: '',
    createdAt: new Date().toISOString(),
    version: 1,
  };
  const shift = { day: monday, minutes: 690, shiftId: `shf_${ulid()}`, cents };
  const week = withShiftLine(emptyTimesheet(placement, monday), shift, {
    ...{ at: new Date(), by: 'Ada Lovelace' },
    zone: 'America/New_York',
  });
  await put({ ...keys.job(jobId), engagement: 'contractor' });
  jobs.push(jobId);
  await put(placementItem(placement));
  await put(timesheetItem(week));
  provider.owners.set(accountId, userId);
  provider.ready.add(accountId);
  const before = newPayoutAccount(userId);
  await createPayouts(table).saveAccount(before, { ...before, accountId, isReady: true });
  return { userId, accountId, placementId };
};

const prefund = async (fundedCents: number): Promise<string> => {
  const organizationId = `org_${ulid()}`;
  const before = newAccount(organizationId);
  await accounts.save(before, { ...before, projection: { ...before.projection, fundedCents } });
  return organizationId;
};

const depsOf = (provider: FakePayoutProvider): PayoutDeps => ({
  store: createPayouts(table),
  payable: createPayableLines(table),
  payouts: provider,
  mode: 'on',
  owners: { of: async () => null },
  throttle: { count: async () => undefined },
  siteUrl: 'https://site.test',
  clock: systemClock,
});

const wholeOf = async (deps: PayoutDeps, userId: string, method: PayoutForm['method'] = 'standard') => {
  const { quoteId, lines } = (await getPayouts(deps, userId)).quote!;
  return { userId, quoteId, shiftIds: lines.map(({ shiftId }) => shiftId), method };
};

it('pays a shift once, also when repeated, and records it in timesheet, earnings, and books', async () => {
  const provider = new FakePayoutProvider();
  const organizationId = await prefund(1000_00);
  const { userId, accountId, placementId } = await worked(organizationId, provider);
  const deps = depsOf(provider);
  const whole = await wholeOf(deps, userId);
  const asked = await Promise.allSettled([1, 2, 3].map(() => requestPayout(deps, whole)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([...provider.transfers.values()]).toEqual([cents]);

  provider.complete('paid');
  await Promise.all([syncAccount(deps, accountId), syncAccount(deps, accountId)]);
  const after = await getPayouts(deps, userId);
  expect(after).toMatchObject({ open: null, quote: null, items: [{ status: 'paid', amountCents: cents }] });
  const payoutId = after.items[0]!.payoutId;
  expect(await getStoredTimesheet(table, placementId, monday)).toMatchObject({
    status: 'paid',
    payReference: payoutId,
    lines: [{ payoutId, paid: true }],
  });
  expect((await createEarnings(table).totals(userId)).get('USD')).toMatchObject({ paidCents: cents });
  const entries = await accounts.entries(organizationId);
  expect(entries).toHaveLength(2);
  expect(balanceOf(entries)).toBe(0);
});

it('pays the first of two people from one balance', async () => {
  const provider = new FakePayoutProvider();
  const organizationId = await prefund(1000_00);
  const people = await Promise.all([worked(organizationId, provider), worked(organizationId, provider)]);
  const deps = depsOf(provider);
  const asked = await Promise.allSettled(
    people.map(async ({ userId }) => {
      return requestPayout(deps, await wholeOf(deps, userId));
    }),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await deps.store.funds(organizationId)).spent.spentCents).toBe(cents);
});

it('pays instantly for a fee, and returns the fee on failure', async () => {
  const provider = new FakePayoutProvider();
  const organizationId = await prefund(1000_00);
  const { userId, accountId } = await worked(organizationId, provider);
  const deps = depsOf(provider);
  provider.instant.set(accountId, { destinationId: 'card_1', kind: 'card', last4: '5556' });
  await syncAccount(deps, accountId);
  const whole = await wholeOf(deps, userId, 'instant');
  const asked = await Promise.allSettled([1, 2].map(() => requestPayout(deps, whole)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const fee = instantFeeCents(cents)!;
  expect([...provider.transfers.values()]).toEqual([cents - fee]);
  provider.complete('failed');
  await Promise.all([syncAccount(deps, accountId), syncAccount(deps, accountId)]);
  expect((await getPayouts(deps, userId)).open).toMatchObject({ method: 'standard', returnedFeeCents: fee });
  expect([...provider.transfers.values()]).toEqual([cents - fee, fee]);
  const entries = await accounts.entries(organizationId);
  expect(entries).toHaveLength(3);
  for (const entry of entries) expect(balanceOf([entry])).toBe(0);
});
