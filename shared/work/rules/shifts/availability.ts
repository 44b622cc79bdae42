import type { ShiftPreferences } from '../../model/shifts/shift-preferences';
import { daysOfWeek, weekParts, type WeekPart } from '../../model/shifts/shift-vocabulary';
import { timeOffOn } from './time-off';
import { partOfDay, type WallShift } from './shift-times';

type Wall = Pick<WallShift, 'day' | 'startTime'>;

/** On the location's clock. A night belongs to the day it starts. */
export const weekPartOf = ({ day, startTime }: Wall): WeekPart =>
  `${daysOfWeek[new Date(day).getUTCDay()] ?? 'sun'}_${partOfDay(startTime)}`;

/** When someone wants to be asked for shifts. */
export type Availability = Pick<ShiftPreferences, 'available' | 'away'>;

export const anyTime: Availability = { available: [], away: [] };

/** Some shifts may not fit. */
export const hasChosenTimes = ({ available, away }: Availability): boolean => available.length + away.length > 0;

/** Whoever chose nothing can be asked for any shift. */
export const isAvailableFor = ({ available, away }: Availability, shift: Wall): boolean =>
  timeOffOn(away, shift.day) === null && (available.length === 0 || available.includes(weekPartOf(shift)));

/** Each once. */
export const inWeekOrder = (available: readonly WeekPart[]): WeekPart[] =>
  weekParts.filter((part) => available.includes(part));
