import type { OvertimeNumbers } from '../../../../data/overtime-rules';
import { type Fraction, fraction, plus, times, zero } from './fraction';
import type { Part, Split } from './split-minutes';

/** Regular rate of one period. Fractions are cents per hour; they aren't stored, only lines are. */
export type PeriodRate = {
  startsAt: string;
  endsAt: string;
  minutes: number;
  overtimeMinutes: number;
  doubleMinutes: number;
  /** Part from hourly work: base and differentials over the hours worked (29 CFR 778.110, 778.115). */
  hourly: Fraction;
  /** Part from flat bonuses and standby pay, divided by the hours of the rule. */
  flat: Fraction;
};

export const regularRate = ({ hourly, flat }: PeriodRate): Fraction => plus(hourly, flat);

type Sums = { worked: number; overtime: number; double: number; centMinutes: number; flatCents: number };

const centMinutesOf = (
  { worked, differentials }: Part,
  { rateCents, hourly }: { rateCents: number; hourly: number[] },
) => rateCents * worked + differentials.reduce((sum, minutes, index) => sum + minutes * (hourly[index] ?? 0), 0);

const sumsOf = ({ shifts }: Split, period: number): Sums => {
  const sums: Sums = { worked: 0, overtime: 0, double: 0, centMinutes: 0, flatCents: 0 };
  for (const { shift, parts, period: own } of shifts) {
    if (own === period) sums.flatCents += (shift.bonusCents ?? 0) + (shift.standbyCents ?? 0);
    const rates = { rateCents: shift.rateCents, hourly: shift.differentials.map(({ hourlyCents }) => hourlyCents) };
    for (const part of parts.filter((it) => it.period === period)) {
      sums.worked += part.worked;
      sums.overtime += part.overtime;
      sums.double += part.double;
      sums.centMinutes += centMinutesOf(part, rates);
    }
  }
  return sums;
};

/** If all hours of a period are overtime, none are regular, and a bonus is spread over all. */
const flatMinutes = ({ worked, overtime, double }: Sums, divisor: OvertimeNumbers['flatBonusDivisor']): number =>
  divisor === 'regular' ? worked - overtime - double || worked : worked;

const instant = (ms: number | undefined): string => new Date(ms ?? 0).toISOString();

/** Regular rates by index of the period; null without work. */
export const periodRates = (split: Split, rule: OvertimeNumbers | null): (PeriodRate | null)[] =>
  split.starts.slice(0, -1).map((start, period) => {
    const sums = sumsOf(split, period);
    if (sums.worked === 0) return null;
    const spread = flatMinutes(sums, rule?.flatBonusDivisor ?? 'worked');
    return {
      startsAt: instant(start),
      endsAt: instant(split.starts[period + 1]),
      minutes: sums.worked,
      overtimeMinutes: sums.overtime,
      doubleMinutes: sums.double,
      hourly: fraction(sums.centMinutes, sums.worked),
      flat: fraction(sums.flatCents * 60, spread),
    };
  });

const premiums = {
  overtime: { onHourly: fraction(1, 2), onFlat: fraction(3, 2) },
  double: { onHourly: fraction(1), onFlat: fraction(2) },
} as const;

/**
 * Unrounded cents. The base already pays the hourly part of every hour once, so a half or a whole remains. A flat bonus over
 * all hours has paid that as well; one over only regular hours hasn't, so overtime adds one and a half of it.
 */
export const premiumCents = (
  { hourly, flat }: PeriodRate,
  minutes: number,
  kind: keyof typeof premiums,
  divisor: OvertimeNumbers['flatBonusDivisor'],
): Fraction => {
  if (minutes === 0) return zero;
  const { onHourly, onFlat } = premiums[kind];
  const rate = plus(times(hourly, onHourly), times(flat, divisor === 'regular' ? onFlat : onHourly));
  return times(rate, fraction(minutes, 60));
};
