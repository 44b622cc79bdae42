import { isPlannedWeek, mondayOfDay } from '@shared/core/rules/calendar-days';
import { paths, shiftsView, shiftWeekAddress } from '@shared/paths';
import { today } from '@/lib/time/today';

/** Monday of the week in the address, or of this one. */
export const weekIn = (address: URLSearchParams): string => {
  const day = address.get(shiftsView.week);
  return mondayOfDay(isPlannedWeek(day) ? day : today());
};

/** This week has no parameter. */
export const weekAddress = (monday: string): string =>
  monday === mondayOfDay(today()) ? paths.shiftWeek : shiftWeekAddress(monday);
