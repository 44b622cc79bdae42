import type { Availability } from '@shared/people/model/professional';
import { weekdays } from '@shared/people/model/profile-vocabulary';

export type Weekday = (typeof weekdays)[number];
export type DailyTimes = Availability['dailyTimePreferences'];
export type DayTimes = NonNullable<DailyTimes[Weekday]>;

const noTimes: DayTimes = { slots: [], customStart: null, customEnd: null };

export const timesOf = (daily: DailyTimes, day: Weekday): DayTimes => daily[day] ?? noTimes;

export const hasTimes = ({ slots, customStart, customEnd }: DayTimes): boolean =>
  slots.length > 0 || customStart !== null || customEnd !== null;

const inOrder = (timesOn: (day: Weekday) => DayTimes | undefined): DailyTimes =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const times = timesOn(day);
      return times && hasTimes(times) ? [[day, times]] : [];
    }),
  );

export const withTimes = (daily: DailyTimes, changed: Weekday, times: DayTimes): DailyTimes =>
  inOrder((day) => (day === changed ? times : daily[day]));

/** Only available days have times. */
export const timesOnDays = (daily: DailyTimes, days: readonly Weekday[]): DailyTimes =>
  inOrder((day) => (days.includes(day) ? daily[day] : undefined));

export const sameTimesOn = (days: readonly Weekday[], times: DayTimes): DailyTimes =>
  inOrder((day) => (days.includes(day) ? times : undefined));

/** An end at or before the start is on the next day. */
export const isOvernight = ({ customStart, customEnd }: DayTimes): boolean =>
  customStart !== null && customEnd !== null && customEnd <= customStart;
