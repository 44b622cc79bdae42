import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { ownZone } from './own-zone';

/** The reader's date and time, YYYY-MM-DDTHH:mm:ss. */
export const wallClock = (instant: string | number): string =>
  new Date(wallTimeAt(Number(new Date(instant)), ownZone())).toISOString().slice(0, 19);

/** The reader's calendar day, YYYY-MM-DD. */
export const today = (now: Date | number = Date.now()): string => wallClock(Number(now)).slice(0, 10);

/** The reader's calendar day at an instant, YYYY-MM-DD. */
export const dayAt = (instant: string | number): string => today(new Date(instant));
