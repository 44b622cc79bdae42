import { runInNewContext } from 'node:vm';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { BusyTime } from '@shared/model/calendar';
import { addSeconds } from '../platform/clock';
import { busyTimesIn, TooManyTimes } from './busy-times';

/** A rule of recurrence can be written so that working it out never ends. */
const patienceMs = 2500;
const daySeconds = 24 * 3600;

/** Runs it for no longer than this, whatever it loops over. */
const forNoLonger = <T>(ms: number, run: () => T): T => runInNewContext('run()', { run }, { timeout: ms }) as T;

const isTimeout = (error: unknown): boolean =>
  // It comes from the other context, whose errors are no errors of this one.
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** The busy times that a file names, or a refusal in words for the person whose calendar it is. */
export const readBusyTimes = (file: string, now: Date, ms: number = patienceMs): BusyTime[] => {
  const text = file.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR/i.test(text)) throw new AppError('CALENDAR_NOT_READ', messages.calendarNotIcs);
  const stretch = {
    from: addSeconds(now, -limits.feedDaysBack * daySeconds),
    to: addSeconds(now, limits.feedDaysAhead * daySeconds),
  };
  try {
    return forNoLonger(ms, () => busyTimesIn(text, stretch, now));
  } catch (error) {
    const tooLarge = error instanceof TooManyTimes || isTimeout(error);
    throw new AppError('CALENDAR_NOT_READ', tooLarge ? messages.calendarTooLarge : messages.calendarNotIcs);
  }
};
