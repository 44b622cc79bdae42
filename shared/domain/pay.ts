import type { JobDraft } from '../model/job';

/** Units of a full-time year: 40 hours in each of 52 weeks. */
const unitsPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

/** An amount for one unit as an amount for a year, both in cents. */
export const yearlyCents = (cents: number, unit: keyof typeof unitsPerYear): number => cents * unitsPerYear[unit];

type PayBasis = JobDraft['payBy'];

/** Pay by the read, by the visit or in one sum has no unit of time. */
export const hasRate = (payBy: PayBasis): boolean => payBy === 'range' || payBy === 'exact' || payBy === 'max_amount';

/** Which of the two amounts a basis has. */
export const amountsOf = (payBy: PayBasis): 'range' | 'single' | 'maximum' => {
  if (payBy === 'range') return 'range';
  return payBy === 'max_amount' ? 'maximum' : 'single';
};

type Amounts = Pick<JobDraft, 'payBy' | 'salaryMinCents' | 'salaryMaxCents'>;

/** The amounts that the basis has, as they are stored: a single one is both bounds. */
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

/** What a posting pays by the year, its higher bound where it has two; null for pay by the read or visit, or none. */
export const payYearlyCents = ({ payBy, rate, salaryMinCents, salaryMaxCents }: Pay): number | null => {
  const cents = salaryMaxCents ?? salaryMinCents;
  if (cents === null || payBy === 'per_read' || payBy === 'per_visit') return null;
  return yearlyCents(cents, rate);
};

/** An amount for a year as an amount for an hour of full-time work, both in cents. */
export const hourlyCents = (yearly: number): number => Math.round(yearly / unitsPerYear.hour);
