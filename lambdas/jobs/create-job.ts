import type { JobDraft, ManagedJob } from '@shared/model/job';
import { organizationOf, type AuthorizedCaller } from '../runtime/caller';
import type { StoredJob } from '../runtime/stored-job';
import { checkPosting } from './job-rules';
import { managedJob } from '../runtime/managed-jobs';
import type { Deps } from './ports';

type Command = { caller: AuthorizedCaller; job: JobDraft; status: 'draft' | 'active' };

export const createJob = async (deps: Deps, { caller, job, status }: Command): Promise<ManagedJob> => {
  const now = deps.clock.now();
  checkPosting(job, { published: status === 'active', now });
  const at = now.toISOString();
  const created: StoredJob = {
    ...job,
    jobId: deps.clock.newId('job'),
    organizationId: organizationOf(caller),
    postedBy: caller.userId,
    assignedTo: null,
    status,
    applicationCount: 0,
    createdAt: at,
    updatedAt: at,
    publishedAt: status === 'active' ? at : null,
    version: 1,
  };
  await deps.jobs.create(created);
  return managedJob(deps, created);
};
