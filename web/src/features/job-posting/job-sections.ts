import type { FieldErrors } from 'react-hook-form';
import { isFilled, type JobField, requiredFields } from '@shared/domain/job-requirements';
import type { JobDraft } from '@shared/model/job';
import { emptyDraft } from '@/entities/jobs/job-draft';

export const sectionNames = ['basic', 'pay', 'hours', 'details', 'questions', 'application', 'options'] as const;
export type SectionName = (typeof sectionNames)[number];

const sections = {
  title: 'basic',
  department: 'basic',
  specialty: 'basic',
  jobType: 'basic',
  remote: 'basic',
  location: 'basic',
  numberOfOpenings: 'basic',
  project: 'basic',
  payBy: 'pay',
  rate: 'pay',
  salaryMinCents: 'pay',
  salaryMaxCents: 'pay',
  currency: 'pay',
  includeExpenses: 'pay',
  expenseType: 'pay',
  expenseAmountCents: 'pay',
  experience: 'pay',
  expectedHoursType: 'hours',
  expectedHoursFixed: 'hours',
  expectedHoursMin: 'hours',
  expectedHoursMax: 'hours',
  description: 'details',
  requirements: 'details',
  selectedBenefits: 'details',
  benefits: 'details',
  preScreeningQuestions: 'questions',
  applicationDeadlineOn: 'application',
  contactEmails: 'application',
  applicationInstructions: 'application',
  urgentHiring: 'options',
} as const satisfies Record<JobField, SectionName>;

export const sectionOf = (field: JobField): SectionName => sections[field];

export const jobFields: readonly JobField[] = sectionNames.flatMap((name) =>
  (Object.keys(sections) as JobField[]).filter((field) => sectionOf(field) === name),
);

export const sectionId = (name: SectionName): string => `job-${name}`;

/** `done`: all required fields are filled. */
export type SectionState = 'problem' | 'done' | 'open';

const isTouched = (draft: JobDraft, field: JobField): boolean =>
  JSON.stringify(draft[field]) !== JSON.stringify(emptyDraft[field]);

export const stateOf = (name: SectionName, draft: JobDraft, errors: FieldErrors<JobDraft>): SectionState => {
  const fields = jobFields.filter((field) => sectionOf(field) === name);
  if (fields.some((field) => errors[field])) return 'problem';
  const required = requiredFields(draft).filter((field) => fields.includes(field));
  const isDone =
    required.length > 0
      ? required.every((field) => isFilled(draft, field))
      : fields.some((field) => isTouched(draft, field));
  return isDone ? 'done' : 'open';
};

export const fieldsWithProblems = (errors: FieldErrors<JobDraft>): JobField[] =>
  jobFields.filter((field) => errors[field]);
