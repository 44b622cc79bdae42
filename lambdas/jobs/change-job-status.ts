import { nextJobStatuses } from '@shared/domain/job-status';
import { AppError } from '@shared/errors';
import type { JobStatus } from '@shared/model/enumerations';
import type { ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { changeJob } from './change-job';
import { checkPosting } from './job-rules';
import type { Deps } from './ports';

type Command = { caller: AuthorizedCaller; jobId: string; status: JobStatus; version: number };

/** Publishes, pauses, resumes or closes. Whatever goes live is checked like a new posting. */
export const changeJobStatus = (deps: Deps, { status, ...command }: Command): Promise<ManagedJob> =>
  changeJob(deps, command, (before, now) => {
    if (!nextJobStatuses(before.status).includes(status)) throw new AppError('ILLEGAL_TRANSITION');
    if (status === 'active') checkPosting(before, { published: true, now });
    const publishedAt = before.publishedAt ?? (status === 'active' ? now.toISOString() : null);
    return { ...before, status, publishedAt };
  });
