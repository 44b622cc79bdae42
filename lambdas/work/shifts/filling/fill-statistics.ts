import { addDays } from '@shared/core/rules/calendar-days';
import {
  calibrationCell,
  fillForecast,
  forecastCells,
  forecastDecile,
  leadBand,
  type FillForecast,
  type FillHistory,
} from '@shared/work/rules/filling/fill-forecast';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import type { ShiftOutlook } from '@shared/work/model/shifts/shift-outlook';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { utcDay } from '../../../platform/clock';
import type { StartedShift } from '../../../store/work/shifts/ports';
import type { Booking } from '@shared/work/model/booking';
import { holdsPlace } from '@shared/work/rules/attendance/sent-home';
import { withOpenTime, type ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';

const like = ({ unitId, locationId, day, startTime }: ShiftItem) => ({
  ...{ unitId, locationId, day },
  partOfDay: partOfDay(startTime),
});

const minutesBetween = (from: string, until: string): number =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / 60_000));

const bookedOn = ({ minutes, publishedAt, createdAt }: ShiftItem, bookings: readonly Booking[]) =>
  bookings.filter(holdsPlace).map(({ professional, confirmedAt, bookedAt }) => ({
    userId: professional.userId,
    minutes,
    waited: minutesBetween(publishedAt ?? createdAt, confirmedAt ?? bookedAt),
  }));

/** Counts a started shift once in each cell of each lead-time band in which it was open, and by its forecast. */
export const startedAs = (shift: ShiftItem, bookings: readonly Booking[]): StartedShift => {
  const { forecast } = shift;
  const { openIn = [] } = withOpenTime(shift, { ...shift, updatedAt: shift.startsAt });
  return {
    organizationId: shift.organizationId,
    unitId: shift.unitId,
    month: shift.day.slice(0, 7),
    cells: [
      ...openIn.flatMap((band) => forecastCells(like(shift), band).map(({ key }) => key)),
      ...(forecast === undefined ? [] : [calibrationCell(forecast)]),
    ],
    covered: shift.status === 'covered',
    people: bookedOn(shift, bookings),
  };
};

const sinceDay = (now: Date): string => addDays(utcDay(now), -shiftLimits.forecastDays);

/** Forecasts from past shifts that were open as long before their start; null without enough history. */
export const forecastOf = async ({ fills }: Deps, shift: ShiftItem, now: Date): Promise<FillForecast | null> => {
  const since = sinceDay(now);
  const cells = forecastCells(like(shift), leadBand(now, shift.startsAt));
  const history = cells.map(async ({ scope, key }): Promise<FillHistory> => ({
    scope,
    ...(await fills.stats(shift.organizationId, key, since)),
  }));
  return fillForecast(await Promise.all(history));
};

/** Compares forecasts with results; null with few shifts. */
export const calibrationOf = async (
  { fills }: Deps,
  { organizationId }: ShiftItem,
  { share }: FillForecast,
  now: Date,
): Promise<ShiftOutlook['calibration']> => {
  const from = forecastDecile(share);
  const counts = await fills.stats(organizationId, calibrationCell(from), sinceDay(now));
  return counts.of < shiftLimits.forecastFrom ? null : { from, ...counts };
};
