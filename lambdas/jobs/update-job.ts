import type { JobDraft, ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { changeJob } from './change-job';
import { checkPosting } from './job-rules';
import type { Deps } from './ports';

type Command = { caller: AuthorizedCaller; jobId: string; job: JobDraft; version: number };

/** A draft may stay incomplete; a posting that was published may not become so. */
export const updateJob = (deps: Deps, { job, ...command }: Command): Promise<ManagedJob> =>
  changeJob(deps, command, (before, now) => {
    // A deadline that has passed since must not keep a paused or closed posting from being corrected.
    const keepsDeadline = job.applicationDeadlineOn === before.applicationDeadlineOn;
    checkPosting(keepsDeadline ? { ...job, applicationDeadlineOn: null } : job, {
      published: before.status !== 'draft',
      now,
    });
    return { ...before, ...job };
  });
