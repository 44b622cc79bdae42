import { attendanceRecord } from '@shared/work/rules/attendance/attendance-record';
import { moveProblem, type BookingActor } from '@shared/work/rules/shifts/shift-status';
import { AppError } from '@shared/errors';
import type { Booking, SentHome } from '@shared/work/model/booking';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../placements/placement-item';
import { withHeads } from '../shifts/bookings/booking-heads';
import { withCounters, moved } from '../shifts/bookings/booking-steps';
import type { Shifts } from '../shifts/ports';
import type { WeekWrite } from '../timesheets/week-writes';
import type { AttendanceItem, ClockEntryItem } from './attendance-item';
import type { AttendedShifts } from './attended-shifts';
import { attendanceOf, isOfBooking, submittedAttendance, withRecord, type OfBooking } from './derive-attendance';
import type { AttendanceStore } from './ports';

export type MovingDeps = {
  shifts: Pick<Shifts, 'get' | 'booking' | 'head'>;
  attended: AttendedShifts;
  attendance: Pick<AttendanceStore, 'whole' | 'save'>;
  placement(placementId: string): Promise<PlacementItem | null>;
  clock: { now(): Date };
};

export type Attended = OfBooking & {
  /** Stored state, or null. */
  stored: AttendanceItem | null;
  item: AttendanceItem;
  entries: ClockEntryItem[];
};

type Ref = { shiftId: string; userId: string };

export type ReadingDeps = {
  shifts: Pick<Shifts, 'get' | 'booking'>;
  attendance: Pick<AttendanceStore, 'whole'>;
  placement: MovingDeps['placement'];
};

/** NOT_FOUND without a booking. */
export const readAttended = async (deps: ReadingDeps, { shiftId, userId }: Ref): Promise<Attended> => {
  const [shift, booking, { item: stored, entries }] = await Promise.all([
    deps.shifts.get(shiftId),
    deps.shifts.booking(shiftId, userId),
    deps.attendance.whole(shiftId, userId),
  ]);
  if (!shift || !booking) throw new AppError('NOT_FOUND');
  if (stored && isOfBooking(stored, booking)) return { shift, booking, stored, item: stored, entries };
  const placement = await deps.placement(booking.placementId);
  const silenceApproves = placement?.terms.silenceApproves === true;
  return { shift, booking, stored, item: attendanceOf({ shift, booking }, stored, silenceApproves), entries };
};

/** Throws a MoveProblem as an error; null passes. */
export const requireMove = (
  { shift, booking }: OfBooking,
  to: Booking['status'],
  by: BookingActor,
  now: Date,
): void => {
  const facts = { startsAt: booking.startsAt, endsAt: booking.endsAt, hasReason: true };
  const problem = moveProblem(booking.status, to, by, facts, now);
  if (problem === 'too_early') throw new AppError('TOO_EARLY');
  if (problem !== null || shift.status === 'canceled') throw new AppError('ILLEGAL_TRANSITION');
};

export const nextVersion = (item: AttendanceItem, now: Date): AttendanceItem => ({
  ...item,
  updatedAt: now.toISOString(),
  version: item.version + 1,
});

export const saveAttendance = async (
  { attendance }: Pick<MovingDeps, 'attendance'>,
  { stored, item }: Pick<Attended, 'stored' | 'item'>,
  now: Date,
): Promise<AttendanceItem> => {
  const after = nextVersion(item, now);
  await attendance.save({ before: stored, after });
  return after;
};

type Step = { to: Booking['status']; item: AttendanceItem; reason?: string; sentHome?: SentHome; week?: WeekWrite };

/** Writes the booking with its attendance, the shift's counters, and the timesheet in one transaction. */
export const writeStep = async (
  deps: Pick<MovingDeps, 'shifts' | 'attended'>,
  { shift, booking, stored }: OfBooking & Pick<Attended, 'stored'>,
  { to, item, reason, sentHome, week }: Step,
  now: Date,
): Promise<AttendanceItem> => {
  const ended = moved(booking, to, { now, ...(reason !== undefined && { reason }) });
  const worked = { ...(item.in && { clockedInAt: item.in.at }), ...(sentHome && { sentHome }) };
  const step = { before: booking, after: { ...ended, ...worked } };
  const bookings = await withHeads(deps, [step], now);
  const after = nextVersion({ ...item, status: to }, now);
  await deps.attended.change({
    before: shift,
    after: withCounters(shift, step, now),
    bookings,
    attendance: { before: stored, after },
    ...(week && { week }),
  });
  return after;
};

/** Statuses in which entries and typed times still count. */
const open: readonly Booking['status'][] = ['confirmed', 'in_progress', 'completed'];
export const isOpen = ({ status, sentHome }: Pick<Booking, 'status' | 'sentHome'>): boolean =>
  open.includes(status) || (status === 'sent_home' && (sentHome?.workedMinutes ?? 0) > 0);

const nextStatus = (status: Booking['status'], item: AttendanceItem): Booking['status'] | null => {
  if (status === 'confirmed') return item.in ? 'in_progress' : null;
  if (status === 'in_progress') return item.in && item.out ? 'completed' : null;
  const isEnded = status === 'completed' || status === 'sent_home';
  return isEnded && item.in && item.out && item.answers ? 'submitted' : null;
};

const isSame = (one: AttendanceItem, other: AttendanceItem): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

type CatchUp = Ref & {
  by: BookingActor;
  /** Applies what someone typed, and again after a conflict. */
  change?: (attended: Attended) => AttendanceItem;
};

/** Takes at most one step; returns whether another may follow. */
const stepOnce = async (deps: MovingDeps, { by, change, ...ref }: CatchUp): Promise<[AttendanceItem, boolean]> => {
  const attended = await readAttended(deps, ref);
  const { booking, stored } = attended;
  if (!isOpen(booking)) return [attended.item, false];
  const now = deps.clock.now();
  const changed = change ? change(attended) : attended.item;
  const record = attendanceRecord(attended.entries.filter(({ startsAt }) => startsAt === booking.startsAt));
  const item = withRecord(changed, record, booking);
  const to = nextStatus(booking.status, item);
  if (to) {
    requireMove(attended, to, by, now);
    const submitted = to === 'submitted' ? submittedAttendance(item, now) : item;
    return [await writeStep(deps, attended, { to, item: submitted }, now), true];
  }
  if (stored && isSame(stored, item)) return [item, false];
  return [await saveAttendance(deps, { stored, item }, now), false];
};

/** Brings booking and attendance up to date, one status after another. Idempotent. */
export const catchUp = async (deps: MovingDeps, wanted: CatchUp): Promise<AttendanceItem> => {
  for (;;) {
    const [item, more] = await retryOnConflict(() => stepOnce(deps, wanted));
    if (!more) return item;
  }
};
