import type { TFunction } from '@/lib/i18n/i18n';
import type { OfferTerms } from '@shared/hiring/model/offer';
import { formatDate, formatPay } from '@/lib/time/format';

type Words = TFunction<'offers' | 'labels/jobs'>;

const dayMs = 86_400_000;

/** "$95 per hour". */
export const payOf = (
  { payCents, rate, currency }: Pick<OfferTerms, 'payCents' | 'rate' | 'currency'>,
  t: TFunction<'labels/jobs'>,
): string => formatPay({ payBy: 'exact', rate, currency, salaryMinCents: payCents, salaryMaxCents: payCents }, t);

export type Term = { key: keyof OfferTerms; label: string; value: string };

export const formatTerms = (terms: OfferTerms, t: Words): Term[] => [
  { key: 'payCents', label: t('terms.pay'), value: payOf(terms, t) },
  { key: 'startOn', label: t('terms.start'), value: formatDate(terms.startOn) },
  { key: 'endOn', label: t('terms.end'), value: terms.endOn === null ? t('terms.noEnd') : formatDate(terms.endOn) },
  {
    key: 'hoursPerWeek',
    label: t('terms.hours'),
    value: terms.hoursPerWeek === null ? t('terms.noHours') : t('terms.hoursPerWeek', { count: terms.hoursPerWeek }),
  },
  { key: 'jobType', label: t('terms.jobType'), value: t(`jobType.${terms.jobType}`) },
  { key: 'location', label: t('terms.location'), value: terms.location },
  // Applies to shifts only, so it's shown where it is agreed.
  {
    key: 'silenceApproves',
    label: t('terms.silence'),
    value: terms.silenceApproves ? t('terms.silenceApproves') : '',
  },
  { key: 'notes', label: t('terms.notes'), value: terms.notes },
];

export type TermDifference = { key: string; label: string; before: string; after: string };

export const differencesBetween = (before: OfferTerms, after: OfferTerms, t: Words): TermDifference[] => {
  const now = formatTerms(after, t);
  return formatTerms(before, t).flatMap(({ key, label, value }, index) => {
    const next = now[index]?.value ?? '';
    return next === value ? [] : [{ key, label, before: value, after: next }];
  });
};

export const formatExpiry = (expiresOn: string, today: string, t: TFunction<'offers'>): string => {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  if (days < 0) return t('expiry.over', { date: formatDate(expiresOn) });
  if (days === 0) return t('expiry.today');
  return t('expiry.days', { count: days, date: formatDate(expiresOn) });
};
