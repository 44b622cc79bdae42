import type { JobDraft } from '../../model/job';
import { notice } from '../../../text/notice';
import { hiringProblems, placeField, qualificationFields, scheduleFields } from '../hiring-problems';
import type { JobField, JobProblem } from './job-problem';
import { detailProblems } from '../more-details';
import { payProblems } from '../../../work/rules/timesheets/pay-rules';

/** Fields required for publishing, in form order. Drafts may leave them empty. */
export const requiredFields = (job: JobDraft): readonly JobField[] => {
  const place = placeField(job);
  return [
    'title',
    'professions',
    ...(place ? [place] : []),
    'department',
    ...(job.remote ? [] : (['location'] as const)),
    'numberOfOpenings',
    ...scheduleFields(job),
    ...qualificationFields(job),
    'engagement',
    ...(job.includeExpenses ? (['expenseAmountCents'] as const) : []),
    'description',
    'requirements',
  ];
};

const isEmpty = (value: JobDraft[JobField]): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const isFilled = (job: JobDraft, field: JobField): boolean => !isEmpty(job[field]);

const missing = (field: JobField): JobProblem => [
  field,
  field === 'professions' ? notice('professionsRequired') : notice('required'),
];

/** Problems that block publishing on `today`. Without contact emails, the company's default contact applies. */
export const publishProblems = (job: JobDraft, today: string): JobProblem[] => {
  const deadlinePassed = job.applicationDeadlineOn !== null && job.applicationDeadlineOn < today;
  return [
    ...requiredFields(job)
      .filter((field) => !isFilled(job, field))
      .map(missing),
    ...orderProblems(job),
    ...hiringProblems(job, today),
    ...payProblems(job, today),
    ...detailProblems(job),
    ...(deadlinePassed ? [['applicationDeadlineOn', notice('deadlineInPast')] as const] : []),
  ];
};

/**
 * Problems caused by an edit: a public job may keep what became invalid by time or a newer rule. Older jobs without
 * professions don't need the fields that depend on them.
 */
export const editProblems = (before: JobDraft, edited: JobDraft, today: string): JobProblem[] => {
  const known = publishProblems(before, today);
  const isOlder = before.professions.length === 0;
  const isOld = ([field, problem]: JobProblem): boolean =>
    JSON.stringify(before[field]) === JSON.stringify(edited[field]) &&
    ((isOlder && !isFilled(edited, field)) || known.some(([its, same]) => its === field && same === problem));
  return publishProblems(edited, today).filter((problem) => !isOld(problem));
};

const questionsAreDistinct = ({ preScreeningQuestions: questions }: JobDraft): boolean =>
  new Set(questions.map(({ id }) => id)).size === questions.length;

/** Contradictions, which are rejected even in drafts. */
export const orderProblems = (job: JobDraft): JobProblem[] => [
  ...(questionsAreDistinct(job) ? [] : [['preScreeningQuestions', notice('questionsAlike')] as const]),
  ...(job.salaryMinCents !== null && job.salaryMaxCents !== null && job.salaryMinCents > job.salaryMaxCents
    ? [['salaryMinCents', notice('salaryMinAboveMax')] as const]
    : []),
  ...(job.expectedHoursMin !== null && job.expectedHoursMax !== null && job.expectedHoursMin > job.expectedHoursMax
    ? [['expectedHoursMin', notice('hoursMinAboveMax')] as const]
    : []),
];
