import { daysOfWeek } from '@shared/core/rules/calendar-days';
import type { Timesheet, TimesheetForm } from '@shared/work/model/placement';
import { hoursInField, minutesIn } from '@/lib/time/hours';

/** Approved lines with their shifts, in day order. */
export const shiftLinesOf = ({ lines }: Pick<Timesheet, 'lines'>): Timesheet['lines'] =>
  lines.filter(({ shift }) => shift !== undefined);

export type DayValues = { hours: string; note: string };
export type WeekValues = Record<string, DayValues>;

export const valuesOf = ({ weekStartsOn, lines }: Pick<Timesheet, 'weekStartsOn' | 'lines'>): WeekValues =>
  Object.fromEntries(
    daysOfWeek(weekStartsOn).map((day) => {
      const line = lines.find((it) => it.day === day && it.shift === undefined);
      return [day, { hours: hoursInField(line?.minutes ?? 0), note: line?.note ?? '' }];
    }),
  );

/** Normalized for comparison: equal hours in different notations are equal. */
const plain = (values: WeekValues): unknown[] =>
  Object.entries(values).map(([day, { hours, note }]) => [day, minutesIn(hours) ?? hours, note.trim()]);

export const sameWeek = (one: WeekValues, other: WeekValues): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Uniform notation, so two versions can be shown next to each other. */
export const writtenAlike = (values: WeekValues): WeekValues =>
  Object.fromEntries(
    Object.entries(values).map(([day, { hours, note }]) => {
      const minutes = minutesIn(hours);
      return [day, { hours: minutes === null ? hours : hoursInField(minutes), note: note.trim() }];
    }),
  );

export const unreadableDays = (values: WeekValues): string[] =>
  Object.entries(values).flatMap(([day, { hours }]) => (minutesIn(hours) === null ? [day] : []));

export const linesOf = (values: WeekValues): TimesheetForm['lines'] =>
  Object.entries(values).flatMap(([day, { hours, note }]) => {
    const minutes = minutesIn(hours) ?? 0;
    return minutes === 0 && note.trim() === '' ? [] : [{ day, minutes, note: note.trim() }];
  });

const step = 30;
const defaultMinutes = 8 * 60;

/** One step up or down. An empty day starts with the previous day's hours or the default. */
export const stepped = (values: WeekValues, day: string, direction: 1 | -1): string => {
  const minutes = minutesIn(values[day]?.hours ?? '') ?? 0;
  if (minutes === 0 && direction === 1) {
    const earlier = Object.keys(values)
      .filter((other) => other < day)
      .map((other) => minutesIn(values[other]!.hours) ?? 0)
      .filter((other) => other > 0);
    return hoursInField(earlier.at(-1) ?? defaultMinutes);
  }
  return hoursInField(Math.min(24 * 60, Math.max(0, minutes + direction * step)));
};
