import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { limits } from '@shared/limits';
import type { AnalyticsQuery } from '@shared/hiring/model/analytics';
import { beforeAll, describe, expect, it } from 'vitest';
import type { deps as analyticsDeps } from '@lambdas/hiring/analytics/deps';
import { reportToken } from '@lambdas/store/hiring/analytics/report-token';
import { api } from '../../support/client';
import { hire, moveApplication } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { testZone } from '../../support/setup/test-zone';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const month = { from: dayFromNow(-29), to: dayFromNow(1), timeZone: testZone };

let deps: typeof analyticsDeps;
let team: Team;
let people: Person[];
let jobs: { jobId: string }[];
let firstId: string;

const read = async (person: Person, query: Partial<AnalyticsQuery> = {}) =>
  (await api(analyticsRoutes.getAnalytics, { query: { ...month, ...query } }, as(person))).body;

const stagesOf = ({ funnel }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(funnel.map(({ stage, reached, waiting }) => [stage, [reached, waiting]]));

beforeAll(async () => {
  ({ deps } = await import('@lambdas/hiring/analytics/deps'));
  [team, people] = await Promise.all([
    registerTeam(stack),
    Promise.all(Array.from({ length: 6 }, () => registerApplicant())),
  ]);
  jobs = await Promise.all([
    createJob(team.admin, { title: '=cmd|calc', project: 'North wing', specialty: 'Surgery' }),
    createJob(team.member, { specialty: 'Urology' }),
  ]);
  const sent = [];
  for (const [index, person] of people.entries()) sent.push(await apply(person, jobs[index === 5 ? 1 : 0]!.jobId));
  const ids = sent.map(({ applicationId }) => applicationId);
  firstId = ids[0]!;
  await hire(team.admin, people[0]!, firstId);
  await moveApplication(team.admin, ids[1]!, 'shortlisted');
  const back = { status: 'under_review' as const, reason: 'Another look.', version: 2 };
  await api(
    applicationRoutes.changeApplicationStatus,
    { params: { applicationId: ids[1]! }, body: back },
    as(team.admin),
  );
  await moveApplication(team.admin, ids[2]!, 'under_review');
  await moveApplication(team.admin, ids[3]!, 'under_review');
});

describe('analytics of a period', () => {
  it('report how far the applications of the period got, from their history', async () => {
    const found = await read(team.manager);
    expect(found.applications).toEqual({ now: 6, before: 0 });
    expect(stagesOf(found)).toEqual({
      new: [6, 2],
      under_review: [4, 3],
      // One of them was moved back to review.
      shortlisted: [2, 0],
      interview_scheduled: [1, 0],
      offered: [1, 0],
      hired: [1, 0],
    });
    expect(found.hireRate.now).toEqual({ value: 16.7, samples: 6 });
    expect(found.funnel.map(({ share }) => share)).toEqual([
      null,
      { value: 66.7, samples: 6 },
      { value: null, samples: 4 },
      { value: null, samples: 2 },
      { value: null, samples: 1 },
      { value: null, samples: 1 },
    ]);
    expect(found.stageDays[0]).toMatchObject({ stage: 'new', median: { samples: 4, value: null }, goal: null });
    expect(found.fill).toMatchObject({ average: { now: { value: null, samples: 1 } } });
    expect(found.offers).toMatchObject({ acceptance: { now: { value: null, samples: 1 } }, accepted: { now: 1 } });
    expect(found.sources).toMatchObject([{ source: 'direct', applications: 6, hires: 1 }]);
    expect(found.team.map(({ user_id, applications, hires }) => [user_id, applications, hires])).toEqual([
      [team.admin.userId, 5, 1],
      [team.member.userId, 1, 0],
    ]);
    expect(found.partial).toBe(false);
  });

  it('take every filter, and keep the choices', async () => {
    const all = await read(team.manager);
    for (const [query, count] of [
      [{ jobId: jobs[1]!.jobId }, 1],
      [{ specialty: 'Surgery' }, 5],
      [{ project: 'North wing' }, 5],
      [{ memberId: team.member.userId }, 1],
      [{ source: 'alert' }, 0],
    ] as const) {
      const found = await read(team.manager, query);
      expect(found.choices).toEqual(all.choices);
      expect(found.applications.now).toBe(count);
    }
    expect(await read(team.manager, { source: 'direct' })).toMatchObject({ fill: null, offers: null, spend: null });
  });

  it('count by the day received, in the reader’s zone, and compare with an equal number of days before', async () => {
    const later = { from: dayFromNow(2), to: dayFromNow(31), timeZone: testZone };
    const found = await read(team.manager, later);
    expect(found.before).toEqual({ from: dayFromNow(-28), to: dayFromNow(1) });
    expect(found.applications).toEqual({ now: 0, before: 6 });
    expect(found.hireRate).toEqual({ now: { value: null, samples: 0 }, before: { value: 16.7, samples: 6 } });
  });

  it('reject periods that are too long or reversed, and count nothing of others', async () => {
    for (const [from, to] of [
      ['2026-11-02', '2026-11-01'],
      ['2023-01-01', '2026-11-01'],
    ] as const) {
      const refused = await api(analyticsRoutes.getAnalytics, { query: { ...month, from, to } }, as(team.admin));
      expect(refused.status).toBe(400);
    }
    const stranger = await registerEmployer();
    expect((await read(stranger, { jobId: jobs[0]!.jobId })).applications).toEqual({ now: 0, before: 0 });
  });

  it('ignore a move that was undone', async () => {
    const id = (await apply(await registerApplicant(), jobs[1]!.jobId)).applicationId;
    const only = { jobId: jobs[1]!.jobId };
    const before = stagesOf(await read(team.manager, only));
    await moveApplication(team.admin, id, 'interview_scheduled');
    expect(stagesOf(await read(team.manager, only))['interview_scheduled']).toEqual([1, 1]);
    const undone = { params: { jobId: jobs[1]!.jobId }, body: { applications: [{ applicationId: id, version: 2 }] } };
    expect((await api(applicationRoutes.undoApplicationMoves, undone, as(team.admin))).status).toBe(200);
    expect(stagesOf(await read(team.manager, only))).toEqual(before);
  });
});

describe('the export', () => {
  const file = async (format: 'csv' | 'pdf', query: Partial<AnalyticsQuery> = {}) =>
    (await api(analyticsRoutes.exportAnalytics, { query: { ...month, ...query, format } }, as(team.manager))).body;

  it('has the same metrics as the page, names the period and the filters, and disarms formulas', async () => {
    const csv = await file('csv', { jobId: jobs[0]!.jobId });
    expect(csv.fileName).toBe(`Hiring analytics ${month.from} to ${month.to}.csv`);
    expect(csv.content).toContain('Job: =cmd|calc');
    expect(csv.content).not.toMatch(/(^|,|")=cmd/m);
    const { applications, hireRate } = await read(team.manager, { jobId: jobs[0]!.jobId });
    expect(csv.content).toMatch(new RegExp(`^"?Applications"?,"?${applications.now}"?,"?0"?`, 'm'));
    expect(csv.content).toContain(String(hireRate.now.value));
    expect(csv.content).toContain('Too few to say');
  });

  it('comes as a PDF', async () => {
    const { content, contentType } = await file('pdf');
    expect(contentType).toBe('application/pdf');
    expect(Buffer.from(content, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-');
  });
});

describe('goals', () => {
  const save = (version: number, days: number) =>
    api(
      analyticsRoutes.saveHiringGoals,
      { body: { goals: { stageDays: { new: days }, fillDays: null }, version } },
      as(team.manager),
    );

  it('are saved once by two concurrent calls, and shown beside the metrics', async () => {
    const replies = await Promise.all([save(0, 2), save(0, 2)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await api(analyticsRoutes.getHiringGoals, {}, as(team.admin))).body).toEqual({
      stageDays: { new: 2 },
      fillDays: null,
      version: 1,
    });
    expect((await read(team.admin)).stageDays[0]).toMatchObject({ stage: 'new', goal: 2 });
    expect((await save(1, limits.goalDays + 1)).status).toBe(400);
  });
});

describe('the report by email', () => {
  const set = async (person: Employer, frequency: 'never' | 'weekly' | 'monthly') =>
    (await api(analyticsRoutes.setAnalyticsReport, { body: { frequency, timeZone: testZone } }, as(person))).body;
  const due = (person: Employer) =>
    deps.reports.set({
      userId: person.userId,
      frequency: 'weekly',
      timeZone: testZone,
      dueAt: new Date(Date.now() - 60_000).toISOString(),
    });
  const reports = async (person: Employer) =>
    (await stack.mails(person.email)).filter(({ subject }) => subject.startsWith('Your hiring week'));

  it('is chosen by each reader, and repeating the choice changes nothing', async () => {
    const first = await set(team.manager, 'weekly');
    expect(await set(team.manager, 'weekly')).toEqual(first);
    expect(new Date(first.nextAt!).getUTCDay()).toBe(1);
    expect((await api(analyticsRoutes.getAnalyticsReport, {}, as(team.admin))).body).toEqual({
      frequency: 'never',
      nextAt: null,
    });
    expect(await set(team.manager, 'never')).toEqual({ frequency: 'never', nextAt: null });
  });

  it('is sent once however often the schedule runs, and stops by its link', async () => {
    await due(team.admin);
    await Promise.all([stack.runSchedule('send-analytics-reports'), stack.runSchedule('send-analytics-reports')]);
    await stack.runSchedule('send-analytics-reports');
    const [mail, ...more] = await reports(team.admin);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(team.admin.organization);
    const token = await reportToken(deps.hash, team.admin.userId);
    expect(mail?.text).toContain(`/analytics/stop/${token}`);
    const stop = (it: string) => api(analyticsRoutes.stopAnalyticsReport, { params: { token: it } });
    expect((await stop(`${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`)).status).toBe(400);
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    expect(await deps.reports.get(team.admin.userId)).toBeNull();
  });

  it('ends for people who may no longer see analytics', async () => {
    await due(team.member);
    await stack.runSchedule('send-analytics-reports');
    expect(await reports(team.member)).toEqual([]);
    expect(await deps.reports.get(team.member.userId)).toBeNull();
  });
});
