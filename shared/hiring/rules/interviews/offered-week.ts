import type { Availability } from '../../../people/model/professional';
import { shiftTimes, timeSlots, type weekdays } from '../../../people/model/profile-vocabulary';

type Weekday = (typeof weekdays)[number];
type DayTimes = NonNullable<Availability['dailyTimePreferences'][Weekday]>;
type Week = Pick<Availability, 'daysAvailable' | 'dailyTimePreferences' | 'timePreferences'>;

const noTimes: DayTimes = { slots: [], customStart: null, customEnd: null };
const hasOwnHours = ({ customStart, customEnd }: DayTimes): boolean => customStart !== null && customEnd !== null;

/** Times of day of the selected shifts; empty if they don't imply one. */
const timesOfShifts = ({ shiftTypes, nightShifts }: Availability): DayTimes['slots'] => {
  const ticked = shiftTypes.flatMap((type) => shiftTimes[type]);
  if (ticked.length === 0) return [];
  const open = nightShifts ? [...ticked, ...shiftTimes['Night Shift']] : ticked;
  return timeSlots.filter((slot) => open.includes(slot));
};

/**
 * Days without their own times use the general ones, or else those of the selected shifts. Custom hours are exact.
 * Blocked dates are visible only to the owner.
 */
export const offeredWeek = (availability: Availability): Week => {
  const { daysAvailable, dailyTimePreferences, timePreferences } = availability;
  const weekly = availability.unavailableDates.filter(({ type }) => type !== 'date');
  const ofShifts = timePreferences.length > 0 ? [] : timesOfShifts(availability);
  if (weekly.length === 0 && ofShifts.length === 0) return { daysAvailable, dailyTimePreferences, timePreferences };
  // General times are copied to the days; otherwise they would reappear on a fully blocked day.
  const week: Week = { daysAvailable: [], dailyTimePreferences: {}, timePreferences: [] };
  for (const day of daysAvailable) {
    const times = without(
      timesOf(dailyTimePreferences[day] ?? noTimes, timePreferences, ofShifts),
      weekly.filter((it) => it.day === day),
    );
    if (times === null) continue;
    week.daysAvailable.push(day);
    week.dailyTimePreferences[day] = times;
  }
  return week;
};

const timesOf = (own: DayTimes, everyDay: DayTimes['slots'], ofShifts: DayTimes['slots']): DayTimes => {
  if (own.slots.length > 0) return own;
  if (everyDay.length > 0) return { ...own, slots: everyDay };
  return hasOwnHours(own) ? own : { ...own, slots: ofShifts };
};

/** A day's times minus its blocked parts; null if nothing is left. */
const without = (times: DayTimes, blocked: Availability['unavailableDates']): DayTimes | null => {
  if (blocked.length === 0) return times;
  if (blocked.some(({ type }) => type === 'day')) return null;
  const isAnyTime = times.slots.length === 0 && !hasOwnHours(times);
  const slots = (isAnyTime ? timeSlots : times.slots).filter((it) => !blocked.some(({ timeSlot }) => timeSlot === it));
  return slots.length > 0 || hasOwnHours(times) ? { ...times, slots } : null;
};
