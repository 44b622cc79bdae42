import { coverNow } from '@lambdas/work/shifts/filling/cover-now';
import { updateShift } from '@lambdas/work/shifts/edit-shift';
import { addDays } from '@shared/core/rules/calendar-days';
import { localDay, shiftTimes, wallMinutes } from '@shared/work/rules/shifts/shift-times';
import type { Location } from '@shared/work/model/location';
import type { Shift } from '@shared/work/model/shifts/shift';
import { advanced, atNight, clockChangeShifts, coverNowShift, type SeedDays } from '../data/work/shifts';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, type Member } from '../seed-services';
import { formOf, placesOf, type Place, type Planned } from './shift-plan';

const daysAgo = { moved: 0.02, coverNow: 4 / (24 * 60), coverNowPublished: 1 };

/** The facility changes the time. Booked workers are asked and have a day to answer. */
export const seedMove = async (
  { services, now }: SeedContext,
  planned: Planned,
  { shiftId }: Shift,
  admin: Member,
): Promise<void> => {
  const shift = formOf(planned, planned.on.moved);
  const stored = await services.shifts.shifts.get(shiftId);
  if (!stored || stored.startTime === shift.startTime) return;
  const deps = { ...services.shifts, clock: seedClock(now, `${shiftId}/moved`, daysAgo.moved) };
  const caller = memberCaller(admin, 'planShifts');
  await updateShift(deps, { caller, shiftId, shift, version: stored.version });
};

/** Keeps one in progress. */
export const seedCoverNow = async (
  { services, now }: SeedContext,
  { shiftId }: Shift,
  admin: Member,
): Promise<void> => {
  const deps = { ...services.shifts, clock: seedClock(now, `${shiftId}/cover-now`, daysAgo.coverNow) };
  await coverNow(deps, { caller: memberCaller(admin, 'planShifts'), shiftId });
};

const timesOf = ({ location }: Place, day: string, [startTime, endTime]: readonly [string, string]) =>
  shiftTimes({ day, startTime, endTime, timeZone: location.timeZone });

/** The next night or day shift a few hours away, which is within those of Cover Now at any hour. */
export const coverNowPlan = (locations: readonly Location[], now: Date): Planned[] => {
  const { unit, starts, rate, leastHoursAhead } = coverNowShift;
  return placesOf(locations, unit).flatMap((place) => {
    const today = localDay(now.toISOString(), place.location.timeZone);
    const least = now.getTime() + leastHoursAhead * 3600 * 1000;
    const next = starts.find(({ day, hours }) => {
      const times = timesOf(place, addDays(today, day), hours);
      return times !== null && Date.parse(times.startsAt) >= least;
    });
    if (!next) return [];
    const { day: daysAhead, hours } = next;
    const on: SeedDays = { days: [daysAhead], free: 1 };
    const shifts = { unit, hours, rate, requiredCertifications: advanced, on: [on] };
    const day = addDays(today, daysAhead);
    return [{ place, shifts, on, day, daysAhead, publishedAgo: daysAgo.coverNowPublished }];
  });
};

/** Shifts can be published at most this many days ahead. */
const mostDaysAhead = 24 * 7;
/** Days that are on the board anyway. */
const boardDays = 14;

/** The week of the next night with a clock change. None while it is too far ahead. */
export const clockChangePlan = (locations: readonly Location[], now: Date): Planned[] => {
  const { unit, hours, rate, crew } = clockChangeShifts;
  const [startTime, endTime] = hours;
  return placesOf(locations, unit).flatMap((place) => {
    const today = localDay(now.toISOString(), place.location.timeZone);
    const isChange = (ahead: number): boolean => {
      const day = addDays(today, ahead);
      return timesOf(place, day, hours)?.minutes !== wallMinutes({ day, startTime, endTime });
    };
    const change = Array.from({ length: mostDaysAhead }, (_, index) => index).find(isChange);
    if (change === undefined || change < boardDays) return [];
    const days = [change - 1, change, change + 1];
    const on: SeedDays = { days, crew: [crew] };
    const shifts = { unit, hours, rate, requiredCertifications: advanced, differentials: atNight, on: [on] };
    return days
      .filter((daysAhead) => daysAhead >= boardDays)
      .map((daysAhead) => ({ place, shifts, on, day: addDays(today, daysAhead), daysAhead }));
  });
};
