import { daysOfWeek, weekParts, type WeekPart } from '../../model/shift-vocabulary';
import { partOfDay, type WallShift } from './shift-times';

type Wall = Pick<WallShift, 'day' | 'startTime'>;

/** On the location's clock. A night belongs to the day it starts. */
export const weekPartOf = ({ day, startTime }: Wall): WeekPart =>
  `${daysOfWeek[new Date(day).getUTCDay()] ?? 'sun'}_${partOfDay(startTime)}`;

/** Whoever chose nothing can be asked for any shift. */
export const isAvailableFor = (available: readonly WeekPart[], shift: Wall): boolean =>
  available.length === 0 || available.includes(weekPartOf(shift));

/** Each once. */
export const inWeekOrder = (available: readonly WeekPart[]): WeekPart[] =>
  weekParts.filter((part) => available.includes(part));
