import { calendarDay } from '@shared/domain/calendar-days';
import { newUlid } from './request-ids';

export type Clock = { now(): Date; newId<P extends string>(prefix: P): string };

export const systemClock: Clock = {
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${newUlid(prefix)}`,
};

/** Format of the table's TTL. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
/** Calendar day in UTC, YYYY-MM-DD. */
export const dayOf = (at: Date): string => calendarDay(at.getTime());
/** The earliest current day on Earth: "today" chosen anywhere is not before it. */
export const earliestToday = (now: Date): string => dayOf(addSeconds(now, -12 * 3600));
/** The latest current day on Earth: "yesterday" chosen anywhere is before it. */
export const latestToday = (now: Date): string => dayOf(addSeconds(now, 14 * 3600));
