import { calendarDay } from '../../../../core/rules/calendar-days';
import { daysOfWeek, type DayOfWeek, type DifferentialKind } from '../../../model/shifts/shift-vocabulary';
/** Added to the rate for minutes that meet all of its conditions, by the location's wall clock. */
export type Differential = {
  kind: DifferentialKind;
  hourlyCents: number;
  /** HH:MM, start included, end excluded; past midnight if `to` isn't later. Missing means the whole day. */
  from?: string;
  to?: string;
  days?: readonly DayOfWeek[];
  /** Dates as YYYY-MM-DD, such as holidays. */
  dates?: readonly string[];
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isBetween = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

const dayMs = 24 * 3600 * 1000;

/** Wall-clock time as UTC milliseconds. */
export type WallTime = number;
export type Applies = (wall: WallTime) => boolean;

/** Parsed once per shift, because it is evaluated for each minute. */
export const appliesOf = ({ from, to, days, dates }: Differential): Applies => {
  const [start, end] = [minutesOf(from ?? '00:00'), minutesOf(to ?? '00:00')];
  return (wall) => {
    const day = Math.floor(wall / dayMs);
    if (days && !days.includes(daysOfWeek[(day + 4) % 7] ?? 'sun')) return false;
    if (dates && !dates.includes(calendarDay(day * dayMs))) return false;
    return isBetween((wall - day * dayMs) / 60_000, start, end);
  };
};
