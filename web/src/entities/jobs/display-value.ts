import type { TFunction } from '@/lib/i18n/i18n';
import type { JobDraft } from '@shared/model/job';
import {
  expectedHoursLabels,
  expenseTypeLabels,
  experienceBandLabels,
  jobTypeLabels,
  payBasisLabels,
} from '@shared/model/vocabulary';
import { formatDate, formatMoney } from '@/lib/time/format';

type Words = TFunction<'posting'>;
type Wording<K extends keyof JobDraft> = (value: JobDraft[K], draft: JobDraft, t: Words) => string;

const money = (cents: number | null, { currency }: JobDraft): string =>
  cents === null ? '' : formatMoney(cents, currency);

const labelled: { [K in keyof JobDraft]?: Wording<K> } = {
  jobType: (value) => jobTypeLabels[value],
  payBy: (value) => payBasisLabels[value],
  rate: (value, _, t) => t(`rateUnit.${value}`),
  expectedHoursType: (value) => expectedHoursLabels[value],
  expenseType: (value) => expenseTypeLabels[value],
  experience: (value) => (value === null ? '' : experienceBandLabels[value]),
  salaryMinCents: money,
  salaryMaxCents: money,
  expenseAmountCents: money,
  applicationDeadlineOn: (value) => (value === null ? '' : formatDate(value)),
  contactEmails: (value) => value.join(', '),
  selectedBenefits: (value) => value.join(', '),
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
