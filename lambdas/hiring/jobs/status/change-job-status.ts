import { AppError } from '@shared/errors';
import type { JobStatus } from '@shared/core/model/enumerations';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { managedJob } from '../../../store/hiring/jobs/managed-jobs';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { Deps } from '../ports';
import { loadAuthorizedJob } from '../load-authorized-job';
import { reopenJob } from './reopen-job';
import { requirePublishing, setStatus } from './set-status';

type Command = {
  caller: AuthorizedCaller;
  jobId: string;
  status: JobStatus;
  version: number;
  /** New deadline of a reopened job. */
  applicationDeadlineOn?: string | undefined;
};

type StatusDeps = Pick<Deps, 'jobs' | 'counters' | 'organizations' | 'people' | 'clock'>;

export const changeJobStatus = async (
  deps: StatusDeps,
  { caller, jobId, status, version, applicationDeadlineOn }: Command,
): Promise<ManagedJob> => {
  const changed = await retryOnConflict(async () => {
    const before = await loadAuthorizedJob(deps, caller, jobId);
    const reopens = before.status === 'closed' && status === 'active';
    if (status === 'active' && !reopens) requirePublishing(caller);
    if (before.version !== version) throw new AppError('STALE_VERSION');
    if (reopens) return reopenJob(deps, before, { caller, applicationDeadlineOn });
    return setStatus(deps, before, status, caller);
  });
  return managedJob(deps, changed);
};
