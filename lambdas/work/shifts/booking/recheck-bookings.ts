import { lapseOf } from '@shared/work/rules/cancellation/booking-lapse';
import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { isDeepStrictEqual } from 'node:util';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import { withCounters } from '../../../store/work/shifts/bookings/booking-steps';
import { lapsedBooking } from '../../../store/work/shifts/bookings/lapsed-booking';
import type { BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';
import { dropBusyBackups } from './join-as-backup';
import { gatesOf, loadCandidate, type Candidate } from './evaluate-eligibility';
import type { Deps } from '../ports';

type Ref = { shiftId: string; userId: string };
type Found = { shift: ShiftItem; booking: BookingItem };

/** Reads the booking if the shift hasn't started. After clocking in, the unit decides instead. */
const upcoming = async ({ shifts }: Deps, { shiftId, userId }: Ref, now: Date): Promise<Found | null> => {
  const [shift, booking] = await Promise.all([shifts.get(shiftId), shifts.booking(shiftId, userId)]);
  if (!shift || booking?.status !== 'confirmed' || Date.parse(booking.startsAt) <= now.getTime()) return null;
  return { shift, booking };
};

type Lapse = NonNullable<BookingItem['lapse']>;

const lapsing = async (
  deps: Deps,
  { shift, booking }: Found,
  known: Candidate | Promise<Candidate>,
  now: Date,
): Promise<Lapse | undefined> => {
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    known,
    deps.files.items(booking.placementId, booking.terms.day),
  ]);
  return (place && lapseOf(gatesOf({ shift, place, candidate, file }, now), booking, now)) ?? undefined;
};

const isOver = ({ until }: Lapse, now: Date): boolean => Date.parse(until) <= now.getTime();

const end = async (deps: Deps, { shift, booking }: Found, kind: LapseKind, now: Date): Promise<void> => {
  const step = { before: booking, after: lapsedBooking(booking, kind, now) };
  const bookings = await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after: withCounters(shift, step, now), bookings });
};

const keep = async (deps: Deps, { shift, booking }: Found, lapse: Lapse | undefined, now: Date): Promise<void> => {
  const { lapse: _before, ...rest } = booking;
  const after = { ...rest, ...(lapse && { lapse }), updatedAt: now.toISOString(), version: booking.version + 1 };
  const step = { before: booking, after };
  const bookings = await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after: withCounters(shift, step, now), bookings });
};

/**
 * Checks whether the person may still work a booked shift. Stores what is missing, with the deadline to fix it, after
 * which the booking ends. Repeatable.
 */
export const recheckBooking = (deps: Deps, ref: Ref): Promise<void> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const found = await upcoming(deps, ref, now);
    if (!found) return;
    const lapse = await lapsing(deps, found, loadCandidate(deps, ref.userId, now), now);
    const [kind] = lapse?.kinds ?? [];
    if (lapse && kind && isOver(lapse, now)) return end(deps, found, kind, now);
    if (!isDeepStrictEqual(lapse, found.booking.lapse)) await keep(deps, found, lapse, now);
  });

/** Returns whether a booking changes, with a candidate loaded once for all their bookings. */
const isDue = async (deps: Deps, ref: Ref, candidate: Candidate, now: Date): Promise<boolean> => {
  const found = await upcoming(deps, ref, now);
  if (!found) return false;
  const lapse = await lapsing(deps, found, candidate, now);
  return !isDeepStrictEqual(lapse, found.booking.lapse) || (lapse !== undefined && isOver(lapse, now));
};

/** Checks a person's upcoming bookings and backup places again, after their credentials changed. */
export const recheckBookings = async (deps: Deps, userId: string): Promise<void> => {
  const now = deps.clock.now();
  const { live } = await deps.shifts.head(userId);
  const booked = live.filter(({ requested, startsAt }) => !requested && Date.parse(startsAt) > now.getTime());
  // Loading the candidate takes ten reads, and most people have no bookings.
  if (booked.length > 0) {
    const candidate = await loadCandidate(deps, userId, now);
    for (const { shiftId } of booked) {
      const ref = { shiftId, userId };
      if (await isDue(deps, ref, candidate, now)) await recheckBooking(deps, ref);
    }
  }
  if (live.some(({ backup }) => backup)) await dropBusyBackups(deps, userId);
};
