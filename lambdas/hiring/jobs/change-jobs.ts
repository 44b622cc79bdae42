import type { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { RouteResult } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import type { BulkJobAction, JobStatus } from '@shared/core/model/enumerations';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { refusalOf } from '../../platform/http/english';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { removeJob } from './delete-job';
import type { Deps } from './ports';
import { loadAuthorizedJob } from './load-authorized-job';
import { isDeadlinePassed, reopenJob } from './status/reopen-job';
import { requirePublishing, setStatus } from './status/set-status';

export type Results = RouteResult<typeof jobRoutes.changeJobs>;
type Result = Results['results'][number];

// Parallel changes; each updates the organization's counters, so more would contend.
const atOnce = 2;

/** Time limit that leaves enough time to respond. */
const budgetMs = (functionTimeoutSeconds - 3) * 1000;

export const forEachJob = async (
  { clock }: Pick<Deps, 'clock'>,
  jobIds: readonly string[],
  step: (jobId: string) => Promise<JobItem | null>,
): Promise<Results> => {
  const wanted = [...new Set(jobIds)];
  const results: Result[] = [];
  const until = clock.now().getTime() + budgetMs;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < wanted.length) {
      const index = next;
      next += 1;
      results[index] = await resultOf(wanted[index]!, (jobId) => {
        if (clock.now().getTime() > until) throw new AppError('TOO_MANY_REQUESTS');
        return step(jobId);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { results };
};

const resultOf = async (jobId: string, step: (jobId: string) => Promise<JobItem | null>): Promise<Result> => {
  try {
    return { jobId, job: await step(jobId), error: null };
  } catch (error) {
    if (!(error instanceof AppError)) log.error('change of a posting failed', error, { jobId });
    const refusal = error instanceof AppError ? error : new AppError('INTERNAL');
    const { code, error: message } = refusalOf(refusal);
    return { jobId, job: null, error: { code, message } };
  }
};

const statusAfter: Record<Exclude<BulkJobAction, 'delete' | 'reopen'>, JobStatus> = {
  activate: 'active',
  pause: 'paused',
  close: 'closed',
};

type Command = {
  caller: AuthorizedCaller;
  action: BulkJobAction;
  jobIds: readonly string[];
  /** New deadline for reopened jobs whose own has passed. */
  applicationDeadlineOn?: string | undefined;
};

export const changeJobs = (deps: Deps, { caller, action, jobIds, applicationDeadlineOn }: Command): Promise<Results> =>
  forEachJob(deps, jobIds, (jobId) =>
    retryOnConflict(async () => {
      const before = await loadAuthorizedJob(deps, caller, jobId);
      if (action === 'reopen') {
        const isPassed = isDeadlinePassed(before, deps.clock.now());
        return reopenJob(deps, before, { caller, ...(isPassed && { applicationDeadlineOn }) });
      }
      if (action === 'activate') requirePublishing(caller);
      if (action !== 'delete') return setStatus(deps, before, statusAfter[action], caller);
      await removeJob(deps, before);
      return null;
    }),
  );
