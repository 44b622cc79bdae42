import { mayReopen } from '@shared/hiring/rules/jobs/job-reopening';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { earliestToday } from '../../../platform/clock';
import { requireStaying, type AuthorizedCaller } from '../../../platform/http/caller';
import { inStatus } from '../../../store/hiring/jobs/close-job';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { Deps } from '../ports';
import { goingLive } from '../posting-quota';
import { requirePublishing, saveStatus } from './set-status';

type ReopenDeps = Pick<Deps, 'jobs' | 'counters' | 'organizations' | 'clock'>;
type Wish = { caller: AuthorizedCaller; applicationDeadlineOn?: string | undefined };

const checkOpenable = (job: JobItem, now: Date): void => {
  if (job.status !== 'closed') throw new AppError('ILLEGAL_TRANSITION');
  if (job.hires >= job.numberOfOpenings) throw new AppError('NO_OPENINGS');
  if (!mayReopen(job, job.hires, now))
    throw new AppError('REOPENING_EXPIRED', notice('reopenTooLate', { days: limits.reopenDays }));
};

export const isDeadlinePassed = ({ applicationDeadlineOn: deadline }: JobItem, now: Date): boolean =>
  deadline !== null && deadline < earliestToday(now);

const checkDeadline = (job: JobItem, now: Date): void => {
  if (!isDeadlinePassed(job, now)) return;
  const fields = { applicationDeadlineOn: notice('deadlineInPast') };
  throw new AppError('DEADLINE_PASSED', undefined, { fields });
};

const isBeyondPlan = (error: unknown): boolean => error instanceof AppError && error.code === 'QUOTA_REACHED';

/**
 * Restores the job with its applications. It is paused while the plan has no room. There is no undo;
 * it can be closed again.
 */
export const reopenJob = async (
  deps: ReopenDeps,
  before: JobItem,
  { caller, applicationDeadlineOn: deadline }: Wish,
): Promise<JobItem> => {
  const now = deps.clock.now();
  checkOpenable(before, now);
  requireStaying(caller);
  const wanted = { ...before, applicationDeadlineOn: deadline ?? before.applicationDeadlineOn };
  checkDeadline(goingLive(caller.plan, wanted, now).job, now);
  const reopened = (status: 'active' | 'paused'): JobItem => ({
    ...inStatus(wanted, status, { by: caller.userId, now }),
    statusChange: null,
  });
  if (before.statusChange?.from === 'paused') return saveStatus(deps, before, reopened('paused'), caller);
  try {
    requirePublishing(caller);
    return await saveStatus(deps, before, reopened('active'), caller);
  } catch (error) {
    if (!isBeyondPlan(error)) throw error;
    return saveStatus(deps, before, { ...reopened('paused'), pausedByPlan: true }, caller);
  }
};
