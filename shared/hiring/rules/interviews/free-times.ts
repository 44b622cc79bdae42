import { calendarDay } from '../../../core/rules/calendar-days';
import type { Availability } from '../../../people/model/professional';
import type { timeSlots, weekdays } from '../../../people/model/profile-vocabulary';
import { daysAfter, instantAt, wallClock, wallTimeAt } from '../../../messages/rules/schedule-times';

type Stretch = { startsAt: string; endsAt: string };
type StatedTimes = Pick<Availability, 'daysAvailable' | 'unavailableDates'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Office hours of both sides, in which interviews are suggested. */
const opens = 9;
const closes = 17;
const stepMs = 30 * minuteMs;

const weekdayNames: readonly (typeof weekdays)[number][] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];
const weekdayOf = (day: string): (typeof weekdays)[number] => weekdayNames[new Date(day).getUTCDay()]!;
const isWorkday = (name: (typeof weekdays)[number]): boolean => name !== 'saturday' && name !== 'sunday';

const hoursOf: Record<(typeof timeSlots)[number], readonly [from: number, to: number]> = {
  night: [0, 6],
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** Hours of the day when the person is unavailable according to the profile. */
const statedOff = (day: string, { daysAvailable, unavailableDates }: StatedTimes): (readonly [number, number])[] => {
  const name = weekdayOf(day);
  const offersWorkdays = daysAvailable.some(isWorkday);
  if (offersWorkdays && !daysAvailable.includes(name)) return [[0, 24]];
  return unavailableDates.flatMap((it): (readonly [number, number])[] => {
    if (it.date !== null) {
      const isThatDay = it.recurring ? it.date.slice(5) === day.slice(5) : it.date === day;
      return isThatDay ? [[0, 24]] : [];
    }
    if (it.day !== name) return [];
    return [it.timeSlot === null ? [0, 24] : hoursOf[it.timeSlot]];
  });
};

type Between = { start: number; end: number };

/** Whether it is outside the stated hours, in the candidate's time zone. */
const isOffHours = ({ start, end }: Between, { stated, candidateZone }: FreeTimesQuery): boolean => {
  const from = wallTimeAt(start, candidateZone);
  const day = calendarDay(from);
  const midnight = wallClock(day, '00:00');
  const to = from + end - start;
  if (from < midnight + opens * hourMs || to > midnight + closes * hourMs) return true;
  return statedOff(day, stated).some(
    ([first, last]) => midnight + first * hourMs < to && midnight + last * hourMs > from,
  );
};

export type FreeTimesQuery = {
  /** Busy times of all participants. */
  busy: readonly Stretch[];
  stated: StatedTimes;
  minutes: number;
  timeZone: string;
  /** Zone of the candidate, whose office hours apply as well. */
  candidateZone: string;
  now: Date;
  /** Number of days from tomorrow on. */
  days: number;
  perDay: number;
  count: number;
};

/** Times on workdays when everyone is free, soonest first, spread over the days. */
export const freeTimes = (query: FreeTimesQuery): Stretch[] => {
  const { busy, minutes, timeZone, now, days, perDay, count } = query;
  const taken = busy.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const);
  const today = calendarDay(wallTimeAt(now.getTime(), timeZone));
  const found: Stretch[] = [];
  for (let ahead = 1; ahead <= days && found.length < count; ahead += 1) {
    const day = daysAfter(today, ahead);
    if (!isWorkday(weekdayOf(day))) continue;
    const midnight = wallClock(day, '00:00');
    let freeFrom = midnight + opens * hourMs;
    let ofDay = 0;
    while (ofDay < perDay && found.length < count && freeFrom + minutes * minuteMs <= midnight + closes * hourMs) {
      const wall = freeFrom;
      const start = instantAt(wall, timeZone);
      const end = start + minutes * minuteMs;
      const wallEnd = wall + minutes * minuteMs;
      const isTaken = taken.some(([from, to]) => from < end && to > start) || isOffHours({ start, end }, query);
      if (!isTaken) {
        found.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() });
        ofDay += 1;
      }
      // One in the morning and one in the afternoon offer more choice than two in a row.
      freeFrom = isTaken ? wall + stepMs : Math.max(wall + 3 * hourMs, wallEnd);
    }
  }
  return found;
};
