import { AppError } from '@shared/errors';
import { orderProblems, publishProblems, type JobDraft } from '@shared/model/job';
import type { JobStatus } from '@shared/model/enumerations';
import { earliestToday } from '../runtime/clock';
import type { StoredJob } from '../runtime/stored-job';

type Stage = { published: boolean; now: Date };

const problemsOf = (job: JobDraft, { published, now }: Stage) =>
  published ? publishProblems(job, earliestToday(now)) : orderProblems(job);

/** Refuses a draft that contradicts itself, and a posting that is not complete enough for the public list. */
export const checkPosting = (job: JobDraft, stage: Stage): void => {
  const problems = problemsOf(job, stage);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, message]) => [`job.${field}`, message]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

/** What was chosen or typed twice counts once. */
export const tidyDraft = (job: JobDraft): JobDraft => ({
  ...job,
  selectedBenefits: [...new Set(job.selectedBenefits)],
  contactEmails: [...new Set(job.contactEmails)],
});

/**
 * The posting in another status, with what is needed to take that back for a while. `by` is null for what happens by
 * itself. Its version is the one that the change will be saved as.
 */
export const inStatus = (
  job: StoredJob,
  status: JobStatus,
  { by, now }: { by: string | null; now: Date },
): StoredJob => {
  const at = now.toISOString();
  const version = job.version + 1;
  return {
    ...job,
    status,
    publishedAt: job.publishedAt ?? (status === 'active' ? at : null),
    updatedAt: at,
    version,
    statusChange: { from: job.status, to: status, by, at, version },
  };
};
