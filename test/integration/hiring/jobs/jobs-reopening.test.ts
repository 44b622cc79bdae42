import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import type { JobStatusForm, ManagedJob } from '@shared/hiring/model/job';
import { describe, expect, it } from 'vitest';
import { createJobRepository } from '@lambdas/store/hiring/jobs/jobs';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../../support/client';
import { historyOf } from '../../../support/hiring/job-history';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam } from '../../../support/marketplace';
import { registerEmployer, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const refusal = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];

const setStatus = (
  person: Person,
  { jobId, version }: Pick<ManagedJob, 'jobId' | 'version'>,
  status: JobStatusForm['status'],
  applicationDeadlineOn?: string,
) =>
  api(
    jobRoutes.changeJobStatus,
    { params: { jobId }, body: { status, version, ...(applicationDeadlineOn && { applicationDeadlineOn }) } },
    as(person),
  );
const stored = async (person: Person, jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(person))).body;
const figuresOf = async (person: Person) => {
  const [dashboard, analytics] = await Promise.all([
    api(jobRoutes.getEmployerJobs, {}, as(person)),
    api(jobRoutes.getEmployerAnalytics, {}, as(person)),
  ]);
  const { totals, figures, contribution } = dashboard.body;
  return { totals, figures, contribution, analytics: analytics.body };
};
const isFound = async ({ jobId, specialty }: ManagedJob) => {
  await stack.drain();
  const { body } = await api(searchRoutes.searchJobs, { query: { specialty: specialty!, sort: 'newest' } });
  return body.items.some((it) => it.jobId === jobId);
};
const publicStatus = async (jobId: string) => (await api(jobRoutes.getPublicJob, { params: { jobId } })).body.status;

describe('reopening a closed job', () => {
  it('leaves applications, metrics, lists, and its page as they were', async () => {
    const { admin, manager } = await registerTeam(stack);
    const job = await createJob(manager, { specialty: 'Urology', numberOfOpenings: 2, project: 'North wing' });
    const [first, second] = await Promise.all([registerApplicant(), registerApplicant()]);
    const [one, other] = [await apply(first, job.jobId), await apply(second, job.jobId)];
    const move = { status: 'shortlisted' as const, version: one.version };
    await api(
      applicationRoutes.changeApplicationStatus,
      { params: { applicationId: one.applicationId }, body: move },
      as(admin),
    );
    const applicationsOf = (person: Person) => api(applicationRoutes.listMyApplications, { query: {} }, as(person));
    const before = [await figuresOf(admin), (await applicationsOf(first)).body, (await applicationsOf(second)).body];
    expect(await isFound(job)).toBe(true);

    const closed = (await setStatus(manager, job, 'closed')).body;
    expect(closed.status).toBe('closed');
    expect(await isFound(job)).toBe(false);
    expect((await figuresOf(admin)).totals).toMatchObject({ activeJobs: 0, closedJobs: 1 });

    const reopened = await setStatus(admin, closed, 'active');
    expect(reopened).toMatchObject({
      status: 200,
      body: { status: 'active', applicationCount: 2, statusChange: null },
    });
    expect(reopened.body.publishedAt).toBe(job.publishedAt);
    expect(await isFound(job)).toBe(true);
    expect(await publicStatus(job.jobId)).toBe('active');
    const after = [await figuresOf(admin), (await applicationsOf(first)).body, (await applicationsOf(second)).body];
    expect(after).toEqual(before);
    expect(other.status).toBe('new');
    await apply(await registerApplicant(), job.jobId);
  });

  it('is in the history and in the audit log', async () => {
    const { admin, manager } = await registerTeam(stack);
    const job = await createJob(manager);
    const closed = (await setStatus(manager, job, 'closed')).body;
    await setStatus(admin, closed, 'active');
    expect((await historyOf(manager, job.jobId))[0]).toMatchObject({
      from: 'closed',
      to: 'active',
      actor: { first_name: 'Ada', last_name: 'Admin' },
    });
    await stack.drain();
    const { items } = (await api(auditRoutes.listAuditLines, { query: { entities: 'Job' } }, as(admin))).body;
    const [newest] = items;
    expect(newest).toMatchObject({ line: { kind: 'changed', thing: 'Job', operation: 'changeJobStatus' } });
    expect(JSON.stringify(newest)).toContain('closed');
  });

  it('happens once when two people do it at once', async () => {
    const { admin, manager } = await registerTeam(stack);
    const job = await createJob(manager);
    const closed = (await setStatus(manager, job, 'closed')).body;
    const answers = await Promise.all([admin, manager].map((it) => setStatus(it, closed, 'active')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await historyOf(admin, job.jobId)).filter(({ from }) => from === 'closed')).toHaveLength(1);
    expect((await figuresOf(admin)).totals).toMatchObject({ activeJobs: 1, closedJobs: 0, totalJobs: 1 });
  });

  it('needs a new deadline where the old one closed it, and closes by that again', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer, { applicationDeadlineOn: dayFromNow(0) });
    const repository = createJobRepository(openTable());
    const passed = async () => {
      const before = (await repository.get(jobId))!;
      const after = { ...before, applicationDeadlineOn: dayFromNow(-3), version: before.version + 1 };
      const at = new Date().toISOString();
      const what = { kind: 'edited', by: null, from: null, to: null, assignee: null } as const;
      await repository.change(before, after, { id: `his_${before.version}`, at, fields: [], ...what }, null);
      await stack.runSchedule('close-expired-jobs');
      return stored(employer, jobId);
    };
    const closed = await passed();
    expect(closed.status).toBe('closed');
    expect(refusal(await setStatus(employer, closed, 'active'))).toEqual([409, 'DEADLINE_PASSED']);
    const later = dayFromNow(20);
    const reopened = await setStatus(employer, closed, 'active', later);
    expect(reopened.body).toMatchObject({ status: 'active', applicationDeadlineOn: later });
    expect((await passed()).status).toBe('closed');
  });

  it('is for people who may close it, and expires after its days', async () => {
    const { admin, member } = await registerTeam(stack);
    const job = await createJob(admin);
    const closed = (await setStatus(admin, job, 'closed')).body;
    const stranger = await registerEmployer();
    for (const person of [member, stranger])
      expect(refusal(await setStatus(person, closed, 'active'))).toEqual([404, 'NOT_FOUND']);
    const repository = createJobRepository(openTable());
    const before = (await repository.get(job.jobId))!;
    const at = new Date(Date.now() - (limits.reopenDays + 2) * 86_400_000).toISOString();
    const record = { kind: 'edited', by: null, from: null, to: null, assignee: null } as const;
    await repository.change(
      before,
      { ...before, statusChange: { ...before.statusChange!, at } },
      { id: 'his_earlier', at, fields: [], ...record },
      null,
    );
    const late = await setStatus(admin, closed, 'active');
    expect(refusal(late)).toEqual([409, 'REOPENING_EXPIRED']);
    expect(await stored(admin, job.jobId)).toMatchObject({ status: 'closed' });
  });
});
