import type { FieldErrors } from 'react-hook-form';
import type { JobField } from '@shared/hiring/rules/jobs/job-problem';
import { isFilled, requiredFields } from '@shared/hiring/rules/jobs/job-requirements';
import type { JobDraft } from '@shared/hiring/model/job';
import { emptyDraft } from '@/hiring/parts/jobs/job-draft';

export const sectionNames = [
  'role',
  'schedule',
  'qualifications',
  'pay',
  'details',
  'more',
  'questions',
  'application',
  'options',
] as const;
export type SectionName = (typeof sectionNames)[number];

const sections = {
  jobType: 'role',
  assignment: 'role',
  title: 'role',
  professions: 'role',
  npFocuses: 'role',
  unit: 'role',
  department: 'role',
  specialty: 'role',
  numberOfOpenings: 'role',
  location: 'role',
  remote: 'role',
  project: 'role',
  shift: 'schedule',
  pattern: 'schedule',
  hoursPerShift: 'schedule',
  shiftsPerWeek: 'schedule',
  startOn: 'schedule',
  startAsap: 'schedule',
  contractWeeks: 'schedule',
  expectedHoursType: 'schedule',
  expectedHoursFixed: 'schedule',
  expectedHoursMin: 'schedule',
  expectedHoursMax: 'schedule',
  requiredCertifications: 'qualifications',
  preferredCertifications: 'qualifications',
  licensePolicy: 'qualifications',
  minUnitYears: 'qualifications',
  unitYearsRequired: 'qualifications',
  experience: 'qualifications',
  engagement: 'pay',
  payPackage: 'pay',
  payBy: 'pay',
  rate: 'pay',
  salaryMinCents: 'pay',
  salaryMaxCents: 'pay',
  currency: 'pay',
  includeExpenses: 'pay',
  expenseType: 'pay',
  expenseAmountCents: 'pay',
  description: 'details',
  requirements: 'details',
  selectedBenefits: 'details',
  benefits: 'details',
  moreDetails: 'more',
  preScreeningQuestions: 'questions',
  applicationDeadlineOn: 'application',
  contactEmails: 'application',
  applicationInstructions: 'application',
  coverLetter: 'application',
  answerDays: 'application',
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
