import { nextJobStatuses } from '@shared/domain/job-status';
import { AppError } from '@shared/errors';
import type { JobStatus } from '@shared/model/enumerations';
import { requireStaying, requireVerified, type AuthorizedCaller } from '../platform/http/caller';
import type { JobItem } from '../store/jobs/job-item';
import { historyRecord } from './job-history';
import { inStatus } from '../store/jobs/close-job';
import { checkPayRange, checkPosting } from './job-rules';
import type { Deps } from './ports';

type SavingDeps = Pick<Deps, 'jobs' | 'quota' | 'clock'>;
type StatusDeps = SavingDeps & Pick<Deps, 'organizations'>;

/** Jobs of someone whose account is about to be deleted stay paused. */
export const requirePublishing = (caller: AuthorizedCaller): void => {
  requireVerified(caller);
  requireStaying(caller);
};

const activeJobsMax = async (
  { quota }: SavingDeps,
  before: JobItem | null,
  { status, organizationId }: JobItem,
): Promise<number | null> =>
  status === 'active' && before?.status !== 'active' ? quota.activeJobs(organizationId) : null;

export const saveNew = async (deps: SavingDeps, job: JobItem, kind: 'created' | 'duplicated'): Promise<void> => {
  const record = historyRecord(deps.clock, new Date(job.createdAt), { kind, by: job.postedBy, to: job.status });
  await deps.jobs.create(job, record, await activeJobsMax(deps, null, job));
};

export const saveStatus = async (
  deps: SavingDeps,
  before: JobItem,
  after: JobItem,
  by: string | null,
): Promise<JobItem> => {
  const record = historyRecord(deps.clock, new Date(after.updatedAt), {
    kind: 'status_changed',
    by,
    from: before.status,
    to: after.status,
  });
  await deps.jobs.change(before, after, record, await activeJobsMax(deps, before, after));
  return after;
};

export const closeJob = ({ jobs, clock }: Pick<SavingDeps, 'jobs' | 'clock'>, before: JobItem, by: string | null) =>
  jobs.close(before, { id: clock.newId('his'), at: clock.now().toISOString(), by });

export const setStatus = async (
  deps: StatusDeps,
  before: JobItem,
  status: JobStatus,
  by: string | null,
): Promise<JobItem> => {
  if (!nextJobStatuses(before.status).includes(status)) throw new AppError('ILLEGAL_TRANSITION');
  const now = deps.clock.now();
  if (status === 'closed') return closeJob(deps, before, by);
  if (status === 'active') {
    checkPosting(before, { published: true, now });
    await checkPayRange(deps, before, before.organizationId);
  }
  return saveStatus(deps, before, inStatus(before, status, { by, now }), by);
};
