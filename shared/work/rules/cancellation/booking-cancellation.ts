import type { Booking, BookingCancellation } from '../../model/booking';
import type { BookingSide, BookingStatus } from '../../model/shifts/shift-vocabulary';
import { scheduledPaidMinutes } from '../pay/break-rules';
import {
  bandEndsAt,
  cancellationBand,
  cancellationBands,
  canUndo,
  noticeMinutes,
  undoEndsAt,
} from './cancellation-bands';
import { cancellationPay } from './cancellation-pay';
import { holdsSlot } from '../shifts/shift-status';

type Booked = Pick<
  Booking,
  'attempt' | 'bookedAt' | 'endsAt' | 'how' | 'startsAt' | 'terms' | 'payroll' | 'confirmedAt' | 'cancellations'
>;

const minuteMs = 60_000;

/** Time at which this side agreed to the booking; null if only the other side did. */
const agreedAt = ({ how, bookedAt, confirmedAt }: Booked, by: BookingSide): string | null => {
  if (by === 'facility') return confirmedAt ?? null;
  return how === 'assigned' ? null : bookedAt;
};

const isTakenBack = (booking: Booked, by: BookingSide, at: string): boolean => {
  const doneAt = agreedAt(booking, by);
  return doneAt !== null && canUndo({ doneAt, startsAt: booking.startsAt, at });
};

const payOf = ({ startsAt, endsAt, terms }: Booked, notice: number) =>
  cancellationPay(
    { how: 'canceled', noticeMinutes: notice },
    {
      day: terms.day,
      rateCents: terms.rateCents,
      scheduledMinutes: scheduledPaidMinutes((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs, terms.breakRule),
      // Laws apply only to people who came to work, so not before the start.
      state: null,
      engagement: 'facility',
      minimumWageCents: 0,
    },
  );

const free = { points: 0, minutes: 0, cents: 0, basis: 'none' } as const;

/** Effects of canceling a confirmed booking now. The same for both sides, but only the facility pays. */
export const cancellationOf = (booking: Booked, by: BookingSide, now: Date): BookingCancellation => {
  const at = now.toISOString();
  const notice = Math.max(0, Math.floor(noticeMinutes(booking.startsAt, at)));
  const how = { attempt: booking.attempt, by, at, noticeMinutes: notice };
  if (isTakenBack(booking, by, at)) return { ...how, ...free, undone: true };
  const { points } = cancellationBand(notice);
  // Own staff are paid by their employer's payroll.
  if (by === 'worker' || booking.payroll) return { ...how, ...free, points, undone: false };
  const { minutes, cents, basis } = payOf(booking, notice);
  return { ...how, points, minutes, cents, basis, undone: false };
};

const canceledBy: Partial<Record<BookingStatus, BookingSide>> = {
  canceled_by_worker: 'worker',
  canceled_by_facility: 'facility',
};

/** Newest cancellations kept on a booking. Events of earlier ones were sent long ago. */
const kept = 10;

/** Cancellations of a booking after a status change, written together with it. */
export const cancellationsAfter = (booking: Booked, to: BookingStatus, now: Date): Pick<Booking, 'cancellations'> => {
  const by = canceledBy[to];
  const earlier = booking.cancellations ?? [];
  return by ? { cancellations: [...earlier, cancellationOf(booking, by, now)].slice(-kept) } : {};
};

/** Cancellation that ended the booking, if any. */
export const lastCancellation = ({
  status,
  attempt,
  cancellations = [],
}: Pick<Booking, 'attempt' | 'cancellations' | 'status'>): BookingCancellation | null =>
  (canceledBy[status] && cancellations.findLast((it) => it.attempt === attempt)) ?? null;

/**
 * Pay owed by the facility: once per booking, the highest of its attempts. Nothing while the worker is on the shift, and
 * nothing on top of the shift's pay once worked.
 */
export const owedCancellation = ({
  status,
  cancellations = [],
}: Pick<Booking, 'cancellations' | 'status'>): BookingCancellation | null => {
  if (holdsSlot(status)) return null;
  const paid = cancellations.filter(({ cents, undone }) => cents > 0 && !undone);
  return paid.reduce<BookingCancellation | null>((most, it) => (most && most.cents >= it.cents ? most : it), null);
};

/** Time until which the worker or the facility can cancel without points. */
export const freeUntil = (startsAt: string): string | null => bandEndsAt(startsAt, cancellationBands[0]);

/** Whether the worker may still undo a cancellation. */
export const canUndoLeaving = (
  booking: Pick<Booking, 'attempt' | 'cancellations' | 'startsAt' | 'status'>,
  now: Date,
) => {
  const ended = booking.status === 'canceled_by_worker' ? lastCancellation(booking) : null;
  return ended !== null && canUndo({ doneAt: ended.at, startsAt: booking.startsAt, at: now.toISOString() });
};

/** Time until which the worker can undo their own booking or request without a trace; null if not possible. */
export const undoBookingUntil = (booking: Booked & Pick<Booking, 'change' | 'status'>): string | null => {
  const isOwn = booking.status === 'confirmed' || booking.status === 'requested';
  const doneAt = agreedAt(booking, 'worker');
  // A change by the facility needs its own answer.
  if (!isOwn || booking.change || doneAt === null) return null;
  return undoEndsAt({ doneAt, startsAt: booking.startsAt });
};
