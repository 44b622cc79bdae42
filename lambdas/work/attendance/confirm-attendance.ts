import { AppError } from '@shared/errors';
import type { Attendance, ConfirmedTimes } from '@shared/work/model/attendance';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Page } from '../../platform/table/page';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { attendanceView, type AttendanceItem } from '../../store/work/attendance/attendance-item';
import { withDerivedFields } from '../../store/work/attendance/derive-attendance';
import { catchUp, isOpen, requireMove, writeStep, type Attended } from '../../store/work/attendance/move-attendance';
import type { Deps } from './ports';
import { authorizeAttendance, authorizeUnits, requireOther, type OfBooking } from './authorize-attendance';
import { requirePossible, typedTime } from './typed-times';

export const getBookingAttendance = async (deps: Deps, of: OfBooking): Promise<Attendance> => {
  const { item, booking } = await authorizeAttendance(deps, of);
  return { ...attendanceView(item), status: booking.status };
};

const withTimes =
  (times: ConfirmedTimes) =>
  ({ item, booking }: Attended): AttendanceItem =>
    withDerivedFields(
      {
        ...item,
        typed: {
          in: typedTime(times.in, 'supervisor'),
          out: typedTime(times.out, 'supervisor') ?? item.typed.out,
        },
        askedEarly: item.askedEarly || times.askedEarly,
        answers: item.answers ?? times.answers,
      },
      booking,
    );

/** Records the times observed by the supervisor if the phone proved none. */
export const confirmAttendance = async (
  deps: Deps,
  { times, ...of }: OfBooking & { times: ConfirmedTimes },
): Promise<Attendance> => {
  const { booking } = await authorizeAttendance(deps, of);
  requireOther(of);
  if (!isOpen(booking)) throw new AppError('ILLEGAL_TRANSITION');
  requirePossible(booking, times, deps.clock.now());
  const { shiftId, userId } = of;
  return attendanceView(await catchUp(deps, { shiftId, userId, by: 'supervisor', change: withTimes(times) }));
};

/** Records a no-show. Only people do this, so the slot stays taken until then. */
export const declareNoShow = (deps: Deps, of: OfBooking): Promise<Attendance> =>
  retryOnConflict(async () => {
    const attended = await authorizeAttendance(deps, of);
    requireOther(of);
    if (attended.booking.status === 'no_show') return attendanceView(attended.item);
    const now = deps.clock.now();
    requireMove(attended, 'no_show', 'supervisor', now);
    return attendanceView(await writeStep(deps, attended, { to: 'no_show', item: attended.item }, now));
  });

/** Leaves out messages, which matter only for disputed hours and would make a page large. */
const rowView = ({ messages: _messages, ...item }: AttendanceItem): Attendance => attendanceView(item);

export const listAttendanceToApprove = async (
  deps: Deps,
  { caller, locationId, cursor }: { caller: AuthorizedCaller; locationId: string; cursor?: string | undefined },
): Promise<Page<Attendance>> => {
  const { unitIds } = await authorizeUnits(deps, caller, locationId);
  const page = await deps.attendance.toApprove(locationId, { unitIds, cursor });
  return { ...page, items: page.items.map(rowView) };
};
