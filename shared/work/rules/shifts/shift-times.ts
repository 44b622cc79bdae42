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

/** `day` is the one on which the shift starts; times are HH:MM on the location's clock. */
export type WallShift = { day: string; startTime: string; endTime: string; timeZone: string };

/** Instants, and the minutes that pass between them. */
export type ShiftTimes = { startsAt: string; endsAt: string; minutes: number };

/** Null if a change of the clocks leaves no time between start and end. */
export const shiftTimes = ({ day, ...wall }: WallShift): ShiftTimes | null => {
  const found = scheduleTimes({ date: day, ...wall });
  return found && { startsAt: found.startsAt, endsAt: found.endsAt, minutes: found.durationMinutes };
};

/** What the two wall times suggest, clock changes aside. */
export const wallMinutes = ({ day, startTime, endTime }: Omit<WallShift, 'timeZone'>): number => {
  const endDay = endDayOf({ date: day, startTime, endTime });
  return (wallClock(endDay, endTime) - wallClock(day, startTime)) / minuteMs;
};

export type ShiftLength = {
  minutes: number;
  clocksGo: 'back' | 'forward' | null;
  /** Ends on a later day than it starts, midnight aside. */
  overnight: boolean;
};

/** What a label says about the length: "13 hours, clocks go back". */
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

/** Wall times win: the new instants if the law of the zone has changed since they were computed, otherwise null. */
export const movedTimes = (shift: WallShift & ShiftTimes): ShiftTimes | null => {
  const times = shiftTimes(shift);
  const isSame = times && times.startsAt === shift.startsAt && times.endsAt === shift.endsAt;
  return isSame ? null : times;
};

const dayAt = (ms: number, zone: string): string => calendarDay(wallTimeAt(ms, zone));

/** The location's day at an instant. A shift belongs to the day it starts. */
export const localDay = (at: string, zone: string): string => dayAt(Date.parse(at), zone);

/** The location's day of the last minute: a shift until midnight ends on the day before. */
export const lastDayOf = (endsAt: string, zone: string): string => dayAt(Date.parse(endsAt) - 1, zone);

/** Minutes since midnight on the location's clock. */
export const minuteOfDay = (at: string, zone: string): number =>
  Math.floor(wallTimeAt(Date.parse(at), zone) / minuteMs) % dayMinutes;

/** `weekday`: 0 is Sunday; `time`: HH:MM on the location's clock. */
export type WorkweekStart = { weekday: number; time: string };

/** Start and end of the workweek that an instant is in; those with a clock change have 167 or 169 hours. */
export const workweekAt = (at: string, zone: string, { weekday, time }: WorkweekStart): [string, string] => {
  const wall = new Date(wallTimeAt(Date.parse(at), zone)).toISOString();
  const day = wall.slice(0, 10);
  const since = (new Date(day).getUTCDay() - weekday + 7) % 7;
  const isBefore = since === 0 && wall.slice(11, 16) < time;
  const first = daysAfter(day, isBefore ? -7 : -since);
  const instant = (of: string): string => new Date(instantAt(wallClock(of, time), zone)).toISOString();
  return [instant(first), instant(daysAfter(first, 7))];
};

/** When each begins. */
export const partStarts = { morning: '04:00', evening: '12:00', night: '18:00' } as const satisfies Record<
  PartOfDay,
  string
>;

/** The part of the day of a start time; history and the board's lines are grouped by it. */
export const partOfDay = (startTime: string): PartOfDay => {
  if (startTime >= partStarts.morning && startTime < partStarts.evening) return 'morning';
  return startTime >= partStarts.evening && startTime < partStarts.night ? 'evening' : 'night';
};
