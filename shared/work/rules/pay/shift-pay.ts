import type { OvertimeNumbers } from '../../../data/overtime-rules';
import type { PayCalendar } from './shift-pay/pay-calendar';
import { missedLine, type PayLine, premiumLines, straightLines } from './shift-pay/pay-line';
import { type PeriodRate, periodRates } from './shift-pay/regular-rate';
import { type Split, splitMinutes, type SplitShift } from './shift-pay/split-minutes';
import type { WorkedShift } from './shift-pay/worked-shift';

export type ShiftPay = { id: string; lines: PayLine[]; cents: number };

export type ShiftsPay = {
  /** Workweeks or 14-day periods that include work. */
  periods: PeriodRate[];
  /** Shifts in order of start. */
  shifts: ShiftPay[];
  totalCents: number;
};

/**
 * `shifts`: all shifts of one person and one employer of record in the affected periods. Omitting one changes the regular
 * rate and overtime of the others. `rule`: null for people without overtime, such as contractors.
 */
export type PayInput = { shifts: readonly WorkedShift[]; calendar: PayCalendar; rule: OvertimeNumbers | null };

export const centsOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** Adds a line that isn't computed from work, such as a cancellation or correction. */
export const withLine = ({ id, lines, cents }: ShiftPay, line: PayLine | null): ShiftPay =>
  line ? { id, lines: [...lines, line], cents: cents + line.cents } : { id, lines, cents };

type Missed = { field: 'missedMeals' | 'missedRests'; code: 'missed_meal' | 'missed_rest' };

/** One per workday, on its first shift with a missed break. */
const missedShifts = ({ shifts }: Split, { field }: Missed): ReadonlySet<SplitShift> => {
  const missed = shifts.filter(({ shift }) => (shift[field] ?? 0) > 0);
  const byWorkday = Map.groupBy(missed, ({ workday }) => workday);
  return new Set([...byWorkday.values()].flatMap(([first]) => first ?? []));
};

const missedLines = (
  split: Split,
  rates: readonly (PeriodRate | null)[],
  missed: Missed,
): ((shift: SplitShift) => PayLine[]) => {
  const owed = missedShifts(split, missed);
  return (shift) => {
    const rate = rates[shift.period];
    return rate && owed.has(shift) ? [missedLine(missed.code, rate)] : [];
  };
};

const none = (): PayLine[] => [];

/** Rounds each line once; a shift is the sum of its lines, and the total the sum of the shifts. */
export const shiftPay = ({ shifts, calendar, rule }: PayInput): ShiftsPay => {
  const split = splitMinutes(shifts, calendar, rule);
  const rates = periodRates(split, rule);
  const meals = rule?.mealPremium ? missedLines(split, rates, { field: 'missedMeals', code: 'missed_meal' }) : none;
  const rests = rule?.restPremium ? missedLines(split, rates, { field: 'missedRests', code: 'missed_rest' }) : none;
  const paid = split.shifts.map((it): ShiftPay => {
    const premiums = premiumLines(it, rates, rule?.flatBonusDivisor ?? 'worked');
    const lines = [...straightLines(it), ...premiums, ...meals(it), ...rests(it)];
    return { id: it.shift.id, lines, cents: centsOf(lines) };
  });
  return { periods: rates.filter((rate) => rate !== null), shifts: paid, totalCents: centsOf(paid) };
};
