import type { JobDraft } from '../model/job';

/** Units of a full-time year: 40 hours in each of 52 weeks. */
const unitsPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

/** An amount for one unit as an amount for a year, both in cents. */
export const yearlyCents = (cents: number, unit: keyof typeof unitsPerYear): number => cents * unitsPerYear[unit];

type Pay = Pick<JobDraft, 'payBy' | 'rate' | 'salaryMinCents' | 'salaryMaxCents'>;

/** What a posting pays by the year, its higher bound where it has two; null for pay by the read or visit, or none. */
export const payYearlyCents = ({ payBy, rate, salaryMinCents, salaryMaxCents }: Pay): number | null => {
  const cents = salaryMaxCents ?? salaryMinCents;
  if (cents === null || payBy === 'per_read' || payBy === 'per_visit') return null;
  return yearlyCents(cents, rate);
};

/** An amount for a year as an amount for an hour of full-time work, both in cents. */
export const hourlyCents = (yearly: number): number => Math.round(yearly / unitsPerYear.hour);
