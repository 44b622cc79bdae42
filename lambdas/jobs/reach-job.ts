import { withinReach, type Reader, type StoredJob } from '../store/jobs/job-item';
import type { Deps } from './ports';

export const reachJob = async (deps: Pick<Deps, 'jobs'>, caller: Reader, jobId: string): Promise<StoredJob> =>
  withinReach(caller, await deps.jobs.get(jobId));
