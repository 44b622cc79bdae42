import { addDays } from '@shared/domain/calendar-days';
import {
  fillForecast,
  forecastCells,
  leadBand,
  type FillForecast,
  type FillHistory,
} from '@shared/domain/shifts/fill-forecast';
import { partOfDay } from '@shared/domain/shifts/shift-times';
import { shiftLimits } from '@shared/shift-limits';
import { dayOf } from '../platform/clock';
import type { StartedShift } from '../store/shifts/ports';
import { withOpenTime, type ShiftItem } from '../store/shifts/shift-item';
import type { Deps } from './ports';

const like = ({ unitId, locationId, day, startTime }: ShiftItem) => ({
  ...{ unitId, locationId, day },
  partOfDay: partOfDay(startTime),
});

/** How a shift that starts counts: once in each cell of each band in which it was open. */
export const startedAs = (shift: ShiftItem): StartedShift => {
  const { openIn = [] } = withOpenTime(shift, { ...shift, updatedAt: shift.startsAt });
  return {
    organizationId: shift.organizationId,
    month: shift.day.slice(0, 7),
    cells: openIn.flatMap((band) => forecastCells(like(shift), band).map(({ key }) => key)),
    covered: shift.status === 'covered',
  };
};

/** From shifts that were open as long before their start as this one is now; null is not enough history. */
export const forecastOf = async ({ fills }: Deps, shift: ShiftItem, now: Date): Promise<FillForecast | null> => {
  const since = addDays(dayOf(now), -shiftLimits.forecastDays);
  const cells = forecastCells(like(shift), leadBand(now, shift.startsAt));
  const history = cells.map(async ({ scope, key }): Promise<FillHistory> => ({
    scope,
    ...(await fills.stats(shift.organizationId, key, since)),
  }));
  return fillForecast(await Promise.all(history));
};
