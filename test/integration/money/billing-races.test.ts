import { unlimited } from '@shared/money/billing/catalogue';
import { unlimitedEntitlements, useMonth, type Entitlements } from '@shared/money/rules/entitlements';
import { JobDraft } from '@shared/hiring/model/job';
import { randomUUID } from 'node:crypto';
import type { Invitation } from '@shared/organizations/model/invitation';
import { notice } from '@shared/text/notice';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '@lambdas/hiring/jobs/create-job';
import type { Deps } from '@lambdas/hiring/jobs/ports';
import { systemClock } from '@lambdas/platform/clock';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { openTable, transact, type Table } from '@lambdas/platform/table/table';
import { createCallers } from '@lambdas/store/accounts/accounts/callers';
import { newAccount } from '@lambdas/store/money/billing/billing-account';
import { createBillingAccounts } from '@lambdas/store/money/billing/billing-accounts';
import { createInvoices } from '@lambdas/store/money/billing/invoices';
import { applicationUseWrite, createMonthlyUse } from '@lambdas/store/money/billing/monthly-use';
import { createProviderEvents } from '@lambdas/store/money/billing/provider-events';
import { createInvitations } from '@lambdas/store/organizations/organizations/invitations';
import { createTeam } from '@lambdas/store/organizations/organizations/team';
import { createJobCounters } from '@lambdas/store/hiring/jobs/counter-reads';
import { createJobRepository } from '@lambdas/store/hiring/jobs/jobs';
import { sharedStack } from '../../support/stack';

await sharedStack();

let table: Table;
beforeAll(() => {
  table = openTable();
});

const draft = (): JobDraft => ({
  ...JobDraft.parse({ department: 'Surgery', specialty: 'Surgery', professions: ['physician'], shift: 'days' }),
  engagement: 'facility',
  title: 'Surgeon',
  location: 'Boston',
  description: 'Operate.',
  requirements: 'Steady hands.',
});

const caller = (organizationId: string, plan: Entitlements): AuthorizedCaller => {
  const userId = randomUUID();
  const membership = {
    userId,
    organizationId,
    role: 'admin',
    department: '',
    joinedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  return { userId, role: 'admin', scope: 'organization', membership, plan };
};

const succeeded = (results: readonly PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('concurrent requests at a limit', () => {
  it.each([
    ['active jobs', { activePostings: 2, bought: null }, 2],
    ['Starter postings', { activePostings: null, bought: 3 }, 3],
  ])('never exceed %s', async (_name, { activePostings, bought }, expected) => {
    const organizationId = `org_${ulid()}`;
    const plan = {
      ...unlimitedEntitlements('employer'),
      limits: { ...unlimited, activePostings },
      postingsBought: bought,
    };
    const deps = {
      jobs: createJobRepository(table),
      counters: createJobCounters(table),
      clock: systemClock,
      organizations: { get: () => Promise.resolve(null), names: () => Promise.resolve(new Map()) },
      people: { find: () => Promise.resolve(new Map()), memberships: () => Promise.resolve([]) },
    } as unknown as Deps;
    const publish = () =>
      createJob(deps, { caller: caller(organizationId, plan), job: draft(), status: 'active', language: 'en' });
    const results = await Promise.allSettled(Array.from({ length: 6 }, publish));
    expect(succeeded(results)).toBe(expected);
    const refusals = results.flatMap((it) => (it.status === 'rejected' ? [(it.reason as { code: string }).code] : []));
    expect(new Set(refusals)).toEqual(new Set(['QUOTA_REACHED']));
    expect((await createJobCounters(table).of(organizationId, null)).activeJobs).toBe(expected);
  });

  it('never exceed a month’s applications, and the next month starts at zero', async () => {
    const userId = randomUUID();
    const apply = (at: Date) => transact(table, [applicationUseWrite(table.name, { userId, at, max: 5 })]);
    const at = new Date('2028-02-29T23:59:59.999Z');
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => apply(at)));
    expect(succeeded(results)).toBe(5);
    await apply(new Date('2028-03-01T00:00:00.000Z'));
    const months = [useMonth(at), '2028-03'];
    expect(await createMonthlyUse(table).ofMonths(userId, months)).toEqual([5, 1]);
  });
});

describe('the store of billing', () => {
  it('numbers invoices without gaps under concurrency', async () => {
    const invoices = createInvoices(table, null);
    const ownerId = `org_${ulid()}`;
    const year = String(3000 + Math.floor(Math.random() * 5000));
    const issue = (invoiceId: string) =>
      invoices.issue({
        ownerId,
        billedTo: null,
        invoiceId,
        issuedAt: `${year}-01-01T00:00:00.000Z`,
        state: 'paid',
        lines: [],
        totalCents: 0,
        taxCents: 0,
        paidCents: 0,
        creditCents: 0,
        refundedCents: 0,
        creditFor: null,
        payUrl: null,
      });
    const ids = Array.from({ length: 8 }, () => `in_${ulid()}`);
    await Promise.all([...ids, ...ids].map(issue));
    const numbers = (await invoices.all(ownerId)).map(({ number }) => number).toSorted();
    expect(numbers).toEqual(ids.map((_, index) => `WL-${year}-${String(index + 1).padStart(4, '0')}`));
  });

  it('lets one of two changes of an account win', async () => {
    const accounts = createBillingAccounts(table);
    const account = newAccount(`org_${ulid()}`);
    const save = (customerId: string) => accounts.save(account, { ...account, customerId });
    expect(succeeded(await Promise.allSettled([save('cus_1'), save('cus_2')]))).toBe(1);
    expect((await accounts.get(account.ownerId)).version).toBe(1);
  });

  it('writes more than fits in one transaction, and nothing for a reader of an old version', async () => {
    const accounts = createBillingAccounts(table);
    const account = newAccount(`org_${ulid()}`);
    const entries = Array.from({ length: 200 }, (_, index) => ({
      source: `invoice:in_${String(index).padStart(3, '0')}`,
      at: '2027-01-01T00:00:00.000Z',
      lines: [
        { account: 'cash' as const, cents: index + 1 },
        { account: 'receivable' as const, cents: -index - 1 },
      ],
    }));
    const saved = await accounts.save(account, account, { entries });
    expect(await accounts.entries(account.ownerId)).toEqual(entries);
    const late = entries.map((entry) => ({ ...entry, source: `late:${entry.source}` }));
    await expect(accounts.save(account, account, { entries: late })).rejects.toThrow();
    expect(await accounts.entries(account.ownerId)).toHaveLength(200);
    expect((await accounts.save(saved, saved)).version).toBe(2);
  });

  it('stores a webhook once', async () => {
    const events = createProviderEvents(table, systemClock);
    const event = { eventId: `evt_${ulid()}`, type: 'invoice.paid', customerId: 'cus_nobody' };
    const both = await Promise.all([events.receive(event), events.receive(event)]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('refuses new members when the plan has no free seat, and says who can help', async () => {
    const [organizationId, founder, userId] = [`org_${ulid()}`, randomUUID(), randomUUID()];
    const at = new Date().toISOString();
    const team = createTeam(table);
    await team.found({ organizationId, name: 'Harbor', founder, at });
    const invitation: Invitation = {
      invitationId: `inv_${ulid()}`,
      organizationId,
      firstName: 'Ina',
      lastName: 'Invited',
      email: 'ina@example.com',
      role: 'member',
      department: '',
      invitedBy: founder,
      createdAt: at,
      expiresAt: new Date(Date.now() + 3600_000).toISOString(),
      acceptedAt: null,
    };
    await createInvitations(table).put(invitation, { emailHash: randomUUID(), previous: null });
    const before = process.env['BILLING'];
    process.env['BILLING'] = 'stripe';
    const joining = team.join({ userId, invitation, at, leaves: null });
    await expect(joining).rejects.toMatchObject({ code: 'LIMIT_REACHED', reason: notice('planSeatsTaken') });
    process.env['BILLING'] = before;
  });

  it('tells a caller the plan’s limits, only on request', async () => {
    const before = process.env['BILLING'];
    process.env['BILLING'] = 'stripe';
    const callers = createCallers(table, systemClock);
    process.env['BILLING'] = before;
    const userId = randomUUID();
    const asked = { membership: false, sessions: false, restriction: true, staff: false };
    expect((await callers.read(userId, asked)).plan).toBeNull();
    const { plan } = await callers.read(userId, { ...asked, plan: true });
    expect(plan).toMatchObject({ planId: 'basic', limits: { applicationsPerMonth: 5, directMessages: false } });
  });
});
