import { AppError } from '@shared/errors';
import { orderProblems, publishProblems, type JobDraft } from '@shared/model/job';
import { earliestToday } from '../runtime/clock';

/** Refuses a draft whose bounds are crossed, and a posting that is not complete enough for the public list. */
export const checkPosting = (job: JobDraft, { published, now }: { published: boolean; now: Date }): void => {
  const problems = published ? publishProblems(job, earliestToday(now)) : orderProblems(job);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, message]) => [`job.${field}`, message]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};
