import { answerZone, jobAnswerStage, promisedAnswer } from '@shared/hiring/rules/answer-clock';
import { applicationProblems } from '@shared/hiring/rules/application-form';
import { matchJob } from '@shared/hiring/rules/match/match';
import { outcomeOf } from '@shared/hiring/rules/match/match-outcome';
import { AppError } from '@shared/errors';
import type { ApplicationForm, MyApplication } from '@shared/hiring/model/application';
import { JobPay } from '@shared/hiring/model/job';
import type { ApplicationSource } from '@shared/hiring/model/hiring-vocabulary';
import type { ReceiptSubject } from '@shared/money/model/receipt';
import type { JobMatch } from '@shared/hiring/model/match';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { limitReached } from '../../platform/plans/plan-refusal';
import { earliestToday } from '../../platform/clock';
import { tidyUp } from '../../platform/files/delete-quietly';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ApplicationContent, ApplicationItem } from '../../store/hiring/applications/application-item';
import type { InvitationRef } from '../../store/hiring/job-invitations/ports';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { obstacleTo, refusalOf } from './application-obstacle';
import { myApplication } from './application-views';
import type { Deps } from './ports';
import type { Candidate, Submission } from '../../store/hiring/applications/ports';
import { keepResume } from './sent-resume';

type Command = { caller: AuthorizedCaller; jobId: string; form: ApplicationForm };
type Ready = {
  job: JobItem;
  candidate: Candidate;
  match: JobMatch;
  previous: ApplicationItem | null;
  today: string;
};

/**
 * Applies for a job with a snapshot of profile, job, and questions.
 * 1. checks that the job accepts applications of this profession, and that no other application blocks it
 * 2. checks letter, start date, and answers against the job
 * 3. copies the resume
 * 4. writes application, counters, and the person's marker in one transaction, so a concurrent one fails
 */
export const applyToJob = async (deps: Deps, command: Command): Promise<MyApplication> => {
  const applicationId = deps.clock.newId('app');
  let resume: ApplicationContent['resume'] | undefined;
  try {
    return await retryOnConflict(async () => {
      const ready = await readyToApply(deps, command);
      resume ??= await keepResume(deps, {
        choice: command.form.resume,
        applicationId,
        candidate: ready.candidate,
      });
      const submission = await submissionOf(deps, {
        applicationId,
        form: command.form,
        resume,
        plan: command.caller.plan,
        ...ready,
      });
      await deps.applications.submit(submission);
      return myApplication(submission.application);
    });
  } catch (error) {
    // Only an application error guarantees that nothing was stored.
    if (resume && error instanceof AppError) {
      const { key } = resume;
      await tidyUp('a resume that was not sent', () => deps.documents.remove(key));
    }
    throw explained(command.caller, error);
  }
};

const explained = (caller: AuthorizedCaller, error: unknown): unknown => {
  if (!(error instanceof AppError) || error.code !== 'QUOTA_REACHED') return error;
  return limitReached(caller, 'applicationsPerMonth', caller.plan?.limits.applicationsPerMonth ?? 0);
};

const readyToApply = async (deps: Deps, { caller, jobId, form }: Command): Promise<Ready> => {
  const now = deps.clock.now();
  const today = earliestToday(now);
  const [job, candidate, previous, days] = await Promise.all([
    deps.applications.job(jobId),
    deps.candidates.candidate(caller.userId),
    deps.applications.latest(jobId, caller.userId),
    deps.answerDays.ofJob(jobId, today),
  ]);
  if (!job || job.status === 'draft') throw new AppError('NOT_FOUND');
  const match = candidate && matchJob(job, candidate.profile, today);
  const answers = jobAnswerStage(days, now.toISOString());
  const obstacle = obstacleTo({ job, previous, match, today, answers });
  if (obstacle) throw new AppError(refusalOf[obstacle]);
  if (!candidate || !match) throw new AppError('PROFILE_REQUIRED');
  const problems = applicationProblems({ ...job, questions: job.preScreeningQuestions }, form, today);
  if (problems.length > 0) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: Object.fromEntries(problems) });
  }
  return { job, candidate, match, previous, today };
};

type Parts = Ready & {
  applicationId: string;
  form: ApplicationForm;
  resume: ApplicationContent['resume'];
  plan: AuthorizedCaller['plan'];
};

const submissionOf = async (deps: Deps, parts: Parts): Promise<Submission> => {
  const { applicationId, form, resume, job, candidate, match, previous, today, plan } = parts;
  const [organizations, source] = await Promise.all([
    deps.organizations.names([job.organizationId]),
    sourceOf(deps, { jobId: job.jobId, userId: candidate.summary.userId, said: form.source }),
  ]);
  const now = deps.clock.now();
  const at = now.toISOString();
  const counted = plan ? { at: now, max: plan.limits.applicationsPerMonth } : null;
  const application: ApplicationItem = {
    applicationId,
    jobId: job.jobId,
    organizationId: job.organizationId,
    professionalId: candidate.summary.userId,
    status: 'new',
    attempt: (previous?.attempt ?? 0) + 1,
    appliedAt: at,
    updatedAt: at,
    statusSince: at,
    rejectedFrom: null,
    stays: { new: { since: at, seconds: 0 } },
    version: 1,
    seenStatus: 'new',
    seenSince: at,
    seenVersion: 1,
    seenStep: 1,
    source,
    jobTitle: job.title,
    organization: organizations.get(job.organizationId) ?? '',
    location: job.location,
    pay: JobPay.parse(job),
    candidate: candidate.summary,
    match: outcomeOf(match),
    answer: answerPromisedBy(job, at),
    rating: null,
    notes: 0,
  };
  const { coverLetter, availableStart, expectedSalary, message } = form;
  const content = {
    coverLetter,
    availableStart,
    expectedSalary,
    message,
    answers: answeredQuestions(job, form),
    resume,
    match,
  };
  return { application, content, job, previous, today, shares: sharesOf(candidate), counted };
};

export const answerPromisedBy = ({ answerDays, location }: JobItem, at: string): ApplicationItem['answer'] =>
  answerDays === null ? null : promisedAnswer(at, { days: answerDays, zone: answerZone(location) });

/** Includes the resume even without one in the application, because one can be generated from the profile. */
const sharesOf = ({ profile }: Candidate): ReceiptSubject[] => [
  'contact',
  'resume',
  ...(profile.licenses.length + profile.certifications.length > 0 ? (['license', 'document'] as const) : []),
];

/** Prefers an invitation to the source from the browser, which can't claim one. */
const sourceOf = async (
  { invitations }: Deps,
  { said, ...ref }: InvitationRef & { said: ApplicationSource },
): Promise<ApplicationSource> => {
  if (await invitations.get(ref)) return 'invitation';
  return said === 'invitation' ? 'direct' : said;
};

const answeredQuestions = (job: JobItem, form: ApplicationForm): ApplicationContent['answers'] => {
  const given = new Map(form.answers.map(({ questionId, answer }) => [questionId, answer]));
  return job.preScreeningQuestions.map(({ id, question, type, required }) => ({
    questionId: id,
    question,
    type,
    required,
    answer: given.get(id) ?? null,
  }));
};
