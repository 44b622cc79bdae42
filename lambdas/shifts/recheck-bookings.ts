import { lapseOf } from '@shared/domain/shifts/booking-lapse';
import type { LapseKind } from '@shared/model/shift-vocabulary';
import { isDeepStrictEqual } from 'node:util';
import { retryClaim } from '../platform/table/retry-claim';
import { withHeads } from '../store/shifts/booking-heads';
import { counted } from '../store/shifts/booking-steps';
import { lapsedBooking } from '../store/shifts/lapsed-booking';
import type { BookingItem, ShiftItem } from '../store/shifts/shift-item';
import { dropBusyBackups } from './be-backup';
import { gatesOf, loadCandidate } from './judge';
import type { Deps } from './ports';

type Ref = { shiftId: string; userId: string };
type Found = { shift: ShiftItem; booking: BookingItem };

/** Booked on a shift that hasn't started. Whoever works already is judged by the people there. */
const upcoming = async ({ shifts }: Deps, { shiftId, userId }: Ref, now: Date): Promise<Found | null> => {
  const [shift, booking] = await Promise.all([shifts.get(shiftId), shifts.booking(shiftId, userId)]);
  if (!shift || booking?.status !== 'confirmed' || Date.parse(booking.startsAt) <= now.getTime()) return null;
  return { shift, booking };
};

const lapsing = async (deps: Deps, { shift, booking }: Found, now: Date) => {
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    loadCandidate(deps, booking.professional.userId, now),
    deps.files.items(booking.placementId, booking.terms.day),
  ]);
  return place && lapseOf(gatesOf({ shift, place, candidate, file }, now), booking, now);
};

const end = async (deps: Deps, { shift, booking }: Found, kind: LapseKind, now: Date): Promise<void> => {
  const step = { before: booking, after: lapsedBooking(booking, kind, now) };
  const bookings = await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after: counted(shift, step, now), bookings });
};

const keep = async (deps: Deps, { shift, booking }: Found, lapse: BookingItem['lapse'], now: Date): Promise<void> => {
  const { lapse: _before, ...rest } = booking;
  const after = { ...rest, ...(lapse && { lapse }), updatedAt: now.toISOString(), version: booking.version + 1 };
  const step = { before: booking, after };
  const bookings = await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after: counted(shift, step, now), bookings });
};

/**
 * Whether the person may still work a shift that they're booked on. What they lack is written down, with the last moment
 * to mend it; from then on the booking ends. Can be repeated.
 */
export const recheckBooking = (deps: Deps, ref: Ref): Promise<void> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const found = await upcoming(deps, ref, now);
    if (!found) return;
    const lapse = await lapsing(deps, found, now);
    const [kind] = lapse?.kinds ?? [];
    if (lapse && kind && Date.parse(lapse.until) <= now.getTime()) return end(deps, found, kind, now);
    if (!isDeepStrictEqual(lapse ?? undefined, found.booking.lapse)) await keep(deps, found, lapse ?? undefined, now);
  });

/** After something changed that the person has, or lacks: all bookings ahead, and shifts that they would step in on. */
export const recheckBookings = async (deps: Deps, userId: string): Promise<void> => {
  const now = deps.clock.now();
  const { live } = await deps.shifts.head(userId);
  const booked = live.filter(({ requested, startsAt }) => !requested && Date.parse(startsAt) > now.getTime());
  for (const { shiftId } of booked) await recheckBooking(deps, { shiftId, userId });
  await dropBusyBackups(deps, userId);
};
