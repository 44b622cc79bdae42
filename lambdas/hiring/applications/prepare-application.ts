import { jobAnswerStage } from '@shared/hiring/rules/answer-clock';
import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { matchJob } from '@shared/hiring/rules/match/match';
import { AppError } from '@shared/errors';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { earliestToday } from '../../platform/clock';
import { obstacleTo } from './application-obstacle';
import { answerPromisedBy } from './apply-to-job';
import type { Deps } from './ports';

type Query = { caller: AuthorizedCaller; jobId: string };

export const prepareApplication = async (deps: Deps, { caller, jobId }: Query): Promise<ApplicationPreparation> => {
  const at = deps.clock.now();
  const today = earliestToday(at);
  const [job, candidate, previous, days] = await Promise.all([
    deps.applications.job(jobId),
    deps.candidates.candidate(caller.userId),
    deps.applications.latest(jobId, caller.userId),
    deps.answerDays.ofJob(jobId, today),
  ]);
  if (!job || job.status === 'draft') throw new AppError('NOT_FOUND');
  const organizations = await deps.organizations.names([job.organizationId]);
  const match = candidate && matchJob(job, candidate.profile, today);
  const isOpen = acceptsApplications(job, today);
  return {
    jobId,
    jobTitle: job.title,
    organization: organizations.get(job.organizationId) ?? '',
    status: job.status,
    applicationInstructions: isOpen ? job.applicationInstructions : '',
    questions: isOpen ? job.preScreeningQuestions : [],
    coverLetter: job.coverLetter,
    startOn: job.startOn,
    match,
    resume: candidate?.resume ?? null,
    answer: answerPromisedBy(job, at.toISOString()),
    obstacle: obstacleTo({ job, previous, match, today, answers: jobAnswerStage(days, at.toISOString()) }),
    applicationId: previous?.applicationId ?? null,
  };
};
