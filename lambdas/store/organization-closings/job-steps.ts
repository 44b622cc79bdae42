import { publishProblems } from '@shared/domain/job-requirements';
import { earliestToday } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { inStatus } from '../jobs/close-job';
import type { JobItem } from '../jobs/job-item';
import { createJobRepository } from '../jobs/jobs';
import { everyJobOf } from '../jobs/managed-jobs';
import type { HistoryRecord } from '../jobs/ports';
import { getItem } from '../../platform/table/table';
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

const paused: Change = (job, now) =>
  job.status === 'active'
    ? { ...inStatus(job, 'paused', { by: null, now }), statusChange: null, pausedByClosing: true }
    : null;

/** Stays paused if its deadline passed, or its state meanwhile asks for a pay range. */
const restored: Change = (job, now) =>
  job.status === 'paused' && job.pausedByClosing && publishProblems(job, earliestToday(now)).length === 0
    ? { ...inStatus(job, 'active', { by: null, now }), statusChange: null }
    : null;

const everyJob = (change: Change): ClosingStepOf =>
  async function* (deps, { organizationId }) {
    for await (const { jobId } of everyJobOf(deps.table, organizationId)) {
      yield () => changeJob(deps, jobId, change);
    }
  };

export const pauseJobs = everyJob(paused);

/** An organization that lost its verification meanwhile publishes them itself once it is verified again. */
export const restoreJobs: ClosingStepOf = async function* (deps, closing) {
  const organization = await getItem(deps.table, organizationKeys.organization(closing.organizationId), true);
  if (verifiedOf(organization) !== false) yield* everyJob(restored)(deps, closing);
};

/** For good. Drafts have no page, and go with it. */
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
