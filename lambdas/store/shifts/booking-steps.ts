import { cancellationsAfter } from '@shared/domain/shifts/booking-cancellation';
import { scheduledPaidMinutes } from '@shared/domain/shifts/break-rules';
import { countedStatus, holdsSlot } from '@shared/domain/shifts/shift-status';
import type { Booking } from '@shared/model/booking';
import { addSeconds } from '../../platform/clock';
import type { BookingHead, BookingItem, LiveBooking, ShiftItem } from './shift-item';

export const nextRevision = (shift: ShiftItem, now: Date): ShiftItem => ({
  ...shift,
  updatedAt: now.toISOString(),
  revision: shift.revision + 1,
});

/** Holds a slot, waits for one, or would step in. */
export const isLive = ({ status }: Pick<Booking, 'status'>): boolean =>
  holdsSlot(status) || status === 'requested' || status === 'backup';

/** No one is asked for it any more. */
export const withoutFilling = ({
  coverNowAt: _since,
  heldUntil: _held,
  atRisk: _risk,
  ...shift
}: ShiftItem): ShiftItem => shift;

export type BookingStep = { before: Booking | null; after: Booking };

const countOf = (booking: Booking | null, is: (status: Booking['status']) => boolean): number =>
  booking && is(booking.status) ? 1 : 0;

/** The shift's counters and status after a booking's step. */
export const counted = (shift: ShiftItem, { before, after }: BookingStep, now: Date): ShiftItem => {
  const change = (is: (status: Booking['status']) => boolean): number => countOf(after, is) - countOf(before, is);
  const counts = {
    headcount: shift.headcount,
    confirmed: shift.confirmed + change(holdsSlot),
    requested: shift.requested + change((status) => status === 'requested'),
    backups: shift.backups + change((status) => status === 'backup'),
  };
  const submitted = (shift.submitted ?? 0) + change((status) => status === 'submitted');
  const kept = submitted > 0 || shift.submitted !== undefined ? { submitted } : {};
  const changed = { ...shift, ...counts, ...kept, status: countedStatus(shift.status, counts) };
  return nextRevision(counts.confirmed >= counts.headcount ? withoutFilling(changed) : changed, now);
};

/** A cancellation is counted with what follows from it: notice, points, and what the facility pays. */
export const moved = (
  booking: BookingItem,
  to: Booking['status'],
  { now, reason = '' }: { now: Date; reason?: string },
): BookingItem => ({
  ...booking,
  ...cancellationsAfter(booking, to, now),
  ...(booking.status === 'requested' && to === 'confirmed' && { confirmedAt: now.toISOString() }),
  status: to,
  reason,
  updatedAt: now.toISOString(),
  version: booking.version + 1,
});

const canceledAs: Partial<Record<Booking['status'], Booking['status']>> = { requested: 'declined', backup: 'lapsed' };

/** Of a shift that its organization cancels. */
export const canceledBookings = (bookings: readonly Booking[], change: { now: Date; reason: string }): BookingStep[] =>
  bookings.filter(isLive).map((before) => ({
    before,
    after: moved(before, canceledAs[before.status] ?? 'canceled_by_facility', change),
  }));

/** As far as the rules for rest and hours look back. */
const headDays = 16;

const liveOf = (booking: Booking): LiveBooking => {
  const { shiftId, startsAt, endsAt, organizationId, status, terms } = booking;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const unpaidMinutes = minutes - scheduledPaidMinutes(minutes, terms.breakRule);
  const isBackup = status === 'backup';
  return {
    ...{ shiftId, startsAt, endsAt, organizationId, unpaidMinutes },
    requested: status === 'requested' || isBackup,
    ...(isBackup && { backup: true }),
  };
};

/** The person's live bookings after a step; long past ones are left out. */
export const headAfter = (head: BookingHead, booking: Booking, now: Date): BookingHead => {
  const since = addSeconds(now, -headDays * 24 * 3600).toISOString();
  const others = head.live.filter(({ shiftId, endsAt }) => shiftId !== booking.shiftId && endsAt >= since);
  return { ...head, version: head.version + 1, live: isLive(booking) ? [...others, liveOf(booking)] : others };
};
