import { AppError } from '@shared/errors';
import type { Attendance, ConfirmedTimes } from '@shared/work/model/attendance';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Page } from '../../platform/table/page';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { attendanceView, type AttendanceItem } from '../../store/work/attendance/attendance-item';
import { withDerivedFields } from '../../store/work/attendance/derive-attendance';
import { catchUp, isOpen, requireMove, writeStep, type Attended } from '../../store/work/attendance/move-attendance';
import type { Deps } from './ports';
import { authorizeAttendance, requireOther, supervisedUnits, type OfBooking } from './authorize-attendance';
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

/** Reads one query for each location in which the caller sees units. */
export const listAttendanceToApprove = async (
  deps: Deps,
  { caller, cursor }: { caller: AuthorizedCaller; cursor?: string | undefined },
): Promise<Page<Attendance>> => {
  const organizationId = organizationOf(caller);
  const units = supervisedUnits(caller, await deps.locations.list(organizationId));
  const page = await deps.attendance.toApprove(organizationId, { units, cursor });
  return { ...page, items: page.items.map(rowView) };
};
