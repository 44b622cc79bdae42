import { amountsOf, payBounds } from '@shared/domain/pay';
import type { JobCard, JobDraft, ManagedJob } from '@shared/model/job';

export const emptyDraft: JobDraft = {
  title: '',
  department: null,
  specialty: null,
  location: '',
  jobType: 'full_time',
  remote: false,
  numberOfOpenings: 1,
  project: '',
  payBy: 'range',
  rate: 'year',
  currency: 'USD',
  salaryMinCents: null,
  salaryMaxCents: null,
  includeExpenses: false,
  expenseType: 'per_day',
  expenseAmountCents: null,
  experience: null,
  expectedHoursType: 'fixed',
  expectedHoursMin: null,
  expectedHoursMax: null,
  expectedHoursFixed: null,
  description: '',
  requirements: '',
  selectedBenefits: [],
  benefits: '',
  preScreeningQuestions: [],
  applicationDeadlineOn: null,
  contactEmails: [],
  applicationInstructions: '',
  urgentHiring: false,
};

const fields = Object.keys(emptyDraft) as (keyof JobDraft)[];

export const draftOf = (job: ManagedJob): JobDraft =>
  Object.fromEntries(fields.map((field) => [field, job[field]])) as JobDraft;

type Hours = Pick<JobDraft, 'expectedHoursMin' | 'expectedHoursMax' | 'expectedHoursFixed'>;
const noHours: Hours = { expectedHoursMin: null, expectedHoursMax: null, expectedHoursFixed: null };

const hours = ({ expectedHoursType, expectedHoursMin, expectedHoursMax, expectedHoursFixed }: JobDraft): Hours => {
  switch (expectedHoursType) {
    case 'fixed':
      return { ...noHours, expectedHoursFixed };
    case 'minimum':
      return { ...noHours, expectedHoursMin };
    case 'maximum':
      return { ...noHours, expectedHoursMax };
    case 'range':
      return { ...noHours, expectedHoursMin, expectedHoursMax };
  }
};

/** Drops amounts that the chosen pay basis does not show. */
export const withShownAmounts = (draft: JobDraft): JobDraft => ({
  ...draft,
  ...payBounds(draft),
  ...hours(draft),
  expenseAmountCents: draft.includeExpenses ? draft.expenseAmountCents : null,
});

/** Clears hidden amounts so they can't fail validation. */
export const withoutHidden = (draft: JobDraft): JobDraft => ({
  ...withShownAmounts(draft),
  ...(amountsOf(draft.payBy) === 'single' && { salaryMaxCents: null }),
});

/** An empty number field holds null. */
type Typed = Omit<JobDraft, 'numberOfOpenings'> & { numberOfOpenings: number | null };

/** For saving a draft: an empty number of openings falls back to the default. */
export const skippingRequired = (typed: Typed): JobDraft => ({
  ...typed,
  numberOfOpenings: typed.numberOfOpenings ?? emptyDraft.numberOfOpenings,
});

export const isSameDraft = (one: JobDraft, other: JobDraft): boolean =>
  JSON.stringify(withShownAmounts(one)) === JSON.stringify(withShownAmounts(other));

export const cardOf = (
  draft: JobDraft,
  shown: Pick<JobCard, 'title' | 'organization' | 'logo_url' | 'publishedAt'>,
): JobCard => ({ ...withShownAmounts(draft), ...shown, jobId: '', status: 'active' });
