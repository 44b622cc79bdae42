import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import type { Offer } from '@shared/hiring/model/offer';
import { beforeAll, describe, expect, it } from 'vitest';
import { createJob as createJobAt } from '@lambdas/hiring/jobs/create-job';
import type { Deps } from '@lambdas/hiring/jobs/ports';
import { addSeconds, utcDay, systemClock } from '@lambdas/platform/clock';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { mondayOf } from '@lambdas/store/hiring/jobs/job-counters';
import { jobKeys } from '@lambdas/store/hiring/jobs/keys';
import { memberCaller } from '../../../../scripts/seed/seed-services';
import { api } from '../../../support/client';
import { hire, nameOf, offered } from '../../../support/hire';
import { historyOf } from '../../../support/hiring/job-history';
import {
  apply,
  createJob,
  dayFromNow,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let jobs: Deps;
beforeAll(async () => {
  jobs = (await import('@lambdas/hiring/jobs/deps')).deps;
});

const analytics = async (person: Person) => (await api(jobRoutes.getEmployerAnalytics, {}, as(person))).body;
const stored = async (person: Person, jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(person))).body;

const publishedBefore = async (employer: Employer, days: number, overrides: Partial<JobDraft> = {}) => {
  const at = addSeconds(new Date(), -days * 24 * 3600);
  const clock = { ...systemClock, now: () => at };
  const caller = memberCaller({ ...employer, role: 'admin' }, 'editJob');
  return createJobAt({ ...jobs, clock }, { caller, language: 'en', job: jobDraft(overrides), status: 'active' });
};

const accept = (person: Person, { offerId, termsHash }: Offer) =>
  api(offerRoutes.acceptOffer, { params: { offerId }, body: { termsHash, signedAs: nameOf(person) } }, as(person));

describe('the metrics of an organization', () => {
  let team: Team;
  beforeAll(async () => {
    team = await registerTeam(stack);
  });

  it('are zeros and "not enough data" at first', async () => {
    const nothing = { value: null, samples: 0 };
    const { weeks, ...rest } = await analytics(team.admin);
    expect(rest).toEqual({
      figures: { recruitmentRate: nothing, averageDaysToFill: nothing, successRate: nothing, rating: null },
      team: [],
      bySpecialty: [],
      byProject: [],
    });
    expect(weeks).toHaveLength(limits.trendWeeks);
    expect(weeks.at(-1)?.startsOn).toBe(mondayOf(new Date()));
    expect(new Set(weeks.map(({ published, applications, hires }) => published + applications + hires))).toEqual(
      new Set([0]),
    );
    for (const [index, { startsOn }] of weeks.entries()) {
      const before = weeks[index - 1];
      if (before) expect(startsOn).toBe(utcDay(addSeconds(new Date(before.startsOn), 7 * 24 * 3600)));
    }
  });

  it('come from postings, applications and hires', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => registerApplicant()));
    const posts = [];
    for (let count = 0; count < 5; count += 1) {
      posts.push(
        await publishedBefore(team.admin, 10 + count, {
          project: 'North wing',
          specialty: 'Surgery',
          numberOfOpenings: 2,
        }),
      );
    }
    const draft = await createJob(team.member, { specialty: 'Urology' }, 'draft');
    for (const [index, { jobId }] of posts.entries()) {
      const { applicationId } = await apply(people[index]!, jobId);
      await hire(team.manager, people[index]!, applicationId);
    }
    for (const person of people) if (person !== people[0]) await apply(person, posts[0]!.jobId);
    const jobIds = posts.map(({ jobId }) => jobId);
    await api(jobRoutes.changeJobs, { body: { action: 'close', jobIds } }, as(team.manager));
    await api(
      jobRoutes.assignJob,
      { body: { jobId: posts[0]!.jobId, assigneeId: team.member.userId } },
      as(team.manager),
    );

    const found = await analytics(team.manager);
    const row = {
      activeJobs: 0,
      totalJobs: 5,
      closedJobs: 5,
      applications: 9,
      hires: 5,
      successRate: { value: 50, samples: 10 },
      averageDaysToFill: { value: 12, samples: 5 },
    };
    expect(found.figures).toEqual({
      recruitmentRate: { value: 55.6, samples: 9 },
      averageDaysToFill: { value: 12, samples: 5 },
      successRate: { value: 50, samples: 10 },
      rating: null,
    });
    expect(found.bySpecialty).toEqual([
      { specialty: 'Surgery', ...row },
      {
        specialty: 'Urology',
        ...row,
        totalJobs: 1,
        closedJobs: 0,
        applications: 0,
        hires: 0,
        successRate: { value: null, samples: 0 },
        averageDaysToFill: { value: null, samples: 0 },
      },
    ]);
    expect(found.byProject).toEqual([{ project: 'North wing', ...row }]);
    expect(
      found.team.map(({ first_name, totalJobs, postedJobs, applications, hires }) => [
        first_name,
        totalJobs,
        postedJobs,
        applications,
        hires,
      ]),
    ).toEqual([
      ['Mia', 2, 1, 5, 1],
      ['Ada', 4, 5, 4, 4],
    ]);
    const thisWeek = found.weeks.at(-1);
    expect(thisWeek).toMatchObject({ applications: 9, hires: 5 });
    expect(found.weeks.reduce((sum, { published }) => sum + published, 0)).toBe(5);

    const { body: own } = await api(jobRoutes.getEmployerJobs, {}, as(team.member));
    expect(own.contribution).toMatchObject({ totalJobs: 2, closedJobs: 1, applications: 5, hires: 1 });
    expect(own.figures.recruitmentRate).toEqual({ value: 20, samples: 5 });
    expect(own.totals).toMatchObject({ draftJobs: 1, closedJobs: 1, hires: 1 });

    // Moving a job to another project moves its counts.
    const moved = await stored(team.admin, posts[0]!.jobId);
    const job = jobDraft({ project: 'South wing', specialty: 'Urology', numberOfOpenings: 2 });
    await api(
      jobRoutes.updateJob,
      { params: { jobId: moved.jobId }, body: { job, version: moved.version } },
      as(team.admin),
    );
    const after = await analytics(team.admin);
    expect(
      after.byProject.map(({ project, totalJobs, applications, hires }) => [project, totalJobs, applications, hires]),
    ).toEqual([
      ['South wing', 1, 5, 1],
      ['North wing', 4, 4, 4],
    ]);
    expect(after.bySpecialty.map(({ specialty, applications }) => [specialty, applications])).toEqual([
      ['Urology', 5],
      ['Surgery', 4],
    ]);
    expect(after.figures).toEqual(found.figures);
    await api(jobRoutes.deleteJob, { params: { jobId: draft.jobId } }, as(team.admin));
    expect((await analytics(team.admin)).bySpecialty.map(({ totalJobs }) => totalJobs)).toEqual([1, 4]);
  });

  it('stay consistent while a posting is reassigned, applied to and hired for at once', async () => {
    const fresh = await registerTeam(stack);
    const job = await createJob(fresh.admin, { project: 'One', numberOfOpenings: 2 });
    const [first, second] = await Promise.all([registerApplicant(), registerApplicant()]);
    const { applicationId } = await apply(first, job.jobId);
    const offer = await offered(fresh.admin, applicationId);
    const edit = api(
      jobRoutes.updateJob,
      {
        params: { jobId: job.jobId },
        body: { job: jobDraft({ project: 'Two', numberOfOpenings: 2 }), version: 1 },
      },
      as(fresh.manager),
    );
    const assign = api(
      jobRoutes.assignJob,
      { body: { jobId: job.jobId, assigneeId: fresh.member.userId } },
      as(fresh.admin),
    );
    const replies = await Promise.all([
      edit,
      accept(first, offer),
      assign,
      apply(second, job.jobId).then(() => ({ status: 200 })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const found = await analytics(fresh.admin);
    const counts = { totalJobs: 1, applications: 2, hires: 1 };
    expect(found.byProject).toMatchObject([{ project: 'Two', ...counts }]);
    expect(found.team).toMatchObject([{ user_id: fresh.member.userId, ...counts }]);
    expect(found.team).toHaveLength(1);
    expect(found.weeks.at(-1)).toMatchObject({ published: 1, applications: 2, hires: 1 });
  });

  it('count a hire once when it is accepted twice at once', async () => {
    const fresh = await registerTeam(stack);
    const job = await createJob(fresh.admin);
    const applicant = await registerApplicant();
    const { applicationId } = await apply(applicant, job.jobId);
    const offer = await offered(fresh.admin, applicationId);
    const replies = await Promise.all([accept(applicant, offer), accept(applicant, offer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0].body.placementId).toBe(replies[1].body.placementId);
    expect((await analytics(fresh.admin)).bySpecialty).toMatchObject([{ hires: 1 }]);
  });

  it('are for managers and administrators', async () => {
    expect((await api(jobRoutes.getEmployerAnalytics, {}, as(team.member))).status).toBe(403);
  });

  it('list the projects with the most applications when there are many', async () => {
    const { admin, manager } = await registerTeam(stack);
    for (let count = 0; count <= limits.projectsPerOrganization; count += 1) {
      // One person may create fewer at a time.
      await createJob(count % 2 === 0 ? admin : manager, { project: `Project ${count}` }, 'draft');
    }
    const { byProject } = await analytics(admin);
    expect(byProject).toHaveLength(limits.projectsPerOrganization);
  });
});

describe('a passed deadline', () => {
  const close = () => stack.runSchedule('close-expired-jobs') as Promise<{ closed: number; failed: number }>;

  it('closes the posting automatically, after its day is over everywhere', async () => {
    const employer = await registerEmployer();
    const over = await publishedBefore(employer, 9, { applicationDeadlineOn: dayFromNow(-3) });
    const today = await createJob(employer, { applicationDeadlineOn: dayFromNow(0) });
    const draft = await createJob(employer, { applicationDeadlineOn: dayFromNow(-3) }, 'draft');
    expect((await close()).failed).toBe(0);
    expect(await stored(employer, over.jobId)).toMatchObject({
      status: 'closed',
      version: 2,
      statusChange: { from: 'active', to: 'closed', by: null },
    });
    expect((await stored(employer, today.jobId)).status).toBe('active');
    expect((await stored(employer, draft.jobId)).status).toBe('draft');
    expect((await historyOf(employer, over.jobId))[0]).toMatchObject({ kind: 'status_changed', actor: null });
    const { body } = await api(jobRoutes.getEmployerJobs, {}, as(employer));
    expect(body.totals).toMatchObject({ activeJobs: 1, closedJobs: 1, draftJobs: 1 });
    const applicant = await registerApplicant();
    const refused = await api(
      applicationRoutes.applyToJob,
      {
        params: { jobId: over.jobId },
        body: { coverLetter: 'Hello', availableStart: dayFromNow(9), expectedSalary: '', message: '' },
      },
      as(applicant),
    );
    expect(refused.body.code).toBe('JOB_NOT_OPEN');
  });

  it('that someone extends at the same moment closes nothing that they saved', async () => {
    const employer = await registerEmployer();
    const later = dayFromNow(7);
    for (let round = 0; round < 4; round += 1) {
      const { jobId } = await publishedBefore(employer, 9, { applicationDeadlineOn: dayFromNow(-3) });
      const [extended] = await Promise.all([
        api(
          jobRoutes.updateJob,
          { params: { jobId }, body: { job: jobDraft({ applicationDeadlineOn: later }), version: 1 } },
          as(employer),
        ),
        close(),
      ]);
      const after = await stored(employer, jobId);
      if (extended.status === 200) expect(after).toMatchObject({ status: 'active', applicationDeadlineOn: later });
      else expect([extended.body.code, after.status]).toEqual(['STALE_VERSION', 'closed']);
    }
  });

  it('closes once when two runs meet', async () => {
    const employer = await registerEmployer();
    const { jobId } = await publishedBefore(employer, 9, { applicationDeadlineOn: dayFromNow(-3) });
    const { createJobDeadlines } = await import('@lambdas/store/hiring/jobs/job-deadlines');
    const { closeDueJobs } = await import('@lambdas/hiring/jobs/status/close-due-jobs');
    const { openTable } = await import('@lambdas/platform/table/table');
    const deps = { ...jobs, deadlines: createJobDeadlines(openTable()) };
    await Promise.all([closeDueJobs(deps, () => true), closeDueJobs(deps, () => true)]);
    expect(await historyOf(employer, jobId)).toHaveLength(2);
    const { body } = await api(jobRoutes.getEmployerJobs, {}, as(employer));
    expect(body.totals).toMatchObject({ activeJobs: 0, closedJobs: 1 });
  });
});

/** Resets the data to before openings were counted. */
const beforeOpenings = async ({ admin, member }: Team) => {
  const { organizationId } = admin;
  const keys = [jobKeys.organizationTotals(organizationId), jobKeys.memberTotals(organizationId, member.userId)];
  const table = openTable();
  for (const Key of keys) {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key,
        UpdateExpression: 'REMOVE closedOpenings, filledOpenings, openingsCounted',
      }),
    );
  }
};

const closeJobs = async (team: Team, jobIds: string[]) => {
  await api(jobRoutes.changeJobs, { body: { action: 'close', jobIds } }, as(team.admin));
};

describe('openings of jobs created before openings were counted', () => {
  it('are counted when the metrics are first read, for the organization and its members', async () => {
    const team = await registerTeam(stack);
    const posted = [];
    for (const numberOfOpenings of [2, 4]) posted.push(await createJob(team.member, { numberOfOpenings }));
    await closeJobs(
      team,
      posted.map(({ jobId }) => jobId),
    );
    await beforeOpenings(team);
    const rate = { value: 0, samples: 6 };
    const dashboard = async () => (await api(jobRoutes.getEmployerJobs, {}, as(team.admin))).body;
    expect((await dashboard()).figures.successRate).toEqual(rate);
    const analytics = (await api(jobRoutes.getEmployerAnalytics, {}, as(team.admin))).body;
    expect(analytics.team).toMatchObject([{ closedJobs: 2, successRate: rate }]);
    // From then on, they are counted with each change.
    await closeJobs(team, [(await createJob(team.member, { numberOfOpenings: 3 })).jobId]);
    expect((await dashboard()).figures.successRate).toEqual({ value: 0, samples: 9 });
  });

  it('are counted by analytics as well, and by two readers at once', async () => {
    const team = await registerTeam(stack);
    await closeJobs(team, [(await createJob(team.member, { numberOfOpenings: 5 })).jobId]);
    await beforeOpenings(team);
    const read = () => api(jobRoutes.getEmployerAnalytics, {}, as(team.admin));
    await Promise.all([read(), read()]);
    expect((await read()).body.figures.successRate).toEqual({ value: 0, samples: 5 });
  });
});
