import { AppError, type FieldErrors } from '@shared/errors';
import type { RecordedTime } from '@shared/work/model/attendance';
import type { Booking } from '@shared/work/model/booking';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { notice } from '@shared/text/notice';

const minuteMs = 60_000;

type Typed = { in?: string | undefined; out?: string | null | undefined };

/** Rejects times before clocking in is possible, in the future, or long after the shift. */
export const requirePossible = ({ startsAt, endsAt }: Booking, { in: from, out }: Typed, now: Date): void => {
  const first = Date.parse(startsAt) - shiftLimits.clockInMinutesAhead * minuteMs;
  const last = Math.min(now.getTime(), Date.parse(endsAt) + shiftLimits.needsTimeHours * 60 * minuteMs);
  const fields: FieldErrors = {};
  const isWithin = (at: string, until: number): boolean => Date.parse(at) >= first && Date.parse(at) <= until;
  if (from && !isWithin(from, Math.min(last, Date.parse(endsAt)))) fields['in'] = notice('timeInvalid');
  if (out && !isWithin(out, last)) fields['out'] = notice('timeInvalid');
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
};

/** Returns the typed time; null without one. */
export const typedTime = (at: string | null | undefined, method: 'supervisor' | 'correction'): RecordedTime | null =>
  at ? { at, method, trust: method === 'supervisor' ? 'high' : 'medium' } : null;
