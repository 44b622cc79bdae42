import { nextJobStatuses } from '@shared/hiring/rules/jobs/job-status';
import { AppError } from '@shared/errors';
import type { JobStatus } from '@shared/core/model/enumerations';
import { requireStaying, type AuthorizedCaller } from '../../../platform/http/caller';
import { requireAct } from '../../../platform/plans/plan-refusal';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { historyRecord } from '../job-history';
import { inStatus } from '../../../store/hiring/jobs/close-job';
import { checkPayRange, checkPosting } from '../job-rules';
import type { Deps } from '../ports';
import { explained, goingLive, type GoingLive, type Publisher } from '../posting-quota';

type SavingDeps = Pick<Deps, 'jobs' | 'counters' | 'clock'>;
type StatusDeps = SavingDeps & Pick<Deps, 'organizations'>;

/** Rejects publishing by a person whose account is about to be deleted. */
export const requirePublishing = (caller: AuthorizedCaller): void => {
  requireAct(caller, 'publishJobs');
  requireStaying(caller);
};

/** Person who changes it, with their plan; null if automatic. */
type By = (Publisher & Pick<AuthorizedCaller, 'userId'>) | null;

const prepared = (by: By, before: JobItem | null, job: JobItem, now: Date): GoingLive =>
  job.status === 'active' && before?.status !== 'active' ? goingLive(by?.plan, job, now) : { job, quota: null };

const orExplained = async <T>(deps: SavingDeps, by: By, job: JobItem, save: () => Promise<T>): Promise<T> => {
  try {
    return await save();
  } catch (error) {
    throw await explained(deps, by, job.organizationId, error);
  }
};

export const saveNew = async (
  deps: SavingDeps,
  job: JobItem,
  kind: 'created' | 'duplicated',
  by: By,
): Promise<JobItem> => {
  const at = new Date(job.createdAt);
  const { job: created, quota } = prepared(by, null, job, at);
  const record = historyRecord(deps.clock, at, { kind, by: job.postedBy, to: job.status });
  await orExplained(deps, by, job, () => deps.jobs.create(created, record, quota));
  return created;
};

export const saveStatus = async (deps: SavingDeps, before: JobItem, wanted: JobItem, by: By): Promise<JobItem> => {
  const at = new Date(wanted.updatedAt);
  const { job: after, quota } = prepared(by, before, wanted, at);
  const record = historyRecord(deps.clock, at, {
    kind: 'status_changed',
    by: by?.userId ?? null,
    from: before.status,
    to: after.status,
  });
  await orExplained(deps, by, before, () => deps.jobs.change(before, after, record, quota));
  return after;
};

export const closeJob = ({ jobs, clock }: Pick<SavingDeps, 'jobs' | 'clock'>, before: JobItem, by: string | null) =>
  jobs.close(before, { id: clock.newId('his'), at: clock.now().toISOString(), by });

/** Applies the deadline of the new listing. */
const listed = (before: JobItem, by: By, now: Date): JobItem => goingLive(by?.plan, before, now).job;

export const setStatus = async (deps: StatusDeps, before: JobItem, status: JobStatus, by: By): Promise<JobItem> => {
  if (!nextJobStatuses(before.status).includes(status)) throw new AppError('ILLEGAL_TRANSITION');
  const now = deps.clock.now();
  const userId = by?.userId ?? null;
  if (status === 'closed') return closeJob(deps, before, userId);
  if (status === 'active') {
    checkPosting(listed(before, by, now), { published: true, now });
    await checkPayRange(deps, before, before.organizationId);
  }
  return saveStatus(deps, before, inStatus(before, status, { by: userId, now }), by);
};
