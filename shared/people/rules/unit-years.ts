import { unitFacts } from '../../data/healthcare/units';
import type { Unit } from '../model/healthcare-vocabulary';
import type { PersonSubject } from '../../hiring/rules/match/match-subjects';

type Experience = PersonSubject['units'][number];

/** Share from which years in another unit count as years in the unit. */
const countsFully = 0.7;
const requiredWithinMonths = 24;

/** Value of work in `own` for `unit`: 0 to 1. */
export const unitShare = (unit: Unit, own: Unit): number => (unit === own ? 1 : (unitFacts[unit].countsFrom[own] ?? 0));

const monthsSince = (day: string, today: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = today.split('-').map(Number);
  return 12 * (thisYear - year) + thisMonth - month - (thisDate < date ? 1 : 0);
};

const monthsAway = ({ lastWorkedOn }: Experience, today: string): number =>
  lastWorkedOn === null ? 0 : monthsSince(lastWorkedOn, today);

const recency = (months: number): number => {
  if (months < 12) return 1;
  if (months < 24) return 0.8;
  return months < 36 ? 0.5 : 0.2;
};

const counted = (unit: Unit, units: readonly Experience[]): Experience[] =>
  units.filter((it) => unitShare(unit, it.unit) >= countsFully);

/** Years for a hard requirement: only if worked within two years. */
export const recentUnitYears = (unit: Unit, units: readonly Experience[], today: string): number =>
  counted(unit, units)
    .filter((it) => monthsAway(it, today) <= requiredWithinMonths)
    .reduce((sum, { years }) => sum + years, 0);

/** Years for the score: the longer ago, the less they count. */
export const weighedUnitYears = (unit: Unit, units: readonly Experience[], today: string): number =>
  counted(unit, units).reduce((sum, it) => sum + it.years * recency(monthsAway(it, today)), 0);
