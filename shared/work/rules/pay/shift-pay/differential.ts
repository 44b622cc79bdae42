import { calendarDay } from '../../../../core/rules/calendar-days';
import { daysOfWeek, type DayOfWeek, type DifferentialKind } from '../../../model/shifts/shift-vocabulary';
/** Paid on top of the rate for minutes for which all that is said here holds, by the location's wall clock. */
export type Differential = {
  kind: DifferentialKind;
  hourlyCents: number;
  /** HH:MM, first included, last not; over midnight if `to` isn't later. Absent is the whole day. */
  from?: string;
  to?: string;
  days?: readonly DayOfWeek[];
  /** YYYY-MM-DD, as of holidays. */
  dates?: readonly string[];
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isBetween = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

const dayMs = 24 * 3600 * 1000;

/** The wall clock read as UTC, in milliseconds. */
export type WallTime = number;
export type Applies = (wall: WallTime) => boolean;

/** Read once for a shift: the question is asked for each of its minutes. */
export const appliesOf = ({ from, to, days, dates }: Differential): Applies => {
  const [start, end] = [minutesOf(from ?? '00:00'), minutesOf(to ?? '00:00')];
  return (wall) => {
    const day = Math.floor(wall / dayMs);
    if (days && !days.includes(daysOfWeek[(day + 4) % 7] ?? 'sun')) return false;
    if (dates && !dates.includes(calendarDay(day * dayMs))) return false;
    return isBetween((wall - day * dayMs) / 60_000, start, end);
  };
};
