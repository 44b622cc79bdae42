import type { ShiftPreferences } from '../../model/shifts/shift-preferences';
import { daysOfWeek, weekParts, type WeekPart } from '../../model/shifts/shift-vocabulary';
import { timeOffOn } from './time-off';
import { partOfDay, type WallShift } from './shift-times';

type Wall = Pick<WallShift, 'day' | 'startTime'>;

/** Part of the week on the location's clock. A night belongs to its start day. */
export const weekPartOf = ({ day, startTime }: Wall): WeekPart =>
  `${daysOfWeek[new Date(day).getUTCDay()] ?? 'sun'}_${partOfDay(startTime)}`;

/** Times for which someone wants to be asked. */
export type Availability = Pick<ShiftPreferences, 'available' | 'away'>;

export const anyTime: Availability = { available: [], away: [] };

/** Whether some shifts may not fit. */
export const hasChosenTimes = ({ available, away }: Availability): boolean => available.length + away.length > 0;

/** Without chosen times, any shift fits. */
export const isAvailableFor = ({ available, away }: Availability, shift: Wall): boolean =>
  timeOffOn(away, shift.day) === null && (available.length === 0 || available.includes(weekPartOf(shift)));

/** Sorted without duplicates. */
export const inWeekOrder = (available: readonly WeekPart[]): WeekPart[] =>
  weekParts.filter((part) => available.includes(part));
