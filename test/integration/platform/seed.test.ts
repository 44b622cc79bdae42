import { Organization } from '@shared/organizations/model/organization';
import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { ownStaffRoutes } from '@shared/work/api/own-staff.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { apiFunctions } from '@shared/platform/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedApplications } from '../../../scripts/seed/data/applications';
import { seedJobs } from '../../../scripts/seed/data/jobs/jobs';
import { seedOrganizations } from '../../../scripts/seed/data/organizations';
import { seedOwnStaff } from '../../../scripts/seed/data/work/own-staff';
import { seedProfessionals } from '../../../scripts/seed/data/professionals/professionals';
import { workedShifts } from '../../../scripts/seed/data/work/shifts-worked';
import { demoAccounts } from '../../../scripts/seed/demo-accounts';
import { seedDemoData, type SeedResult } from '../../../scripts/seed/seed-demo-data';
import { api } from '../../support/client';
import { signIn } from '../../support/accounts/sign-in';
import { startTestStack } from '../../support/stack';

const { search, profiles, applications, interviews, organizations, accounts, notifications } = apiFunctions;

let gateway: string;
let stop: () => Promise<void>;
let drain: () => Promise<void>;
let deadLetters: () => Promise<unknown[]>;
let first: SeedResult;
let second: SeedResult;
/** Fractions of the work after which a run is stopped. */
const interruptions = [0.1, 0.3, 0.5, 0.65, 0.8, 0.95];
/** The day in Chicago before the first run. */
let seededOn: string;
const tokens = new Map<string, string>();

const tokenOf = async (name: string): Promise<string> => {
  const account = demoAccounts().find((it) => it.name === name)!;
  const known = tokens.get(name);
  if (known) return known;
  const { accessToken } = await signIn(account.email, account.password);
  tokens.set(name, accessToken);
  return accessToken;
};

/** Runs as if the process ended there: nothing continues beyond its next step. */
const interruptAt = async (limit: number): Promise<void> => {
  const interruption = new Error('interrupted');
  const run = seedDemoData({
    progress: (share) => {
      if (share >= limit) throw interruption;
    },
  });
  try {
    await run;
  } catch (error) {
    // Any other error with its own stack.
    if (error !== interruption) throw error;
    return;
  }
  throw new Error(`The run wasn't interrupted at ${limit}.`);
};

beforeAll(async () => {
  ({ gateway, stop, drain, deadLetters } = await startTestStack());
  seededOn = localDay(new Date().toISOString(), 'America/Chicago');
  for (const limit of interruptions) await interruptAt(limit);
  first = await seedDemoData();
  await drain();
  second = await seedDemoData();
});
afterAll(() => stop());

type Page = { items: { status: string; title: string; professions: string[] }[]; nextCursor: string | null };

const allPages = async (read: (cursor?: string) => Promise<Page>): Promise<Page['items']> => {
  const items: Page['items'] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
};

const managedJobs = async (admin: string) => {
  const token = await tokenOf(admin);
  return allPages(async (cursor) => {
    const { body } = await api(search.routes.listManagedJobs, { query: cursor ? { cursor } : {} }, { token });
    return body;
  });
};

const publicJobs = () =>
  allPages(async (cursor) => (await api(search.routes.searchJobs, { query: cursor ? { cursor } : {} })).body);

describe('demo data', () => {
  it('are complete after interrupted runs; another run adds nothing', () => {
    const there = { jobs: seedJobs.length, applications: seedApplications.length };
    expect(first).toEqual({ ...there, added: expect.any(Number) });
    expect(second).toEqual({ ...there, added: 0 });
  });

  it('have postings of every organization in every status', async () => {
    const admins = seedOrganizations.map(({ team: [{ firstName, lastName }] }) => `${firstName} ${lastName}`);
    const all = (await Promise.all(admins.map((admin) => managedJobs(admin)))).flat();
    expect(all).toHaveLength(seedJobs.length);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['draft', 'active', 'paused', 'closed']));
  });

  it('offer work to every profession of their people in the public list', async () => {
    const professions = new Set((await publicJobs()).flatMap((job) => job.professions));
    expect(seedProfessionals.filter(({ profession }) => !professions.has(profession))).toEqual([]);
  });

  it('show metrics, projects, and weeks on a dashboard', async () => {
    const token = await tokenOf('Margaret Ellison');
    const { body } = await api(apiFunctions.jobs.routes.getEmployerAnalytics, {}, { token });
    const { recruitmentRate, averageDaysToFill, successRate } = body.figures;
    for (const { value } of [recruitmentRate, averageDaysToFill, successRate]) expect(value).toBeGreaterThan(0);
    expect(body.byProject.length).toBeGreaterThan(3);
    expect(body.weeks.filter(({ applications }) => applications > 0).length).toBeGreaterThan(3);
  });

  it('have professionals with complete, submitted profiles and credentials in review', async () => {
    const ownProfile = async (name: string) =>
      (await api(profiles.routes.getMyProfile, {}, { token: await tokenOf(name) })).body;
    const own = await Promise.all(
      ['Elena Vasquez', 'Robert Kowalski', 'Andre Baptiste', 'Jun Watanabe'].map(ownProfile),
    );
    for (const profile of own) {
      expect(profile).toMatchObject({ version: 1, profile_completion: 100, submittedAt: expect.any(String) });
    }
    expect(own.map((profile) => profile.privacy.visibility)).toEqual(['public', 'anonymous', 'private', 'public']);
    const portfolio = await api(
      apiFunctions.portfolio.routes.listPortfolio,
      {},
      { token: await tokenOf('Elena Vasquez') },
    );
    expect(portfolio.body.items).toHaveLength(3);
    const blocked = (
      await api(profiles.routes.listBlockedOrganizations, {}, { token: await tokenOf('Marcus Bennett') })
    ).body;
    expect(blocked.items).toHaveLength(1);
    const token = await tokenOf('Daniel Friedman');
    const cases = (await api(apiFunctions.credentials.routes.listMyCredentials, {}, { token })).body;
    expect(cases.items.map(({ credentialId }) => credentialId)).toContain('npi');
    expect(new Set(cases.items.map(({ status }) => status))).toEqual(new Set(['verified']));
    const support = { token: await tokenOf('Ruth Calloway') };
    const open = await Promise.all(
      (['pending', 'needs_info'] as const).map(
        async (status) =>
          (await api(apiFunctions.credentials.routes.listVerifications, { query: { status } }, support)).body.items,
      ),
    );
    expect(new Set(open[0]!.map(({ professional }) => professional))).toEqual(
      new Set(['Josephine Quigley', 'Kevin Tran', 'Priscilla Duarte', 'Samuel Ortega']),
    );
    expect(open[1]!.map(({ professional }) => professional)).toEqual(['Marcus Bennett']);
  });

  it('show non-private people in the search', async () => {
    const { body } = await api(search.routes.searchPublicProfessionals, { query: {} });
    const shown = seedProfessionals.filter(({ privacy }) => privacy?.visibility !== 'private');
    expect(body.total).toBe(shown.length);
    const names = body.items.map(({ displayName }) => displayName);
    expect(names).toContain('Elena V.');
    expect(names.filter((name) => /Kowalski|Robert|Haddad|Baptiste|Andre/.test(name))).toEqual([]);
    expect(body.items.filter(({ anonymous }) => anonymous)).toHaveLength(2);
    // Nurses have no NPI, so they have no badge while a license is in review.
    const isNurse = (profession: string | null): boolean => ['rn', 'lpn', 'cna'].includes(profession ?? '');
    expect(body.items.every(({ badges, profession }) => badges.length > 0 || isNurse(profession))).toBe(true);
  });

  it('give each organization its team and a complete company profile', async () => {
    const token = await tokenOf('David Okafor');
    const team = await api(organizations.routes.listTeamMembers, {}, { token });
    expect(team.body.items.map(({ role }) => role).sort()).toEqual(['admin', 'manager', 'member', 'member']);
    const me = await api(accounts.routes.getMe, {}, { token });
    expect(me.body.profile_completion).toBe(100);
    expect(me.body.membership).toMatchObject({ organization: 'Lakeshore Health System', role: 'manager' });
    for (const name of ['Margaret Ellison', 'Priya Raman', 'Samuel Whitfield']) {
      const admin = { token: await tokenOf(name) };
      const company = Organization.parse((await api(organizations.routes.getOrganization, {}, admin)).body);
      expect(company.contacts.filter(({ is_primary }) => is_primary)).toHaveLength(1);
      for (const text of ['headquarters_address', 'billing_city', 'shipping_city', 'tax_id'] as const) {
        expect(company[text], text).not.toBe('');
      }
      expect(company.benefits.length * company.specializations.length).toBeGreaterThan(0);
      const logo = await fetch(`${gateway}${company.logo_url}`);
      expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    const invited = (await api(organizations.routes.listInvitations, {}, { token: await tokenOf('Margaret Ellison') }))
      .body;
    expect(invited.items.map(({ lastName }) => lastName)).toEqual(['Feld']);
  });

  it('leave applications where the data says, with their steps in order', async () => {
    const token = await tokenOf('Daniel Friedman');
    const { body } = await api(applications.routes.listMyApplications, { query: {} }, { token });
    const byTitle = new Map(body.items.map((it) => [it.jobTitle, it]));
    expect(byTitle.get('Weekend Obstetric Anesthesiologist')?.status).toBe('hired');
    expect(byTitle.get('Cardiac Anesthesiologist')?.status).toBe('rejected');
    const { applicationId } = byTitle.get('Weekend Obstetric Anesthesiologist')!;
    const detail = await api(applications.routes.getApplication, { params: { applicationId } }, { token });
    const times = detail.body.timeline.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(times.every((at) => at <= new Date().toISOString())).toBe(true);
  });

  it('have interviews that are proposed, confirmed and completed', async () => {
    const tokens = await Promise.all(['Margaret Ellison', 'Priya Raman', 'Samuel Whitfield'].map(tokenOf));
    const lists = await Promise.all(
      tokens.flatMap((token) =>
        (['upcoming', 'past'] as const).map((when) =>
          api(interviews.routes.listInterviews, { query: { when } }, { token }),
        ),
      ),
    );
    const statuses = new Set(lists.flatMap(({ body }) => body.items.map(({ status }) => status)));
    expect([...statuses].sort()).toEqual(['accepted', 'completed', 'proposed']);
  });

  it('have conversations, some of them unread', async () => {
    const of = async (name: string) => {
      const token = await tokenOf(name);
      return (await api(apiFunctions.messages.routes.listConversations, { query: {} }, { token })).body;
    };
    const [admin, professional] = [await of('Margaret Ellison'), await of('Elena Vasquez')];
    expect(admin.items).toHaveLength(4);
    expect(admin.unread_total).toBe(2);
    expect(professional.items).toMatchObject([{ unread_count: 1, subject: 'Your interview for the trauma center' }]);
  });

  it('have own staff, some with open invitations', async () => {
    const { body } = await api(
      ownStaffRoutes.listOwnStaff,
      { query: {} },
      { token: await tokenOf('Margaret Ellison') },
    );
    const expected = [...seedOwnStaff.invited, ...seedOwnStaff.listed];
    expect(body.people.filter(({ hired }) => !hired)).toHaveLength(expected.length);
    expect(body.invitations.map(({ name }) => name).sort()).toEqual(seedOwnStaff.waiting.map(({ name }) => name));
    // Listed once, although the seed ran twice.
    expect(body.people.find(({ name }) => name === 'Alicia Romero')?.away).toHaveLength(2);
  });

  it('have hours to approve, a dispute and an appeal for staff, and metrics', async () => {
    const token = await tokenOf('Margaret Ellison');
    const { items } = (await api(attendanceRoutes.listAttendanceToApprove, { query: {} }, { token })).body;
    const submitted = workedShifts.flatMap(({ on }) => on.filter(({ then }) => then === 'submitted'));
    // Today's finished shifts are added, late in the day.
    const earlier = items.filter(({ day }) => day < seededOn);
    expect(earlier).toHaveLength(submitted.length);
    const staff = { token: await tokenOf('Ruth Calloway') };
    const cases = (await api(shiftCaseRoutes.listShiftCases, { query: {} }, staff)).body.items;
    expect(cases.map(({ kind }) => kind).sort()).toEqual(['appeal', 'dispute']);
    const { caseId } = cases.find(({ kind }) => kind === 'dispute')!;
    const { hours } = (await api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, staff)).body;
    expect(hours?.messages).toHaveLength(3);
    const josephine = { token: await tokenOf('Josephine Quigley') };
    const { body: own } = await api(apiFunctions.shifts.routes.getReliability, {}, josephine);
    expect(own.record.score).toBe(100);
  });

  it('notify people through the consumers, none of which failed', async () => {
    const token = await tokenOf('Daniel Friedman');
    const { body } = await api(notifications.routes.listNotifications, { query: {} }, { token });
    expect(body.items.length).toBeGreaterThan(0);
    expect(await deadLetters()).toEqual([]);
  });
});
