import { withHiringFields } from '@shared/hiring/rules/hiring-fields';
import type { JobProblem } from '@shared/hiring/rules/jobs/job-problem';
import { editProblems, orderProblems, publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import { withPackageHeadline } from '@shared/hiring/rules/pay/pay-package';
import { transparencyProblems } from '@shared/work/rules/timesheets/pay-rules';
import { AppError } from '@shared/errors';
import type { JobDraft } from '@shared/hiring/model/job';
import { earliestToday } from '../../platform/clock';
import type { Deps } from './ports';

type Stage = { published: boolean; now: Date };

const problemsOf = (job: JobDraft, { published, now }: Stage) =>
  published ? publishProblems(job, earliestToday(now)) : orderProblems(job);

const refuse = (problems: readonly JobProblem[]): void => {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(
    problems.map(([field, message, part]) => [['job', field, part].filter(Boolean).join('.'), message]),
  );
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

export const checkPosting = (job: JobDraft, stage: Stage): void => refuse(problemsOf(job, stage));

/** Rejects a public post without the pay range its state requires. Reads the organization only if a rule may apply. */
export const checkPayRange = async (
  { organizations, clock }: Pick<Deps, 'organizations' | 'clock'>,
  job: JobDraft,
  organizationId: string,
): Promise<void> => {
  const today = earliestToday(clock.now());
  if (transparencyProblems(job, today, null).length === 0) return;
  const company = await organizations.get(organizationId);
  refuse(transparencyProblems(job, today, company?.company_size ?? null));
};

/** Checks only what an edit of a public job changes. */
export const checkEdit = (before: JobDraft, edited: JobDraft, now: Date): void =>
  refuse(editProblems(before, edited, earliestToday(now)));

/** Checks only for a deadline that has passed since. */
export const checkReopening = (job: JobDraft, now: Date): void =>
  refuse(publishProblems(job, earliestToday(now)).filter(([field]) => field === 'applicationDeadlineOn'));

export const tidyDraft = (job: JobDraft): JobDraft =>
  withPackageHeadline(
    withHiringFields({
      ...job,
      professions: [...new Set(job.professions)],
      requiredCertifications: [...new Set(job.requiredCertifications)],
      preferredCertifications: [...new Set(job.preferredCertifications)],
      selectedBenefits: [...new Set(job.selectedBenefits)],
      contactEmails: [...new Set(job.contactEmails)],
    }),
  );
