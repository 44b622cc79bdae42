import type { FieldErrors } from 'react-hook-form';
import type { JobDraft } from '@shared/model/job';
import { emptyDraft } from './job-draft';

type Field = keyof JobDraft;

/** The parts of the post form in their order, with their fields in the order of the page. */
export const sections = {
  basic: ['title', 'department', 'specialty', 'jobType', 'remote', 'location', 'numberOfOpenings', 'project'],
  pay: [
    'payBy',
    'rate',
    'salaryMinCents',
    'salaryMaxCents',
    'currency',
    'includeExpenses',
    'expenseType',
    'expenseAmountCents',
    'experience',
  ],
  hours: ['expectedHoursType', 'expectedHoursFixed', 'expectedHoursMin', 'expectedHoursMax'],
  details: ['description', 'requirements', 'selectedBenefits', 'benefits'],
  questions: ['preScreeningQuestions'],
  application: ['applicationDeadlineOn', 'contactEmails', 'applicationInstructions'],
  options: ['urgentHiring'],
} as const satisfies Record<string, readonly Field[]>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];
export const sectionId = (name: SectionName): string => `job-${name}`;

/** `problem`: something is wrong; `done`: filled in as far as it needs to be; `open`: not yet. */
export type SectionState = 'problem' | 'done' | 'open';

const needed = ({ remote, includeExpenses }: JobDraft): readonly Field[] => [
  'title',
  'department',
  'specialty',
  ...(remote ? [] : (['location'] as const)),
  'numberOfOpenings',
  ...(includeExpenses ? (['expenseAmountCents'] as const) : []),
  'description',
  'requirements',
];

const isFilled = (draft: JobDraft, field: Field): boolean => draft[field] !== null && draft[field] !== '';
const isTouched = (draft: JobDraft, field: Field): boolean =>
  JSON.stringify(draft[field]) !== JSON.stringify(emptyDraft[field]);

export const stateOf = (name: SectionName, draft: JobDraft, errors: FieldErrors<JobDraft>): SectionState => {
  const fields: readonly Field[] = sections[name];
  if (fields.some((field) => errors[field])) return 'problem';
  const required = needed(draft).filter((field) => fields.includes(field));
  const isDone =
    required.length > 0
      ? required.every((field) => isFilled(draft, field))
      : fields.some((field) => isTouched(draft, field));
  return isDone ? 'done' : 'open';
};

/** Fields with a problem, from the top of the page down. */
export const fieldsWithProblems = (errors: FieldErrors<JobDraft>): Field[] =>
  sectionNames.flatMap((name) => (sections[name] as readonly Field[]).filter((field) => errors[field]));

export const sectionOf = (field: Field): SectionName =>
  sectionNames.find((name) => (sections[name] as readonly Field[]).includes(field)) ?? 'basic';
