import { sentHomeOf } from '@shared/work/rules/attendance/sent-home';
import { AppError } from '@shared/errors';
import type { Attendance, RecordedTime } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { attendanceView, type AttendanceItem } from '../../store/work/attendance/attendance-item';
import { withDerivedFields } from '../../store/work/attendance/derive-attendance';
import { requireMove, writeStep, type Attended } from '../../store/work/attendance/move-attendance';
import type { Deps } from './ports';
import { ownAttended, authorizeAttendance, requireOther, type OfBooking } from './authorize-attendance';

/** Clocks the person out now, if they have clocked in. */
const endedNow = ({ item, booking }: Attended, by: BookingSide, at: string): AttendanceItem => {
  if (!item.in) return item;
  const out: RecordedTime = item.out ?? { at, method: by === 'facility' ? 'supervisor' : 'none', trust: 'high' };
  return withDerivedFields({ ...item, out, typed: { ...item.typed, out } }, booking);
};

type Ending = { by: BookingSide; reason: string };

const end = async (deps: Deps, attended: Attended, { by, reason }: Ending): Promise<Attendance> => {
  const { booking, shift, item: before } = attended;
  if (booking.status === 'sent_home') return attendanceView(before);
  const now = deps.clock.now();
  if (Date.parse(booking.endsAt) <= now.getTime()) throw new AppError('ILLEGAL_TRANSITION');
  requireMove(attended, 'sent_home', by === 'facility' ? 'supervisor' : 'professional', now);
  const item = endedNow(attended, by, now.toISOString());
  const workedMinutes = item.recorded?.worked ?? 0;
  const sentHome = sentHomeOf(booking, { by, state: shift.state, workedMinutes }, now);
  return attendanceView(await writeStep(deps, attended, { to: 'sent_home', item, reason, sentHome }, now));
};

/** Ends a booking for the unit, from the start of the shift on. A person who hasn't clocked in is turned away. */
export const sendHome = (deps: Deps, { reason, ...of }: OfBooking & { reason: string }): Promise<Attendance> =>
  retryOnConflict(async () => {
    const attended = await authorizeAttendance(deps, of);
    requireOther(of);
    return end(deps, attended, { by: 'facility', reason });
  });

/** Ends a booking early for the person, who has clocked in. */
export const leaveEarly = (
  deps: Deps,
  { reason, ...of }: Pick<OfBooking, 'caller' | 'shiftId'> & { reason: string },
): Promise<Attendance> =>
  retryOnConflict(async () => {
    const attended = await ownAttended(deps, of);
    if (attended.booking.status === 'confirmed') throw new AppError('ILLEGAL_TRANSITION');
    return end(deps, attended, { by: 'worker', reason });
  });
