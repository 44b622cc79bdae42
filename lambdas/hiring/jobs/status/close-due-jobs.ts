import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { duePages } from '../../../platform/due-pages';
import { earliestToday } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { CloseDeps } from '../ports';
import { closeJob } from './set-status';

type Outcome = 'closed' | 'kept' | 'failed';
export type CloseResult = Record<Outcome, number>;

/** Closes jobs whose deadline has passed everywhere, page by page; the next run continues. */
export const closeDueJobs = async (deps: CloseDeps, hasTime: () => boolean): Promise<CloseResult> => {
  const today = earliestToday(deps.clock.now());
  const result: CloseResult = { closed: 0, kept: 0, failed: 0 };
  for await (const page of duePages(deps.deadlines.before, today, hasTime)) {
    for (const { jobId } of page.due) {
      if (!hasTime()) return result;
      result[await closeWhenDue(deps, jobId, today)] += 1;
    }
  }
  return result;
};

const closeWhenDue = async (deps: CloseDeps, jobId: string, today: string): Promise<Outcome> => {
  try {
    return await retryOnConflict(async (): Promise<Outcome> => {
      const job = await deps.jobs.get(jobId);
      if (job?.status !== 'active' || acceptsApplications(job, today)) return 'kept';
      await closeJob(deps, job, null);
      return 'closed';
    });
  } catch (error) {
    log.error('posting past its deadline failed to close', error, { jobId });
    return 'failed';
  }
};
