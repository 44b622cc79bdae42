import type { JobCard } from '../model/job';
import { hasRate } from './pay';

const locale = 'en-US';

/** Whole amounts without decimals, others with two. */
export const formatMoney = (cents: number, currency = 'USD'): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

type Pay = Pick<JobCard, 'salaryMinCents' | 'salaryMaxCents' | 'currency' | 'payBy' | 'rate'>;

const payUnit = ({ payBy, rate }: Pay): string => {
  if (payBy === 'per_read') return ' per read';
  if (payBy === 'per_visit') return ' per visit';
  return hasRate(payBy) ? ` per ${rate}` : '';
};

/** "$90 - $120 per hour", "$90+ per hour" or "Not specified". */
export const formatPay = (job: Pay): string => {
  const { salaryMinCents: from, salaryMaxCents: to, currency } = job;
  const money = (cents: number) => formatMoney(cents, currency);
  if (from === null) return to === null ? 'Not specified' : `Up to ${money(to)}${payUnit(job)}`;
  if (to === from) return `${money(from)}${payUnit(job)}`;
  return `${to === null ? `${money(from)}+` : `${money(from)} - ${money(to)}`}${payUnit(job)}`;
};
