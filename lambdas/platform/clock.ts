import { ulid } from 'ulid';

/** Time and ids, so that use cases can be tested at any moment. */
export type Clock = { now(): Date; newId<P extends string>(prefix: P): string };

export const systemClock: Clock = {
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${ulid()}`,
};

/** Seconds since the epoch, as the table's time-to-live wants them. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
/** Calendar day in UTC, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** The day that it still is somewhere on Earth: a day chosen as "today" anywhere is not in the past. */
export const earliestToday = (now: Date): string => dayOf(addSeconds(now, -12 * 3600));
/** The day that it already is somewhere on Earth: a day chosen as "yesterday" anywhere is in the past. */
export const latestToday = (now: Date): string => dayOf(addSeconds(now, 14 * 3600));
