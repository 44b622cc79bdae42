import type { JobDraft, ManagedJob } from '@shared/model/job';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { managedJob } from '../store/jobs/managed-jobs';
import type { JobItem } from '../store/jobs/job-item';
import { checkPosting, tidyDraft } from './job-rules';
import type { Deps } from './ports';
import { saveNew } from './set-status';

type Command = { caller: AuthorizedCaller; job: JobDraft; status: 'draft' | 'active' };

export const createJob = async (deps: Deps, { caller, job, status }: Command): Promise<ManagedJob> => {
  checkPosting(job, { published: status === 'active', now: deps.clock.now() });
  const created = newPosting(deps, { caller, job: tidyDraft(job), status });
  await saveNew(deps, created, 'created');
  return managedJob(deps, created);
};

export const newPosting = ({ clock }: Pick<Deps, 'clock'>, { caller, job, status }: Command): JobItem => {
  const at = clock.now().toISOString();
  return {
    ...job,
    jobId: clock.newId('job'),
    organizationId: organizationOf(caller),
    postedBy: caller.userId,
    assignedTo: null,
    status,
    applicationCount: 0,
    hires: 0,
    daysToFill: 0,
    createdAt: at,
    updatedAt: at,
    publishedAt: status === 'active' ? at : null,
    statusChange: null,
    version: 1,
  };
};
