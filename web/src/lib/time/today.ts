import { wallTimeAt } from '@shared/domain/schedule-times';
import { ownZone } from './own-zone';

/** The reader's calendar day, YYYY-MM-DD. */
export const today = (now: Date | number = Date.now()): string =>
  new Date(wallTimeAt(Number(now), ownZone())).toISOString().slice(0, 10);

/** The reader's calendar day at an instant, YYYY-MM-DD. */
export const dayAt = (instant: string | number): string => today(new Date(instant));
