import type { JobDraft } from '@shared/hiring/model/job';
import { PayPackage } from '@shared/hiring/model/pay-package';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountOf, putAccount } from '../../store/accounts/accounts/accounts.fixture';
import { changeOrganization } from '../../store/organizations/organizations/organizations.fixture';
import { assignJob } from './assign-job';
import { changeJobStatus } from './status/change-job-status';
import { createJob } from './create-job';
import { deleteJob } from './delete-job';
import { notice } from '@shared/text/notice';
import { getEmployerJobs } from './get-employer-jobs';
import { getJobDetail, getPublicJob } from './get-job';
import { callerAs, draft, jobsWorld, organizationId } from './jobs.fixture';
import { updateJob } from './update-job';

const admin = callerAs('admin', randomUUID());
const member = callerAs('member', randomUUID());
const stranger = callerAs('admin', randomUUID(), { organizationId: `org_${'1'.repeat(26)}` });

const withJob = async (status: 'draft' | 'active' = 'active', caller = admin) => {
  const jobs = jobsWorld(admin, member);
  const job = await createJob(jobs.deps, { language: 'en', caller, job: draft(), status });
  return { ...jobs, job, jobId: job.jobId };
};

describe('a posting', () => {
  it('belongs to the caller’s organization and starts at version 1', async () => {
    const { job } = await withJob('active', member);
    expect(job).toMatchObject({ organizationId, postedBy: member.userId, version: 1, applicationCount: 0 });
    expect(job.publishedAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it('keeps its first publication date through pauses', async () => {
    const { deps, jobId, job } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'paused', version: 1 });
    expect(await getPublicJob(deps, jobId)).toMatchObject({ status: 'paused', organization: 'Harbor' });
    const resumed = await changeJobStatus(deps, { caller: admin, jobId, status: 'active', version: 2 });
    expect(resumed).toMatchObject({ publishedAt: job.publishedAt, version: 3 });
  });

  it('shows a recruiter’s shared phone number while it takes applications', async () => {
    const { deps, table, jobId } = await withJob();
    const phoneIf = async (phoneOnJobs: boolean) => {
      putAccount(table, accountOf(admin.userId, { phone: '+12025550143' }), { privacy: { phoneOnJobs } });
      const caller = { ...member, role: 'professional' as const, scope: 'all' as const, membership: null };
      return (await getJobDetail(deps, { caller, jobId })).recruiterPhone;
    };
    expect(await phoneIf(true)).toBe('+12025550143');
    expect(await phoneIf(false)).toBe('');
    await changeJobStatus(deps, { caller: admin, jobId, status: 'closed', version: 1 });
    expect(await phoneIf(true)).toBe('');
  });

  it('must stay complete once published, but can be incomplete before', async () => {
    const published = await withJob();
    const sketch = { ...draft(), title: '' };
    const edit = { caller: admin, job: sketch, version: 1 };
    await expect(updateJob(published.deps, { language: 'en', ...edit, jobId: published.jobId })).rejects.toMatchObject({
      extras: { fields: { 'job.title': notice('required') } },
    });
    const unpublished = await withJob('draft');
    expect(await updateJob(unpublished.deps, { language: 'en', ...edit, jobId: unpublished.jobId })).toMatchObject({
      title: '',
    });
  });

  it('can be edited after its deadline, which can only move to a future day', async () => {
    const { deps, change, jobId } = await withJob();
    change(jobId, { applicationDeadlineOn: '2026-11-01' });
    const edit = (applicationDeadlineOn: string, version: number) =>
      updateJob(deps, {
        language: 'en',
        caller: admin,
        jobId,
        job: draft({ title: `v${version}`, applicationDeadlineOn }),
        version,
      });
    expect(await edit('2026-11-01', 1)).toMatchObject({ version: 2 });
    await expect(edit('2026-11-02', 2)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await edit('2026-11-21', 2)).toMatchObject({ version: 3 });
  });

  it('without a profession accepts just that answer, and keeps requiring it later', async () => {
    const { deps, change, jobId } = await withJob();
    // A title that names a profession would have answered it.
    const older = draft({ title: 'Weekend cover', professions: [], shift: null, engagement: null });
    change(jobId, older);
    const edit = (job: JobDraft, version: number) =>
      updateJob(deps, { language: 'en', caller: admin, jobId, job, version });
    const answered: JobDraft = { ...older, professions: ['rn'] };
    expect(await edit(answered, 1)).toMatchObject({ professions: ['rn'], version: 2 });
    expect(await edit({ ...answered, title: 'Nurse' }, 2)).toMatchObject({ version: 3 });
    await expect(edit({ ...answered, professions: [] }, 3)).rejects.toMatchObject({
      extras: { fields: { 'job.professions': notice('professionsRequired') } },
    });
  });

  it('gets its specialty from the unit, and drops fields of other hiring kinds', async () => {
    const { deps } = jobsWorld();
    const job = draft({ professions: ['rn'], unit: 'ed', contractWeeks: 13, pattern: '3x12' });
    expect(await createJob(deps, { language: 'en', caller: admin, job, status: 'active' })).toMatchObject({
      specialty: 'Emergency Medicine',
      contractWeeks: null,
      hoursPerShift: 12,
      shiftsPerWeek: 3,
    });
  });

  it('answers NOT_FOUND to another organization and to an unassigned member', async () => {
    const { deps, jobId } = await withJob();
    for (const caller of [stranger, member]) {
      const change = changeJobStatus(deps, { caller, jobId, status: 'paused', version: 1 });
      await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await getEmployerJobs(deps, member)).jobs).toEqual([]);
  });
});

const payPackage = PayPackage.parse({ baseHourlyCents: 28_00, mealsWeeklyCents: 462_00, lodgingWeeklyCents: 1_050_00 });
const contract = draft({
  ...{ jobType: 'contract', assignment: 'travel', professions: ['rn'], unit: 'icu', location: 'Austin, TX' },
  ...{ pattern: '3x12', startAsap: true, contractWeeks: 13, minUnitYears: 1, requiredCertifications: ['bls'] },
  payPackage,
});

describe('pay', () => {
  it('is derived from the package, whatever the form sent', async () => {
    const { deps } = jobsWorld();
    const job = { ...contract, salaryMinCents: 1, salaryMaxCents: 2 };
    const headline = { payBy: 'exact', rate: 'week', salaryMinCents: 2_520_00, salaryMaxCents: 2_520_00 };
    expect(await createJob(deps, { language: 'en', caller: admin, job, status: 'active' })).toMatchObject(headline);
    const sketch = { ...job, pattern: null, payPackage: { ...payPackage, baseHourlyCents: null } };
    expect(await createJob(deps, { language: 'en', caller: admin, job: sketch, status: 'draft' })).toMatchObject({
      salaryMinCents: null,
      salaryMaxCents: null,
    });
  });

  it('names the invalid field of a package', async () => {
    const job = { ...contract, payPackage: { ...payPackage, baseHourlyCents: 7_00, guaranteedHours: 40 } };
    await expect(
      createJob(jobsWorld().deps, { language: 'en', caller: admin, job, status: 'active' }),
    ).rejects.toMatchObject({
      extras: {
        fields: {
          'job.payPackage.baseHourlyCents': notice('belowMinimumWage', { amount: '$7.25' }),
          'job.payPackage.guaranteedHours': notice('guaranteedAboveScheduled', { hours: 36 }),
        },
      },
    });
  });

  it('must be a range where the state requires one, at publishing, reopening, and editing', async () => {
    const { deps, change } = jobsWorld();
    const job = draft({ location: 'Chicago, IL' });
    const refused = { extras: { fields: { 'job.salaryMinCents': expect.stringContaining('Illinois') as unknown } } };
    await expect(createJob(deps, { language: 'en', caller: admin, job, status: 'active' })).rejects.toMatchObject(
      refused,
    );
    const { jobId } = await createJob(deps, { language: 'en', caller: admin, job, status: 'draft' });
    const publish = changeJobStatus(deps, { caller: admin, jobId, status: 'active', version: 1 });
    await expect(publish).rejects.toMatchObject(refused);
    change(jobId, { status: 'active' });
    await expect(updateJob(deps, { language: 'en', caller: admin, jobId, job, version: 1 })).rejects.toMatchObject(
      refused,
    );
    const paid = { ...job, salaryMinCents: 300_000_00, salaryMaxCents: 340_000_00 };
    expect(await updateJob(deps, { language: 'en', caller: admin, jobId, job: paid, version: 1 })).toMatchObject({
      version: 2,
    });
  });

  it('can be left out by an organization below its state’s threshold', async () => {
    const { deps, table } = jobsWorld();
    changeOrganization(table, organizationId, { company_size: '1-10' });
    const job = draft({ location: 'Chicago, IL' });
    expect(await createJob(deps, { language: 'en', caller: admin, job, status: 'active' })).toMatchObject({
      status: 'active',
    });
  });
});

describe('concurrent changes', () => {
  it('an edit of an older version is rejected', async () => {
    const { deps, table, get, change, jobId } = await withJob();
    table.beforeNextWrite(() => change(jobId, { title: 'Theirs', version: 2 }));
    const mine = updateJob(deps, { language: 'en', caller: admin, jobId, job: draft({ title: 'Mine' }), version: 1 });
    await expect(mine).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(get(jobId).title).toBe('Theirs');
  });

  it('an edit keeps an assignment', async () => {
    const { deps, table, change, jobId } = await withJob();
    table.beforeNextWrite(() => change(jobId, { assignedTo: member.userId }));
    const saved = await updateJob(deps, {
      language: 'en',
      caller: admin,
      jobId,
      job: draft({ title: 'Mine' }),
      version: 1,
    });
    expect(saved).toMatchObject({ title: 'Mine', assignedTo: member.userId, version: 2 });
  });

  it('an assignment keeps an edit and its version', async () => {
    const { deps, table, change, jobId } = await withJob();
    table.beforeNextWrite(() => change(jobId, { title: 'Theirs', version: 2 }));
    const { job } = await assignJob(deps, { caller: admin, jobId, assigneeId: member.userId });
    expect(job).toMatchObject({ title: 'Theirs', version: 2, assignedTo: member.userId });
    expect((await getEmployerJobs(deps, member)).jobs).toHaveLength(1);
  });

  it('assigning again to the same person changes nothing', async () => {
    const { deps, jobId } = await withJob();
    const first = await assignJob(deps, { caller: admin, jobId, assigneeId: member.userId });
    expect(await assignJob(deps, { caller: admin, jobId, assigneeId: member.userId })).toEqual(first);
  });

  it('unassigning keeps an edit, changes nothing when repeated, and ends a member’s access', async () => {
    const { deps, table, historyOf, jobId, ...jobs } = await withJob();
    await assignJob(deps, { caller: admin, jobId, assigneeId: member.userId });
    table.beforeNextWrite(() => jobs.change(jobId, { title: 'Theirs', version: 2 }));
    const { job } = await assignJob(deps, { caller: admin, jobId, assigneeId: null });
    expect(job).toMatchObject({ title: 'Theirs', version: 2, assignedTo: null, assigned_to_profile: null });
    expect(await assignJob(deps, { caller: admin, jobId, assigneeId: null })).toEqual({ job });
    expect((await historyOf(jobId)).map(({ kind, assignee }) => [kind, assignee])).toEqual([
      ['assigned', null],
      ['assigned', member.userId],
      ['created', null],
    ]);
    const change = changeJobStatus(deps, { caller: member, jobId, status: 'paused', version: 2 });
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('deleting a posting that just got an application is rejected', async () => {
    const { deps, table, change, jobId } = await withJob();
    table.beforeNextWrite(() => change(jobId, { applicationCount: 1, version: 2 }));
    await expect(deleteJob(deps, { caller: admin, jobId })).rejects.toMatchObject({ code: 'JOB_HAS_APPLICATIONS' });
  });
});
