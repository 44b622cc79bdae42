import type { AwayPeriod, ShiftPreferenceChanges } from '../../model/shifts/shift-preferences';
import { shiftLimits } from '../../limits/shift-limits';
import { addDays, calendarDay, daysBetween } from '../../../core/rules/calendar-days';

type TimeOff = readonly AwayPeriod[];

/** The period of time off that includes a shift's day at its location. */
export const timeOffOn = (timeOff: TimeOff, day: string): AwayPeriod | null =>
  timeOff.find(({ from, until }) => from <= day && day <= until) ?? null;

export const notOver = (timeOff: TimeOff, today: string): AwayPeriod[] => timeOff.filter(({ until }) => until >= today);

/** The earliest current day anywhere: yesterday in the last time zone. */
export const earliestDayAt = (now: Date): string => addDays(calendarDay(now.getTime()), -1);

const later = (one: string, other: string): string => (one > other ? one : other);

/** Sorts and merges periods that overlap or touch. */
const joined = (timeOff: TimeOff): AwayPeriod[] => {
  const periods: AwayPeriod[] = [];
  for (const { from, until } of timeOff.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = periods.at(-1);
    if (last && from <= addDays(last.until, 1)) {
      periods[periods.length - 1] = { from: last.from, until: later(last.until, until) };
    } else periods.push({ from, until });
  }
  return periods;
};

export const withTimeOff = (timeOff: TimeOff, added: AwayPeriod): AwayPeriod[] => joined([...timeOff, added]);

/** Remaining periods, which another screen may have extended since. */
export const withoutTimeOff = (timeOff: TimeOff, { from, until }: AwayPeriod): AwayPeriod[] =>
  timeOff.flatMap((it) => {
    if (it.until < from || it.from > until) return [it];
    return [
      ...(it.from < from ? [{ from: it.from, until: addDays(from, -1) }] : []),
      ...(it.until > until ? [{ from: addDays(until, 1), until: it.until }] : []),
    ];
  });

type Changes = Pick<ShiftPreferenceChanges, 'addAway' | 'removeAway'>;

/** Applies changes, and drops periods that are over. */
export const changedTimeOff = (timeOff: TimeOff, { addAway, removeAway }: Changes, today: string): AwayPeriod[] => {
  const ahead = notOver(timeOff, today);
  const left = removeAway ? withoutTimeOff(ahead, removeAway) : ahead;
  return addAway ? notOver(withTimeOff(left, addAway), today) : left;
};

/** Reason why periods can't be saved. */
export const timeOffProblem = (timeOff: TimeOff): 'long' | 'many' | null => {
  if (timeOff.some(({ from, until }) => daysBetween(from, until) >= shiftLimits.awayDays)) return 'long';
  return timeOff.length > shiftLimits.awayPeriods ? 'many' : null;
};
