import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { withHiringFields } from '@shared/hiring/rules/hiring-fields';
import { amountsOf, payBounds } from '@shared/hiring/rules/pay/pay';
import { withFittingPackage, withPackageHeadline } from '@shared/hiring/rules/pay/pay-package';
import type { JobCard, JobDraft, ManagedJob } from '@shared/hiring/model/job';
import type { MoreDetails } from '@shared/hiring/model/more-details';
import { detailAmounts, detailChoices, detailCounts, detailFlags } from '@shared/hiring/model/more-details-vocabulary';
import type { PayPackage } from '@shared/hiring/model/pay-package';

export const emptyPackage: PayPackage = {
  baseHourlyCents: null,
  overtimeHourlyCents: null,
  overtimeRule: null,
  guaranteedHours: null,
  mealsWeeklyCents: null,
  lodgingWeeklyCents: null,
  completionBonusCents: null,
  signOnBonusCents: null,
  travelReimbursementCents: null,
  licenseReimbursementCents: null,
  holidayHourlyCents: null,
  chargeHourlyCents: null,
  onCallHourlyCents: null,
  callbackHourlyCents: null,
  nightDifferentialCents: null,
  weekendDifferentialCents: null,
};

const each = <K extends string, V>(names: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<K, V>;

export const emptyDetails: MoreDetails = {
  ...each(Object.keys(detailChoices) as (keyof typeof detailChoices)[], null),
  ...each([...detailCounts, ...detailAmounts], null),
  ...each(detailFlags, false),
  practiceStates: [],
};

export const emptyDraft: JobDraft = {
  title: '',
  department: null,
  specialty: null,
  location: '',
  professions: [],
  npFocuses: [],
  unit: null,
  jobType: 'full_time',
  assignment: null,
  remote: false,
  numberOfOpenings: 1,
  project: '',
  payBy: 'range',
  rate: 'year',
  currency: 'USD',
  salaryMinCents: null,
  salaryMaxCents: null,
  payPackage: null,
  engagement: null,
  includeExpenses: false,
  expenseType: 'per_day',
  expenseAmountCents: null,
  experience: null,
  expectedHoursType: 'fixed',
  expectedHoursMin: null,
  expectedHoursMax: null,
  expectedHoursFixed: null,
  shift: null,
  pattern: null,
  hoursPerShift: null,
  shiftsPerWeek: null,
  startOn: null,
  startAsap: false,
  contractWeeks: null,
  licensePolicy: null,
  requiredCertifications: [],
  preferredCertifications: [],
  minUnitYears: null,
  unitYearsRequired: false,
  moreDetails: null,
  description: '',
  requirements: '',
  selectedBenefits: [],
  benefits: '',
  preScreeningQuestions: [],
  applicationDeadlineOn: null,
  contactEmails: [],
  applicationInstructions: '',
  coverLetter: 'optional',
  urgentHiring: false,
  answerDays: answerLimits.promisedDays.usual,
};

const fields = Object.keys(emptyDraft) as (keyof JobDraft)[];

/** Jobs from before promises existed get one with their next edit. */
export const draftOf = (job: ManagedJob): JobDraft => ({
  ...(Object.fromEntries(fields.map((field) => [field, job[field]])) as JobDraft),
  answerDays: job.answerDays ?? emptyDraft.answerDays,
});

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

/** Drops amounts and fields that the chosen pay basis and hiring kind do not show. */
export const withShownAmounts = (draft: JobDraft): JobDraft =>
  withPackageHeadline(
    withFittingPackage({
      ...withHiringFields(draft),
      ...payBounds(draft),
      ...hours(draft),
      expenseAmountCents: draft.includeExpenses ? draft.expenseAmountCents : null,
    }),
  );

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
  shown: Pick<JobCard, 'title' | 'organizationId' | 'organization' | 'logo_url' | 'facility_photo' | 'publishedAt'>,
): JobCard => ({ ...withShownAmounts(draft), ...shown, jobId: '', verified: null, status: 'active' });
