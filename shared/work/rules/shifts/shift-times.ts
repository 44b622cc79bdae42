import { calendarDay } from '../../../core/rules/calendar-days';
import type { PartOfDay } from '../../model/shifts/shift-vocabulary';
import {
  daysAfter,
  endDayOf,
  instantAt,
  scheduleTimes,
  wallClock,
  wallTimeAt,
} from '../../../messages/rules/schedule-times';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** `day` is the start day; times are HH:MM on the location's clock. */
export type WallShift = { day: string; startTime: string; endTime: string; timeZone: string };

/** Instants, and the elapsed minutes between them. */
export type ShiftTimes = { startsAt: string; endsAt: string; minutes: number };

/** Null if a clock change leaves no time between start and end. */
export const shiftTimes = ({ day, ...wall }: WallShift): ShiftTimes | null => {
  const found = scheduleTimes({ date: day, ...wall });
  return found && { startsAt: found.startsAt, endsAt: found.endsAt, minutes: found.durationMinutes };
};

/** Minutes between the two wall times, ignoring clock changes. */
export const wallMinutes = ({ day, startTime, endTime }: Omit<WallShift, 'timeZone'>): number => {
  const endDay = endDayOf({ date: day, startTime, endTime });
  return (wallClock(endDay, endTime) - wallClock(day, startTime)) / minuteMs;
};

export type ShiftLength = {
  minutes: number;
  clocksGo: 'back' | 'forward' | null;
  /** Whether it ends on a later day, except at midnight. */
  overnight: boolean;
};

/** Length for a label: "13 hours, clocks go back". */
export const shiftLength = (shift: WallShift): ShiftLength | null => {
  const times = shiftTimes(shift);
  if (!times) return null;
  const difference = times.minutes - wallMinutes(shift);
  const clocksGo = difference > 0 ? 'back' : 'forward';
  return {
    minutes: times.minutes,
    clocksGo: difference === 0 ? null : clocksGo,
    overnight: lastDayOf(times.endsAt, shift.timeZone) > shift.day,
  };
};

/** Wall times take precedence: new instants if the zone's rules have changed since, otherwise null. */
export const movedTimes = (shift: WallShift & ShiftTimes): ShiftTimes | null => {
  const times = shiftTimes(shift);
  const isSame = times && times.startsAt === shift.startsAt && times.endsAt === shift.endsAt;
  return isSame ? null : times;
};

const dayAt = (ms: number, zone: string): string => calendarDay(wallTimeAt(ms, zone));

/** Local day of an instant. A shift belongs to its start day. */
export const localDay = (at: string, zone: string): string => dayAt(Date.parse(at), zone);

/** Local day of the last minute: a shift until midnight ends on the day before. */
export const lastDayOf = (endsAt: string, zone: string): string => dayAt(Date.parse(endsAt) - 1, zone);

/** Minutes since midnight on the location's clock. */
export const minuteOfDay = (at: string, zone: string): number =>
  Math.floor(wallTimeAt(Date.parse(at), zone) / minuteMs) % dayMinutes;

/** `weekday`: 0 is Sunday; `time`: HH:MM on the location's clock. */
export type WorkweekStart = { weekday: number; time: string };

/** Start and end of the workweek at an instant; one with a clock change has 167 or 169 hours. */
export const workweekAt = (at: string, zone: string, { weekday, time }: WorkweekStart): [string, string] => {
  const wall = new Date(wallTimeAt(Date.parse(at), zone)).toISOString();
  const day = wall.slice(0, 10);
  const since = (new Date(day).getUTCDay() - weekday + 7) % 7;
  const isBefore = since === 0 && wall.slice(11, 16) < time;
  const first = daysAfter(day, isBefore ? -7 : -since);
  const instant = (of: string): string => new Date(instantAt(wallClock(of, time), zone)).toISOString();
  return [instant(first), instant(daysAfter(first, 7))];
};

/** Start time of each part. */
export const partStarts = { morning: '04:00', evening: '12:00', night: '18:00' } as const satisfies Record<
  PartOfDay,
  string
>;

/** Part of the day of a start time, which groups history and the board's lines. */
export const partOfDay = (startTime: string): PartOfDay => {
  if (startTime >= partStarts.morning && startTime < partStarts.evening) return 'morning';
  return startTime >= partStarts.evening && startTime < partStarts.night ? 'evening' : 'night';
};
