import { runInNewContext } from 'node:vm';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import { busyTimesIn, TooManyTimes, type CalendarOwner, type CalendarReading } from './busy-times';

/** Time limit, because a recurrence rule can be endless. */
const patienceMs = 2500;
const daySeconds = 24 * 3600;

const forNoLonger = <T>(ms: number, run: () => T): T => runInNewContext('run()', { run }, { timeout: ms }) as T;

const isTimeout = (error: unknown): boolean =>
  // Errors of the other context fail `instanceof`.
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

export const readBusyTimes = (
  file: string,
  now: Date,
  owner: CalendarOwner,
  ms: number = patienceMs,
): CalendarReading => {
  const text = file.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR/i.test(text)) throw new AppError('CALENDAR_NOT_READ', notice('calendarNotIcs'));
  const stretch = {
    from: addSeconds(now, -limits.feedDaysBack * daySeconds),
    to: addSeconds(now, limits.feedDaysAhead * daySeconds),
  };
  try {
    return forNoLonger(ms, () => busyTimesIn(text, stretch, now, owner));
  } catch (error) {
    const tooLarge = error instanceof TooManyTimes || isTimeout(error);
    throw new AppError('CALENDAR_NOT_READ', tooLarge ? notice('calendarTooLarge') : notice('calendarNotIcs'));
  }
};
