import type { Currency } from '../model/enumerations';
import type { JobCard } from '../model/job';
import { hasRate } from './pay';

/** The franc's code is followed by a no-break space. */
const symbols: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  CHF: 'CHF\u00a0',
};

/** Whole amounts without decimals. `Intl` formats the same way but takes 12 ms for its first number. */
export const formatMoney = (cents: number, currency: Currency = 'USD'): string => {
  const [whole = '', decimals] = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${symbols[currency]}${grouped}${decimals ? `.${decimals}` : ''}`;
};

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
