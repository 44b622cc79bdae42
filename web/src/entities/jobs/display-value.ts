import type { TFunction } from '@/lib/i18n/i18n';
import type { Department, Specialty } from '@shared/model/enumerations';
import type { JobDraft } from '@shared/model/job';
import { formatDate, formatMoney } from '@/lib/time/format';

type Words = TFunction<'posting' | 'labels/jobs' | 'labels/posting'>;
type Wording<K extends keyof JobDraft> = (value: JobDraft[K], draft: JobDraft, t: Words) => string;

const money = (cents: number | null, { currency }: JobDraft): string =>
  cents === null ? '' : formatMoney(cents, currency);

const specialty = (value: Specialty | Department | null, _: JobDraft, t: Words): string =>
  value === null ? '' : t(`specialty.${value}`);

const labelled: { [K in keyof JobDraft]?: Wording<K> } = {
  jobType: (value, _, t) => t(`jobType.${value}`),
  payBy: (value, _, t) => t(`payBasis.${value}`),
  rate: (value, _, t) => t(`rateUnit.${value}`),
  expectedHoursType: (value, _, t) => t(`expectedHours.${value}`),
  expenseType: (value, _, t) => t(`expenseType.${value}`),
  experience: (value, _, t) => (value === null ? '' : t(`experience.${value}`)),
  salaryMinCents: money,
  salaryMaxCents: money,
  expenseAmountCents: money,
  applicationDeadlineOn: (value) => (value === null ? '' : formatDate(value)),
  contactEmails: (value) => value.join(', '),
  department: specialty,
  specialty,
  selectedBenefits: (value, _, t) => value.map((it) => t(`jobBenefit.${it}`)).join(', '),
  preScreeningQuestions: (value) =>
    value
      .map(({ question, options }) => (options.length > 0 ? `${question} (${options.join(', ')})` : question))
      .join(' · '),
};

export const displayValue = (draft: JobDraft, field: keyof JobDraft, t: Words): string => {
  const wording = labelled[field] as Wording<typeof field> | undefined;
  const value = draft[field];
  if (wording) return wording(value, draft, t);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return value === null ? '' : String(value);
};
