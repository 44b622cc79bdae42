import type { TFunction } from '@/lib/i18n/i18n';
import type { Department, Specialty } from '@shared/core/model/enumerations';
import type { JobDraft } from '@shared/hiring/model/job';
import type { PayPackage } from '@shared/hiring/model/pay-package';
import { isSaid } from '@shared/hiring/rules/more-details';
import type { DetailField } from '@shared/hiring/model/more-details-vocabulary';
import { formatDate, formatMoney } from '@/lib/time/format';

/** Catalogs of the labels below. */
export const draftCatalogs = [
  'posting',
  'job-details',
  'labels/jobs',
  'labels/posting',
  'labels/professions',
  'labels/units',
  'labels/certifications',
  'labels/schedule',
] as const;

import { detailLabel } from './detail-labels';

type Words = TFunction<(typeof draftCatalogs)[number]>;
type Wording<K extends keyof JobDraft> = (value: JobDraft[K], draft: JobDraft, t: Words) => string;

const money = (cents: number | null, { currency }: JobDraft): string =>
  cents === null ? '' : formatMoney(cents, currency);

const specialty = (value: Specialty | Department | null, _: JobDraft, t: Words): string =>
  value === null ? '' : t(`specialty.${value}`);

const certifications = (value: JobDraft['requiredCertifications'], _: JobDraft, t: Words): string =>
  value.map((it) => t(`certification.${it}`)).join(', ');

const payPackage = (value: JobDraft['payPackage'], _: JobDraft, t: Words): string =>
  (Object.entries(value ?? {}) as [keyof PayPackage, PayPackage[keyof PayPackage]][])
    .filter(([, it]) => it !== null)
    .map(([name, it]) => `${t(`payPackage.${name}`)} ${payValue(name, it, t)}`)
    .join(', ');

const payValue = (name: keyof PayPackage, value: PayPackage[keyof PayPackage], t: Words): string => {
  if (typeof value !== 'number') return value === null ? '' : t(`overtimeRule.${value}`);
  return name === 'guaranteedHours' ? String(value) : formatMoney(value);
};

const moreDetails = (value: JobDraft['moreDetails'], _: JobDraft, t: Words): string =>
  value === null
    ? ''
    : (Object.keys(value) as DetailField[])
        .filter((field) => isSaid(value[field]))
        .map((field) => `${t(`fields.${field}`)} ${detailLabel(value, field, t)}`.trim())
        .join(', ');

const labelled: { [K in keyof JobDraft]?: Wording<K> } = {
  jobType: (value, _, t) => t(`jobType.${value}`),
  payBy: (value, _, t) => t(`payBasis.${value}`),
  rate: (value, _, t) => t(`rateUnit.${value}`),
  expectedHoursType: (value, _, t) => t(`expectedHours.${value}`),
  expenseType: (value, _, t) => t(`expenseType.${value}`),
  experience: (value, _, t) => (value === null ? '' : t(`experience.${value}`)),
  payPackage,
  moreDetails,
  engagement: (value, _, t) => (value === null ? '' : t(`engagement.${value}`)),
  salaryMinCents: money,
  salaryMaxCents: money,
  expenseAmountCents: money,
  applicationDeadlineOn: (value) => (value === null ? '' : formatDate(value)),
  contactEmails: (value) => value.join(', '),
  answerDays: (value) => (value === null ? '' : String(value)),
  coverLetter: (value, _, t) => t(value === 'required' ? 'yes' : 'no'),
  department: specialty,
  specialty,
  professions: (value, _, t) => value.map((it) => t(`profession.${it}`)).join(', '),
  npFocuses: (value, _, t) => value.map((it) => t(`npFocus.${it}`)).join(', '),
  unit: (value, _, t) => (value === null ? '' : t(`unit.${value}`)),
  assignment: (value, _, t) => (value === null ? '' : t(`assignment.${value}`)),
  shift: (value, _, t) => (value === null ? '' : t(`shift.${value}`)),
  pattern: (value, _, t) => (value === null ? '' : t(`pattern.${value}`)),
  startOn: (value) => (value === null ? '' : formatDate(value)),
  licensePolicy: (value, _, t) => (value === null ? '' : t(`licensePolicy.${value}`)),
  requiredCertifications: certifications,
  preferredCertifications: certifications,
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
