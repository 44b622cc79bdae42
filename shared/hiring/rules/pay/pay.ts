import type { JobDraft } from '../../model/job';
import { hiringKindOf } from '../hiring-kind';

/** Units per full-time year: 52 weeks of 40 hours. */
const unitsPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

/** Annual equivalent, in cents. */
export const yearlyCents = (cents: number, unit: keyof typeof unitsPerYear): number => cents * unitsPerYear[unit];

type PayBasis = JobDraft['payBy'];

/** Pay per read, per visit or as a lump sum has no time unit. */
export const hasRate = (payBy: PayBasis): boolean => payBy === 'range' || payBy === 'exact' || payBy === 'max_amount';

export const amountsOf = (payBy: PayBasis): 'range' | 'single' | 'maximum' => {
  if (payBy === 'range') return 'range';
  return payBy === 'max_amount' ? 'maximum' : 'single';
};

type Amounts = Pick<JobDraft, 'payBy' | 'salaryMinCents' | 'salaryMaxCents'>;

/** Amounts as stored for the basis: a single amount is both bounds. */
export const payBounds = ({ payBy, salaryMinCents, salaryMaxCents }: Amounts): Omit<Amounts, 'payBy'> => {
  switch (amountsOf(payBy)) {
    case 'single':
      return { salaryMinCents, salaryMaxCents: salaryMinCents };
    case 'maximum':
      return { salaryMinCents: null, salaryMaxCents };
    case 'range':
      return { salaryMinCents, salaryMaxCents };
  }
};

type Pay = Pick<JobDraft, 'payBy' | 'rate' | 'salaryMinCents' | 'salaryMaxCents'>;

/** Annual pay in cents, the upper end of a range; null if per read or visit, or unspecified. */
export const payYearlyCents = ({ payBy, rate, salaryMinCents, salaryMaxCents }: Pay): number | null => {
  const cents = salaryMaxCents ?? salaryMinCents;
  if (cents === null || payBy === 'per_read' || payBy === 'per_visit') return null;
  return yearlyCents(cents, rate);
};

type Hours = Pick<JobDraft, 'hoursPerShift' | 'shiftsPerWeek'>;

/** Weekly pay in cents by the job's own hours, the upper end of a range; null if unknown. */
export const payWeeklyCents = (job: Pay & Hours): number | null => {
  const { rate, hoursPerShift, shiftsPerWeek } = job;
  const yearly = payYearlyCents(job);
  const cents = job.salaryMaxCents ?? job.salaryMinCents;
  if (yearly === null || cents === null) return null;
  if (rate === 'hour') return hoursPerShift && shiftsPerWeek ? cents * hoursPerShift * shiftsPerWeek : null;
  if (rate === 'day') return shiftsPerWeek ? cents * shiftsPerWeek : null;
  return Math.round(yearly / unitsPerYear.week);
};

/** Average hourly pay in a week, stipends included; null if pay or hours aren't weekly. */
export const blendedHourlyCents = (job: Pay & Hours): number | null => {
  const { payBy, rate, salaryMinCents, hoursPerShift, shiftsPerWeek } = job;
  if (payBy !== 'exact' || rate !== 'week' || !salaryMinCents || !hoursPerShift || !shiftsPerWeek) return null;
  return Math.round(salaryMinCents / (hoursPerShift * shiftsPerWeek));
};

/** Full-time hourly equivalent, in cents. */
export const hourlyCents = (yearly: number): number => Math.round(yearly / unitsPerYear.hour);

const comparedUnits = {
  permanent: 'year',
  travel: 'week',
  local_contract: 'week',
  locum: 'hour',
  per_diem: 'hour',
} as const;

type Compared = Pay & Hours & Pick<JobDraft, 'jobType' | 'assignment' | 'currency'>;

/** Number of `rate` units per wanted unit by the job's own hours; null if unknown. */
const ratesPer = (
  wanted: 'hour' | 'week' | 'year',
  { rate, hoursPerShift, shiftsPerWeek }: Compared,
): number | null => {
  const hours = hoursPerShift && shiftsPerWeek ? hoursPerShift * shiftsPerWeek : null;
  const perWeek = { hour: hours, day: shiftsPerWeek, week: 1, month: null, year: null }[rate];
  if (wanted === rate) return 1;
  if (wanted === 'year') return rate === 'month' ? unitsPerYear.month : perWeek && perWeek * unitsPerYear.week;
  if (wanted === 'week') return perWeek;
  return perWeek && hours && perWeek / hours;
};

const dollar = 100;

/** Pay in the usual unit of its kind of job, to the dollar; unchanged if it can't be converted. */
export const comparedPay = <J extends Compared>(job: J): J => {
  const rate = comparedUnits[hiringKindOf(job)];
  const factor = hasRate(job.payBy) ? ratesPer(rate, job) : null;
  if (factor === null || factor === 0 || job.rate === rate) return job;
  const converted = (cents: number | null) => cents && Math.round((cents * factor) / dollar) * dollar;
  return { ...job, rate, salaryMinCents: converted(job.salaryMinCents), salaryMaxCents: converted(job.salaryMaxCents) };
};

/** Weekly hours; null if not stated. */
export const hoursPerWeek = ({ hoursPerShift, shiftsPerWeek }: Hours): number | null =>
  hoursPerShift && shiftsPerWeek ? hoursPerShift * shiftsPerWeek : null;
