import { publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import { earliestToday } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { inStatus } from '../../hiring/jobs/close-job';
import type { JobItem } from '../../hiring/jobs/job-item';
import { createJobRepository } from '../../hiring/jobs/jobs';
import { everyJobOf } from '../../hiring/jobs/managed-jobs';
import { createPauseMarks } from '../../hiring/jobs/pause-marks';
import type { HistoryRecord } from '../../hiring/jobs/ports';
import { getItem } from '../../../platform/table/table';
import { organizationKeys } from '../organizations/keys';
import { verifiedOf } from '../organizations/verified-mark';
import type { ClosingStepOf, StepDeps } from './step';

type Change = (before: JobItem, now: Date) => JobItem | null;

const recordOf = ({ clock }: StepDeps, before: JobItem, after: JobItem, now: Date): HistoryRecord => ({
  id: clock.newId('his'),
  at: now.toISOString(),
  by: null,
  kind: 'status_changed',
  from: before.status,
  to: after.status,
  fields: [],
  assignee: null,
});

const changeJob = (deps: StepDeps, jobId: string, change: Change): Promise<boolean> =>
  retryOnConflict(async () => {
    const jobs = createJobRepository(deps.table);
    const before = await jobs.get(jobId);
    const now = deps.clock.now();
    const after = before && change(before, now);
    if (!after) return false;
    await jobs.change(before, after, recordOf(deps, before, after, now), null);
    return true;
  });

/** Marks jobs paused because someone leaves, so that a cancel of that doesn't publish them. */
const markJob = (
  { table }: StepDeps,
  jobId: string,
  mark: 'hold' | 'release',
  applies: (job: JobItem) => boolean,
): Promise<void> =>
  retryOnConflict(async () => {
    const job = await createJobRepository(table).get(jobId);
    if (job?.status === 'paused' && (job.pausedWith !== undefined || job.pausedByPlan) && applies(job)) {
      await createPauseMarks(table)[mark](job);
    }
  });

const paused: Change = (job, now) =>
  job.status === 'active'
    ? { ...inStatus(job, 'paused', { by: null, now }), statusChange: null, pausedByClosing: true }
    : null;

/** Keeps it paused after its deadline, without a required pay range, beyond the plan, or when its owner leaves. */
const restored: Change = (job, now) =>
  job.status === 'paused' &&
  job.pausedByClosing &&
  job.pausedWith === undefined &&
  !job.pausedByPlan &&
  publishProblems(job, earliestToday(now)).length === 0
    ? { ...inStatus(job, 'active', { by: null, now }), statusChange: null }
    : null;

/** Returns true for a job in another status; marks alone don't count. */
type JobEffect = (deps: StepDeps, jobId: string) => Promise<boolean>;

const everyJob = (effect: JobEffect): ClosingStepOf =>
  async function* (deps, { organizationId }) {
    for await (const { jobId } of everyJobOf(deps.table, organizationId)) {
      yield () => effect(deps, jobId);
    }
  };

export const pauseJobs = everyJob(async (deps, jobId) => {
  const isPaused = await changeJob(deps, jobId, paused);
  await markJob(deps, jobId, 'hold', (job) => !job.pausedByClosing);
  return isPaused;
});

const restoreJob: JobEffect = async (deps, jobId) => {
  const isRestored = await changeJob(deps, jobId, restored);
  await markJob(deps, jobId, 'release', (job) => job.pausedByClosing === true);
  return isRestored;
};

/** An organization that lost its verification publishes them itself once it is verified again. */
export const restoreJobs: ClosingStepOf = async function* (deps, closing) {
  const organization = await getItem(deps.table, organizationKeys.organization(closing.organizationId), true);
  if (verifiedOf(organization) !== false) yield* everyJob(restoreJob)(deps, closing);
};

/** Closes jobs permanently. Drafts have no page, and are deleted. */
export const closeJobs: ClosingStepOf = async function* (deps, { organizationId }) {
  const jobs = createJobRepository(deps.table);
  for await (const { jobId } of everyJobOf(deps.table, organizationId)) {
    yield () =>
      retryOnConflict(async () => {
        const before = await jobs.get(jobId);
        if (!before || before.status === 'closed') return false;
        if (before.status === 'draft') await jobs.remove(before);
        else {
          const at = deps.clock.now().toISOString();
          await jobs.close(before, { id: deps.clock.newId('his'), at, by: null, final: true });
        }
        return true;
      });
  }
};
