import { dueReminder } from '@shared/work/rules/filling/shift-reminders';
import { AppError } from '@shared/errors';
import type { Booking } from '@shared/work/model/booking';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { catchUp } from '../../../store/work/attendance/move-attendance';
import type { DueAttendance } from '../../../store/work/attendance/ports';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import {
  withCounters,
  lapsedBookings,
  moved,
  nextRevision,
  withAwaiting,
  withoutFilling,
} from '../../../store/work/shifts/bookings/booking-steps';
import type { DueShifts, Shifts } from '../../../store/work/shifts/ports';
import { refusedTerms } from '../../../store/work/shifts/bookings/refused-terms';
import { countsOf, splitSteps, withBulkPending } from '../../../store/work/shifts/bulk-chunks';
import { answerDue, type ShiftItem } from '../../../store/work/shifts/shift-item';
import { finishBulkChange } from '../continue-bulk-change';
import { startedAs } from '../filling/fill-statistics';
import { advanceAttendance, type AttendanceClockDeps } from './advance-attendance';

export type AdvanceDeps = AttendanceClockDeps & {
  due: DueShifts & DueAttendance;
  shifts: Pick<Shifts, 'get' | 'booking' | 'withBookings' | 'head' | 'change'>;
  /** Ends a booking whose person no longer meets the requirements. */
  recheck(booking: Awaited): Promise<void>;
};

type Awaited = { shiftId: string; userId: string };

/** `settled`: someone else did it; `taken`: a concurrent change, so it stays due. */
type Outcome = 'moved' | 'reminded' | 'lapsed' | 'attended' | 'settled' | 'taken' | 'failed';
export type AdvanceResult = Record<Outcome, number>;

type Whole = { shift: ShiftItem; bookings: Booking[] };

const isReached = (instant: string, now: Date): boolean => Date.parse(instant) <= now.getTime();

const isRunning = ({ status }: ShiftItem): boolean => status === 'in_progress';
const isAhead = ({ status }: ShiftItem): boolean => status === 'open' || status === 'covered';

/** Returns the next status; a late run skips those in between. Null if nothing changes. */
const statusAt = (shift: ShiftItem, now: Date): ShiftItem['status'] | null => {
  const { startsAt, endsAt } = shift;
  if (!isRunning(shift) && !isAhead(shift)) return null;
  if (isReached(endsAt, now)) return 'completed';
  return !isRunning(shift) && isReached(startsAt, now) ? 'in_progress' : null;
};

/** Makes bookings of a started shift due soon after, in case the person hasn't clocked in. */
const awaitPeople = async (deps: AdvanceDeps, { bookings }: { bookings: readonly Booking[] }): Promise<void> => {
  for (const { shiftId, professional, status } of bookings) {
    if (status === 'confirmed') await catchUp(deps, { shiftId, userId: professional.userId, by: 'professional' });
  }
};

/** Stores that a reminder is due, whose event notifies everyone booked. */
const remind = async ({ shifts }: AdvanceDeps, before: ShiftItem, now: Date): Promise<Outcome> => {
  const remindedUntil = isAhead(before) ? dueReminder(before, now) : null;
  if (remindedUntil === null) return 'settled';
  await shifts.change({ before, after: { ...nextRevision(before, now), remindedUntil }, bookings: [] });
  return 'reminded';
};

const isBooked = ({ status }: Booking): boolean => status === 'confirmed';

/** Moves a shift to its next status. Backups beyond the transaction follow in the next run. */
const move = async (deps: AdvanceDeps, found: Whole, status: ShiftItem['status'], now: Date): Promise<Outcome> => {
  const { shift: before, bookings } = found;
  if (status === 'in_progress') await awaitPeople(deps, found);
  const isNew = !isRunning(before);
  const { first, rest } = splitSteps(
    lapsedBookings(bookings, status, now),
    isNew ? shiftLimits.bookingsAtStart : shiftLimits.bookingsAtOnce,
  );
  const isOver = status === 'completed';
  const { requested, backups } = countsOf(rest);
  const advanced = { ...before, status, requested, ...(isOver && { backups }) };
  // Booked people without an answer still have to be told.
  const asked = withAwaiting(isOver ? withoutFilling(advanced) : advanced, bookings.filter(isBooked));
  const after = nextRevision(withBulkPending(asked, rest.length > 0, now), now);
  await deps.shifts.change({
    before,
    after,
    bookings: await withHeads(deps, first, now),
    ...(isNew && { started: startedAs(before, bookings) }),
  });
  return 'moved';
};

const advanceShift = async (deps: AdvanceDeps, shiftId: string): Promise<Outcome> => {
  const found = await deps.shifts.withBookings(shiftId);
  const now = deps.clock.now();
  if (!found) return 'settled';
  if (found.shift.restSince !== undefined) {
    await finishBulkChange(deps, shiftId);
    return 'moved';
  }
  const status = statusAt(found.shift, now);
  return status ? move(deps, found, status, now) : remind(deps, found.shift, now);
};

/** Returns whether the time to fix a missing requirement is over. */
const isLapsed = ({ status, lapse }: Booking, now: Date): boolean =>
  status === 'confirmed' && lapse !== undefined && isReached(lapse.until, now);

/** Ends an unanswered request, or a booking whose person didn't accept new terms or lacks a requirement. */
const lapse = async (deps: AdvanceDeps, { shiftId, userId }: Awaited): Promise<Outcome> => {
  const [shift, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
  const now = deps.clock.now();
  if (before && isLapsed(before, now)) {
    await deps.recheck({ shiftId, userId });
    return 'lapsed';
  }
  const due = before && answerDue(before);
  if (!shift || !due || !isReached(due, now)) return 'settled';
  const isRequest = before.status === 'requested';
  const after = isRequest ? moved(before, 'lapsed', { now }) : refusedTerms(before, 'silence', now);
  const step = { before, after };
  const bookings = await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after: withCounters(shift, step, now), bookings });
  return 'lapsed';
};

const isTaken = (error: unknown): boolean =>
  error instanceof ConcurrentModificationError || (error instanceof AppError && error.code === 'SHIFT_BUSY');

const attempt = async (shiftId: string, step: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await step();
  } catch (error) {
    if (isTaken(error)) return 'taken';
    log.error('a shift did not move on', error, { shiftId });
    return 'failed';
  }
};

/** Advances due shifts while there is time: first those that start or end, with requests that are now too late. */
export const advanceDueShifts = async (deps: AdvanceDeps, hasTime: () => boolean): Promise<AdvanceResult> => {
  const result: AdvanceResult = { moved: 0, reminded: 0, lapsed: 0, attended: 0, settled: 0, taken: 0, failed: 0 };
  const until = deps.clock.now().toISOString();
  for await (const { due } of duePages(deps.due.shifts, until, hasTime)) {
    for (const { shiftId } of due) result[await attempt(shiftId, () => advanceShift(deps, shiftId))] += 1;
  }
  for await (const { due } of duePages(deps.due.requests, until, hasTime)) {
    for (const awaited of due) result[await attempt(awaited.shiftId, () => lapse(deps, awaited))] += 1;
  }
  for await (const { due } of duePages(deps.due.attendance, until, hasTime)) {
    for (const ref of due) {
      const advance = async (): Promise<Outcome> => ((await advanceAttendance(deps, ref)) ? 'attended' : 'settled');
      result[await attempt(ref.shiftId, advance)] += 1;
    }
  }
  return result;
};
