import { requireVisible, type Reader, type JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';

export const loadAuthorizedJob = async (deps: Pick<Deps, 'jobs'>, caller: Reader, jobId: string): Promise<JobItem> =>
  requireVisible(caller, await deps.jobs.get(jobId));
