import { orderProblems, publishProblems } from '@shared/domain/job-requirements';
import { AppError } from '@shared/errors';
import type { JobDraft } from '@shared/model/job';
import { earliestToday } from '../platform/clock';

type Stage = { published: boolean; now: Date };

const problemsOf = (job: JobDraft, { published, now }: Stage) =>
  published ? publishProblems(job, earliestToday(now)) : orderProblems(job);

export const checkPosting = (job: JobDraft, stage: Stage): void => {
  const problems = problemsOf(job, stage);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, message]) => [`job.${field}`, message]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

export const tidyDraft = (job: JobDraft): JobDraft => ({
  ...job,
  selectedBenefits: [...new Set(job.selectedBenefits)],
  contactEmails: [...new Set(job.contactEmails)],
});
