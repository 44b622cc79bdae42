import { AppError } from '@shared/errors';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import { withCounters, nextActiveBookings, moved } from '../../../store/work/shifts/bookings/booking-steps';
import type { BookingHead, BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';
import { evaluateEligibility, loadCandidate } from './evaluate-eligibility';
import type { Deps } from '../ports';
import { authorizeShift } from '../authorize-shift';
import { readShiftFor, type ShiftWithBookings } from '../read-coverage';

export type Found = { shift: ShiftItem; booking: BookingItem };
/** `evaluated`: live bookings used in the eligibility check, which the write checks too. */
type Change = { to: Booking['status']; reason?: string; evaluated?: BookingHead };

export const requireAhead = ({ startsAt }: ShiftItem, now: Date): void => {
  if (Date.parse(startsAt) <= now.getTime()) throw new AppError('SHIFT_STARTED');
};

const write = async (deps: Deps, { shift, booking }: Found, { to, reason, evaluated }: Change): Promise<OwnBooking> => {
  const now = deps.clock.now();
  const step = { before: booking, after: moved(booking, to, { now, ...(reason !== undefined && { reason }) }) };
  const after = withCounters(shift, step, now);
  const bookings = evaluated
    ? [{ ...step, head: { before: evaluated, after: nextActiveBookings(evaluated, step.after, now) } }]
    : await withHeads(deps, [step], now);
  await deps.shifts.change({ before: shift, after, bookings });
  return { booking: step.after, shift: after };
};

type OfBooking = { caller: AuthorizedCaller; shiftId: string; userId: string };

const authorizeBooking = async (deps: Deps, { caller, shiftId, userId }: OfBooking): Promise<Found> => {
  const [found, booking] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
  const shift = await authorizeShift(deps, caller, found);
  if (!booking) throw new AppError('NOT_FOUND');
  return { shift, booking };
};

/** Changes status `from` to `to`; keeps one that already is `to`. */
const decide = async (
  deps: Deps,
  of: OfBooking,
  { from, to, reason }: Change & { from: Booking['status'] },
  check: (found: Found) => Promise<BookingHead> | undefined = () => undefined,
): Promise<ShiftWithBookings> => {
  await retryClaim(async () => {
    const found = await authorizeBooking(deps, of);
    if (found.booking.status === to) return;
    if (found.booking.status !== from) throw new AppError('ILLEGAL_TRANSITION');
    const evaluated = await check(found);
    await write(deps, found, { to, ...(reason !== undefined && { reason }), ...(evaluated && { evaluated }) });
  });
  return readShiftFor(deps, of);
};

/** Evaluates again, because the person may have another booking, or an expired license, since the request. */
export const requireStillPossible = async (deps: Deps, { shift, booking }: Found): Promise<BookingHead> => {
  const now = deps.clock.now();
  requireAhead(shift, now);
  if (booking.change) throw new AppError('ANSWER_AWAITED');
  if (shift.status === 'covered') throw new AppError('SHIFT_FILLED');
  if (shift.status !== 'open') throw new AppError('SHIFT_NOT_OPEN');
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    loadCandidate(deps, booking.professional.userId, now),
    deps.files.items(booking.placementId, shift.day),
  ]);
  // The unit decides here, so the booking mode doesn't matter.
  const evaluated = place && evaluateEligibility({ shift, place, candidate, file }, now);
  if (!evaluated || evaluated.bookingMode === null) throw new AppError('NOT_ELIGIBLE');
  return candidate.head;
};

export const approveShiftRequest = (deps: Deps, of: OfBooking): Promise<ShiftWithBookings> =>
  decide(deps, of, { from: 'requested', to: 'confirmed' }, (found) => requireStillPossible(deps, found));

export const declineShiftRequest = (deps: Deps, of: OfBooking): Promise<ShiftWithBookings> =>
  decide(deps, of, { from: 'requested', to: 'declined' });

export const cancelBooking = (
  deps: Deps,
  { reason, ...of }: OfBooking & { reason: string },
): Promise<ShiftWithBookings> =>
  decide(deps, of, { from: 'confirmed', to: 'canceled_by_facility', reason }, ({ shift }) => {
    requireAhead(shift, deps.clock.now());
    return undefined;
  });
