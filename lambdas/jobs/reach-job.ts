import { AppError } from '@shared/errors';
import { reaches, type Reader, type StoredJob } from '../runtime/stored-job';
import type { Deps } from './ports';

/** The posting within the caller's reach; one outside answers like one that does not exist. */
export const reachJob = async (deps: Pick<Deps, 'jobs'>, caller: Reader, jobId: string): Promise<StoredJob> => {
  const job = await deps.jobs.get(jobId);
  if (!job || !reaches(caller, job)) throw new AppError('NOT_FOUND');
  return job;
};
