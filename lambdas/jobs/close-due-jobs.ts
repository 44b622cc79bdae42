import { acceptsApplications } from '@shared/domain/job-status';
import { earliestToday } from '../runtime/clock';
import { log } from '../runtime/logger';
import { retryStale } from '../runtime/retry-stale';
import { inStatus } from './job-rules';
import type { CloseDeps, DueCursor } from './ports';
import { saveStatus } from './set-status';

type Outcome = 'closed' | 'kept' | 'failed';
export type CloseResult = Record<Outcome, number>;

/**
 * Closes active postings whose last day is over everywhere, page by page, until there are none or the time is up; the
 * next run goes on from there.
 */
export const closeDueJobs = async (deps: CloseDeps, hasTime: () => boolean): Promise<CloseResult> => {
  const today = earliestToday(deps.clock.now());
  const result: CloseResult = { closed: 0, kept: 0, failed: 0 };
  let next: DueCursor | null = null;
  do {
    const page: Awaited<ReturnType<CloseDeps['deadlines']['before']>> = await deps.deadlines.before(today, next);
    for (const { jobId } of page.due) {
      if (!hasTime()) return result;
      result[await closeJob(deps, jobId, today)] += 1;
    }
    next = page.next;
  } while (next && hasTime());
  return result;
};

/** Whatever happened since wins: an extended deadline, a pause, another run. One that fails stays due. */
const closeJob = async (deps: CloseDeps, jobId: string, today: string): Promise<Outcome> => {
  try {
    return await retryStale(async (): Promise<Outcome> => {
      const job = await deps.jobs.get(jobId);
      if (job?.status !== 'active' || acceptsApplications(job, today)) return 'kept';
      const closed = inStatus(job, 'closed', { by: null, now: deps.clock.now() });
      await saveStatus(deps, job, closed, null);
      return 'closed';
    });
  } catch (error) {
    log.error('posting past its deadline failed to close', error, { jobId });
    return 'failed';
  }
};
