import { calendarDay } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { newUlid } from './request-ids';

export type Clock = { now(): Date; newId<P extends string>(prefix: P): string };

export const systemClock: Clock = {
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${newUlid(prefix)}`,
};

/** Format of the table's TTL. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
/** Local day, YYYY-MM-DD, of a person or place: for what people sign, print, or read as today. */
export const dayIn = (at: Date, zone: string): string => calendarDay(wallTimeAt(at.getTime(), zone));
/** Day for counts and limits, which have no place. In the evening of the United States, it's already tomorrow. */
export const utcDay = (at: Date): string => calendarDay(at.getTime());
/** The earliest current day on Earth: "today" chosen anywhere is not before it. */
export const earliestToday = (now: Date): string => utcDay(addSeconds(now, -12 * 3600));
/** The latest current day on Earth: "yesterday" chosen anywhere is before it. */
export const latestToday = (now: Date): string => utcDay(addSeconds(now, 14 * 3600));
