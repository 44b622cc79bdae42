import { cancellationsAfter } from '@shared/work/rules/cancellation/booking-cancellation';
import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import { freeSlots } from '@shared/work/rules/filling/filling';
import { holdsPlace } from '@shared/work/rules/attendance/sent-home';
import { countedStatus } from '@shared/work/rules/shifts/shift-status';
import type { Booking } from '@shared/work/model/booking';
import type { Presence } from '@shared/work/model/shifts/shift-vocabulary';
import { addSeconds } from '../../../../platform/clock';
import type { BookingHead, BookingItem, LiveBooking, ShiftItem } from '../shift-item';

export const nextRevision = (shift: ShiftItem, now: Date): ShiftItem => ({
  ...shift,
  updatedAt: now.toISOString(),
  revision: shift.revision + 1,
});

/** Whether it holds a slot, waits for one, or is a backup. */
export const isLive = (booking: Pick<Booking, 'status' | 'sentHome'>): boolean =>
  holdsPlace(booking) || booking.status === 'requested' || booking.status === 'backup';

/** Removes the state of inviting people. */
export const withoutFilling = ({
  coverNowAt: _since,
  heldUntil: _held,
  atRisk: _risk,
  ...shift
}: ShiftItem): ShiftItem => shift;

export type BookingStep = { before: Booking | null; after: Booking };

const countOf = (booking: Booking | null, is: (status: Booking['status']) => boolean): number =>
  booking && is(booking.status) ? 1 : 0;

/** Booked, but absent when the shift began. Lasts until they come or say that they won't. */
export const isMissing = ({ status, missingSince }: Pick<Booking, 'status' | 'missingSince'>): boolean =>
  status === 'confirmed' && missingSince !== undefined;

/** Whether an answer to changed terms is pending. A leaving person isn't asked. */
const isAwaited = (booking: Pick<Booking, 'change'> | null): boolean => booking?.change !== undefined;

/** Whether a booking is about to lapse. After clock-in, the unit decides instead. */
export const isLapsing = ({ status, lapse }: Pick<Booking, 'status' | 'lapse'>): boolean =>
  status === 'confirmed' && lapse !== undefined;

const isOwnStaffThere = (booking: Booking | null): boolean =>
  booking?.payroll === true && holdsPlace(booking) && !isMissing(booking);

/** Null without a slot. */
const presenceOf = (booking: Booking): Presence | null => {
  if (!holdsPlace(booking)) return null;
  if (booking.status === 'confirmed') return 'booked';
  return booking.status === 'in_progress' ? 'in' : 'done';
};

const peopleAfter = (people: ShiftItem['people'] = {}, booking: Booking): NonNullable<ShiftItem['people']> => {
  const { [booking.professional.userId]: _before, ...others } = people;
  const presence = presenceOf(booking);
  return presence ? { ...others, [booking.professional.userId]: presence } : others;
};

/** Recounts pending answers, for a change of all bookings. */
export const withAwaiting = ({ awaiting: _before, ...shift }: ShiftItem, bookings: readonly Booking[]): ShiftItem => {
  const awaiting = bookings.filter(isAwaited).length;
  return awaiting > 0 ? { ...shift, awaiting } : shift;
};

/** The shift's counters and status after a booking's step. */
export const withCounters = (shift: ShiftItem, { before, after }: BookingStep, now: Date): ShiftItem => {
  const change = (is: (status: Booking['status']) => boolean): number => countOf(after, is) - countOf(before, is);
  const missing = (shift.missing ?? 0) + Number(isMissing(after)) - Number(before !== null && isMissing(before));
  const counts = {
    headcount: shift.headcount,
    confirmed: shift.confirmed + Number(holdsPlace(after)) - Number(before !== null && holdsPlace(before)),
    requested: shift.requested + change((status) => status === 'requested'),
    backups: shift.backups + change((status) => status === 'backup'),
  };
  const awaiting = Math.max(0, (shift.awaiting ?? 0) + Number(isAwaited(after)) - Number(isAwaited(before)));
  const ownStaff = Math.max(
    0,
    (shift.ownStaff ?? 0) + Number(isOwnStaffThere(after)) - Number(isOwnStaffThere(before)),
  );
  const lapsing = Math.max(
    0,
    (shift.lapsing ?? 0) + Number(isLapsing(after)) - Number(before !== null && isLapsing(before)),
  );
  const submitted = (shift.submitted ?? 0) + change((status) => status === 'submitted');
  const kept = {
    ...((submitted > 0 || shift.submitted !== undefined) && { submitted }),
    ...((awaiting > 0 || shift.awaiting !== undefined) && { awaiting }),
    ...((lapsing > 0 || shift.lapsing !== undefined) && { lapsing }),
    ...((ownStaff > 0 || shift.ownStaff !== undefined) && { ownStaff }),
    ...((missing > 0 || shift.missing !== undefined) && { missing }),
  };
  const people = peopleAfter(shift.people, after);
  const changed = { ...shift, ...counts, ...kept, people, status: countedStatus(shift.status, counts) };
  return nextRevision(freeSlots({ ...counts, missing }) === 0 ? withoutFilling(changed) : changed, now);
};

type Move = {
  now: Date;
  reason?: string;
  /** Earlier start of the notice, if any. */
  noticeFrom?: Date;
};

/** Moves a booking. A cancellation includes notice, points, and what the facility pays. */
export const moved = (
  { change: _open, lapse: _lapse, ...booking }: BookingItem,
  to: Booking['status'],
  { now, reason = '', noticeFrom = now }: Move,
): BookingItem => ({
  ...booking,
  ...cancellationsAfter(booking, to, noticeFrom),
  ...(booking.status === 'requested' && to === 'confirmed' && { confirmedAt: now.toISOString() }),
  status: to,
  reason,
  updatedAt: now.toISOString(),
  version: booking.version + 1,
});

const canceledAs: Partial<Record<Booking['status'], Booking['status']>> = { requested: 'declined', backup: 'lapsed' };

/** Cancels the live bookings of a canceled shift. */
export const canceledBookings = (
  bookings: readonly Booking[],
  change: Pick<Move, 'now' | 'noticeFrom'> & { reason: string },
): BookingStep[] =>
  bookings.filter(isLive).map((before) => ({
    before,
    after: moved(before, canceledAs[before.status] ?? 'canceled_by_facility', change),
  }));

/** Requests can't be accepted once the shift runs. Backups can be called until it ends. */
export const lapsedBookings = (bookings: readonly Booking[], to: ShiftItem['status'], now: Date): BookingStep[] =>
  bookings
    .filter(({ status }) => status === 'requested' || (to === 'completed' && status === 'backup'))
    .map((before) => ({ before, after: moved(before, 'lapsed', { now }) }));

/** The number of days that the rules for rest and hours look back. */
const headDays = 16;

const liveOf = (booking: Booking): LiveBooking => {
  const { shiftId, startsAt, endsAt, organizationId, unitId, status, terms, orientation } = booking;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const unpaidMinutes = minutes - scheduledPaidMinutes(minutes, terms.breakRule);
  const isBackup = status === 'backup';
  return {
    ...{ shiftId, startsAt, endsAt, organizationId, unpaidMinutes },
    requested: status === 'requested' || isBackup,
    ...(isBackup && { backup: true }),
    ...(orientation && unitId !== undefined && { orientationAt: unitId }),
  };
};

/** The person's live bookings after a step; long past ones are left out. */
export const nextActiveBookings = (head: BookingHead, booking: Booking, now: Date): BookingHead => {
  const since = addSeconds(now, -headDays * 24 * 3600).toISOString();
  const others = head.live.filter(({ shiftId, endsAt }) => shiftId !== booking.shiftId && endsAt >= since);
  return { ...head, version: head.version + 1, live: isLive(booking) ? [...others, liveOf(booking)] : others };
};
