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

/** Amounts as stored for the basis: a single one is both bounds. */
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

/** Annual pay in cents, the upper bound of a range; null if per read or visit, or unspecified. */
export const payYearlyCents = ({ payBy, rate, salaryMinCents, salaryMaxCents }: Pay): number | null => {
  const cents = salaryMaxCents ?? salaryMinCents;
  if (cents === null || payBy === 'per_read' || payBy === 'per_visit') return null;
  return yearlyCents(cents, rate);
};

type Hours = Pick<JobDraft, 'hoursPerShift' | 'shiftsPerWeek'>;

/** A week's pay in cents by the job's own hours, the upper bound of a range; null if it can't be known. */
export const payWeeklyCents = (job: Pay & Hours): number | null => {
  const { rate, hoursPerShift, shiftsPerWeek } = job;
  const yearly = payYearlyCents(job);
  const cents = job.salaryMaxCents ?? job.salaryMinCents;
  if (yearly === null || cents === null) return null;
  if (rate === 'hour') return hoursPerShift && shiftsPerWeek ? cents * hoursPerShift * shiftsPerWeek : null;
  if (rate === 'day') return shiftsPerWeek ? cents * shiftsPerWeek : null;
  return Math.round(yearly / unitsPerYear.week);
};

/** What an hour of weekly pay comes to, stipends included; null if pay or hours aren't by the week. */
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

/** How many `rate`s the wanted unit has, by the job's own hours; null where they aren't known. */
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

/** Pay in the unit in which jobs of its kind are compared, to the dollar; as it is where that can't be known. */
export const comparedPay = <J extends Compared>(job: J): J => {
  const rate = comparedUnits[hiringKindOf(job)];
  const factor = hasRate(job.payBy) ? ratesPer(rate, job) : null;
  if (factor === null || factor === 0 || job.rate === rate) return job;
  const converted = (cents: number | null) => cents && Math.round((cents * factor) / dollar) * dollar;
  return { ...job, rate, salaryMinCents: converted(job.salaryMinCents), salaryMaxCents: converted(job.salaryMaxCents) };
};

/** A week's hours; null if not said. */
export const hoursPerWeek = ({ hoursPerShift, shiftsPerWeek }: Hours): number | null =>
  hoursPerShift && shiftsPerWeek ? hoursPerShift * shiftsPerWeek : null;
