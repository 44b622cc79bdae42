import type { TFunction } from '@/lib/i18n';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import { expectedHoursLabels, jobTypeLabels, payBasisLabels } from '@shared/model/vocabulary';
import { formatDate, formatMoney } from '@/lib/format';

/** What the form of a new posting starts with. */
export const emptyDraft: JobDraft = {
  title: '',
  department: null,
  specialty: null,
  location: '',
  jobType: 'full_time',
  remote: false,
  numberOfOpenings: 1,
  payBy: 'range',
  rate: 'year',
  currency: 'USD',
  salaryMinCents: null,
  salaryMaxCents: null,
  expectedHoursType: 'fixed',
  expectedHoursMin: null,
  expectedHoursMax: null,
  description: '',
  requirements: '',
  contactEmails: [],
  applicationDeadlineOn: null,
  applicationInstructions: '',
  urgentHiring: false,
};

const fields = Object.keys(emptyDraft) as (keyof JobDraft)[];

/** The editable part of a posting. */
export const draftOf = (job: ManagedJob): JobDraft =>
  Object.fromEntries(fields.map((field) => [field, job[field]])) as JobDraft;

/** Which of the two amounts a basis asks for. */
export const amountsOf = (payBy: JobDraft['payBy']): 'range' | 'single' | 'maximum' => {
  if (payBy === 'range') return 'range';
  return payBy === 'max_amount' ? 'maximum' : 'single';
};

const pay = (draft: JobDraft): Pick<JobDraft, 'salaryMinCents' | 'salaryMaxCents'> => {
  const { salaryMinCents, salaryMaxCents } = draft;
  switch (amountsOf(draft.payBy)) {
    case 'single':
      return { salaryMinCents, salaryMaxCents: salaryMinCents };
    case 'maximum':
      return { salaryMinCents: null, salaryMaxCents };
    case 'range':
      return { salaryMinCents, salaryMaxCents };
  }
};

const hours = (draft: JobDraft): Pick<JobDraft, 'expectedHoursMin' | 'expectedHoursMax'> => {
  const { expectedHoursMin, expectedHoursMax } = draft;
  switch (draft.expectedHoursType) {
    case 'fixed':
      return { expectedHoursMin, expectedHoursMax: expectedHoursMin };
    case 'minimum':
      return { expectedHoursMin, expectedHoursMax: null };
    case 'maximum':
      return { expectedHoursMin: null, expectedHoursMax };
    case 'range':
      return { expectedHoursMin, expectedHoursMax };
  }
};

/** Amounts that the chosen basis does not show are not sent. */
export const withShownAmounts = (draft: JobDraft): JobDraft => ({ ...draft, ...pay(draft), ...hours(draft) });

type Words = TFunction<'jobs'>;

const labelled: { [K in keyof JobDraft]?: (value: JobDraft[K], draft: JobDraft, t: Words) => string } = {
  jobType: (value) => jobTypeLabels[value],
  payBy: (value) => payBasisLabels[value],
  rate: (value, _, t) => t(`form.rateUnit.${value}`),
  expectedHoursType: (value) => expectedHoursLabels[value],
  salaryMinCents: (value, draft) => (value === null ? '' : formatMoney(value, draft.currency)),
  salaryMaxCents: (value, draft) => (value === null ? '' : formatMoney(value, draft.currency)),
  applicationDeadlineOn: (value) => (value === null ? '' : formatDate(value)),
  contactEmails: (value) => value.join(', '),
};

/** A field's value as a person reads it. */
export const shownValue = (draft: JobDraft, field: keyof JobDraft, t: Words): string => {
  const wording = labelled[field] as ((value: unknown, draft: JobDraft, t: Words) => string) | undefined;
  const value = draft[field];
  if (wording) return wording(value, draft, t);
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  return value === null ? '' : String(value);
};
