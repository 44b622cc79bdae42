import { notice, type Notice } from '../text/notice';
import type { JobDraft } from '../model/job';

export type JobField = keyof JobDraft;
export type JobProblem = readonly [field: JobField, problem: Notice];

/** Fields required for publishing, in form order. Drafts may leave them empty. */
export const requiredFields = ({
  remote,
  includeExpenses,
}: Pick<JobDraft, 'remote' | 'includeExpenses'>): readonly JobField[] => [
  'title',
  'department',
  'specialty',
  ...(remote ? [] : (['location'] as const)),
  'numberOfOpenings',
  ...(includeExpenses ? (['expenseAmountCents'] as const) : []),
  'description',
  'requirements',
];

export const isFilled = (job: JobDraft, field: JobField): boolean => job[field] !== null && job[field] !== '';

/** `today` is a calendar day. Without contact emails, the company's default contact applies. */
export const publishProblems = (job: JobDraft, today: string): JobProblem[] => {
  const missing = requiredFields(job).filter((field) => !isFilled(job, field));
  const deadlinePassed = job.applicationDeadlineOn !== null && job.applicationDeadlineOn < today;
  return [
    ...missing.map((field): JobProblem => [field, notice('required')]),
    ...orderProblems(job),
    ...(deadlinePassed ? [['applicationDeadlineOn', notice('deadlineInPast')] as const] : []),
  ];
};

const questionsAreDistinct = ({ preScreeningQuestions: questions }: JobDraft): boolean =>
  new Set(questions.map(({ id }) => id)).size === questions.length;

/** Contradictions, which are refused even in drafts. */
export const orderProblems = (job: JobDraft): JobProblem[] => [
  ...(questionsAreDistinct(job) ? [] : [['preScreeningQuestions', notice('questionsAlike')] as const]),
  ...(job.salaryMinCents !== null && job.salaryMaxCents !== null && job.salaryMinCents > job.salaryMaxCents
    ? [['salaryMinCents', notice('salaryMinAboveMax')] as const]
    : []),
  ...(job.expectedHoursMin !== null && job.expectedHoursMax !== null && job.expectedHoursMin > job.expectedHoursMax
    ? [['expectedHoursMin', notice('hoursMinAboveMax')] as const]
    : []),
];
