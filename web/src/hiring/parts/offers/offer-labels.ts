import { packageAmounts, weekOf, weeklyPay } from '@shared/hiring/rules/pay/pay-package';
import { weeksOf } from '@shared/hiring/rules/pay/posted-terms';
import type { TFunction } from '@/lib/i18n/i18n';
import type { OfferTerms } from '@shared/hiring/model/offer';
import { formatDate, formatMoney, formatPay } from '@/lib/time/format';

/** Texts that terms are shown with. */
export const termTexts = ['offers', 'labels/jobs', 'labels/posting', 'labels/professions'] as const;
export type TermWords = TFunction<(typeof termTexts)[number]>;

const dayMs = 86_400_000;

/** "$95 per hour". */
export const payOf = (
  { payCents, rate, currency }: Pick<OfferTerms, 'payCents' | 'rate' | 'currency'>,
  t: TFunction<'labels/jobs'>,
): string => formatPay({ payBy: 'exact', rate, currency, salaryMinCents: payCents, salaryMaxCents: payCents }, t);

/** `part`: `package` is a line of the pay, `free` isn't in a posting. An empty value wasn't agreed. */
export type Term = { key: string; label: string; value: string; part?: 'package' | 'free' };

/** "Nights, 3 shifts of 12 hours per week". */
const shiftsOf = ({ contract }: OfferTerms, t: TermWords): string => {
  const { shift = null, hoursPerShift = null, shiftsPerWeek = null } = contract ?? {};
  const hours =
    hoursPerShift !== null && shiftsPerWeek !== null ? t('terms.shifts', { hoursPerShift, shiftsPerWeek }) : '';
  return [shift && t(`shift.${shift}`), hours].filter(Boolean).join(', ');
};

const lastDayOf = (terms: OfferTerms, t: TermWords): string => {
  if (terms.endOn === null) return t('terms.noEnd');
  const [day, weeks] = [formatDate(terms.endOn), weeksOf(terms)];
  return weeks === null ? day : t('terms.lastDay', { day, weeks });
};

const contractTerms = ({ contract, location }: OfferTerms, t: TermWords): Term[] => {
  const { payPackage = null, canceledShiftsMax = null, cancellation = '' } = contract ?? {};
  const amountOf = (cents: number | null | undefined): string => (cents ? formatMoney(cents) : '');
  const week = contract ? weekOf({ ...contract, location }) : null;
  const weekly = week && weeklyPay(week);
  const guaranteed = payPackage?.guaranteedHours ?? null;
  return [
    { key: 'taxable', label: t('terms.taxable'), value: amountOf(weekly?.taxableCents), part: 'package' },
    { key: 'stipends', label: t('terms.stipends'), value: amountOf(weekly?.stipendCents), part: 'package' },
    ...packageAmounts.map((name): Term => ({
      key: name,
      label: t(`payPackage.${name}`),
      value: amountOf(payPackage?.[name]),
      part: 'package',
    })),
    {
      key: 'guaranteedHours',
      label: t('payPackage.guaranteedHours'),
      value: guaranteed === null ? '' : String(guaranteed),
      part: 'package',
    },
    {
      key: 'canceledShiftsMax',
      label: t('terms.canceledShifts'),
      value: canceledShiftsMax === null ? '' : t('terms.canceledShiftsMax', { count: canceledShiftsMax }),
    },
    { key: 'cancellation', label: t('terms.cancellation'), value: cancellation, part: 'free' },
  ];
};

export const formatTerms = (terms: OfferTerms, t: TermWords): Term[] => [
  { key: 'payCents', label: t('terms.pay'), value: payOf(terms, t) },
  { key: 'startOn', label: t('terms.start'), value: formatDate(terms.startOn) },
  { key: 'endOn', label: t('terms.end'), value: lastDayOf(terms, t) },
  {
    key: 'jobType',
    label: t('terms.jobType'),
    value: terms.contract?.assignment === 'travel' ? t('hiringKind.travel') : t(`jobType.${terms.jobType}`),
  },
  { key: 'shift', label: t('terms.shift'), value: shiftsOf(terms, t) },
  {
    key: 'hoursPerWeek',
    label: t('terms.hours'),
    value: terms.hoursPerWeek === null ? t('terms.noHours') : t('terms.hoursPerWeek', { count: terms.hoursPerWeek }),
  },
  { key: 'location', label: t('terms.location'), value: terms.location },
  ...contractTerms(terms, t),
  // Applies to shifts only, so it's shown where it is agreed.
  {
    key: 'silenceApproves',
    label: t('terms.silence'),
    value: terms.silenceApproves ? t('terms.silenceApproves') : '',
    part: 'free',
  },
  { key: 'notes', label: t('terms.notes'), value: terms.notes, part: 'free' },
];

export type TermDifference = { key: string; label: string; before: string; after: string };

const differences = (before: readonly Term[], after: readonly Term[]): TermDifference[] =>
  before.flatMap(({ key, label, value }, index) => {
    const next = after[index]?.value ?? '';
    return next === value ? [] : [{ key, label, before: value, after: next }];
  });

export const differencesBetween = (before: OfferTerms, after: OfferTerms, t: TermWords): TermDifference[] =>
  differences(formatTerms(before, t), formatTerms(after, t));

/** Without what a posting never says. */
export const differencesFromPosting = (posted: OfferTerms, terms: OfferTerms, t: TermWords): TermDifference[] => {
  const stated = (of: OfferTerms): Term[] => formatTerms(of, t).filter(({ part }) => part !== 'free');
  return differences(stated(posted), stated(terms));
};

export const formatExpiry = (expiresOn: string, today: string, t: TFunction<'offers'>): string => {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  if (days < 0) return t('expiry.over', { date: formatDate(expiresOn) });
  if (days === 0) return t('expiry.today');
  return t('expiry.days', { count: days, date: formatDate(expiresOn) });
};
