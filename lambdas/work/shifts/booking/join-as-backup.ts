import { hasBackupPlace } from '@shared/work/rules/filling/filling';
import { AppError } from '@shared/errors';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import { withCounters, nextActiveBookings, isLive, moved } from '../../../store/work/shifts/bookings/booking-steps';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { bookingOf } from './new-booking';
import { evaluateEligibility, loadCandidate } from './evaluate-eligibility';
import type { Deps } from '../ports';
import { requirePlacement } from '../authorize-shift';

type Offer = { caller: AuthorizedCaller; shiftId: string; termsHash: string };

const requireCovered = (shift: ShiftItem, termsHash: string, now: Date): void => {
  if (Date.parse(shift.startsAt) <= now.getTime() && shift.status !== 'canceled') throw new AppError('SHIFT_STARTED');
  if (shift.status !== 'covered') throw new AppError('SHIFT_NOT_OPEN');
  if (shift.termsHash !== termsHash) throw new AppError('TERMS_CHANGED');
  if (!hasBackupPlace(shift)) throw new AppError('LIMIT_REACHED');
};

/** Adds a backup, who steps in if someone drops out. An existing live booking stays. */
export const joinAsBackup = (deps: Deps, { caller, shiftId, termsHash }: Offer): Promise<OwnBooking> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const claimed = await deps.fills.claimed(shiftId, caller.userId);
    if (!claimed) throw new AppError('NOT_FOUND');
    const { shift, booking: before } = claimed;
    const placement = await requirePlacement(deps, caller, shift);
    if (before && isLive(before)) return { booking: before, shift };
    requireCovered(shift, termsHash, now);
    const [place, candidate, file] = await Promise.all([
      deps.locations.unit(shift),
      loadCandidate(deps, caller.userId, now),
      deps.files.items(placement.placementId, shift.day),
    ]);
    if (!place) throw new AppError('SHIFT_NOT_OPEN');
    if (evaluateEligibility({ shift, place, candidate, file }, now).bookingMode === null)
      throw new AppError('NOT_ELIGIBLE');
    if (candidate.head.live.length >= shiftLimits.liveBookings) throw new AppError('LIMIT_REACHED');
    const booking = bookingOf({ shift, placement, before, status: 'backup', how: 'backup' }, now);
    const after = withCounters(shift, { before, after: booking }, now);
    const head = { before: candidate.head, after: nextActiveBookings(candidate.head, booking, now) };
    await deps.shifts.change({ before: shift, after, bookings: [{ before, after: booking, head }] });
    return { booking, shift: after };
  });

/** Drops a backup who was booked elsewhere since; false if they can still step in. */
const dropIfBusy = (deps: Deps, shiftId: string, userId: string): Promise<boolean> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const [shift, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
    if (!shift || before?.status !== 'backup') return false;
    const [place, candidate, file] = await Promise.all([
      deps.locations.unit(shift),
      loadCandidate(deps, userId, now),
      deps.files.items(before.placementId, shift.day),
    ]);
    if (place && evaluateEligibility({ shift, place, candidate, file }, now).bookingMode !== null) return false;
    const step: { before: Booking; after: Booking } = { before, after: moved(before, 'lapsed', { now }) };
    const bookings = await withHeads(deps, [step], now);
    await deps.shifts.change({ before: shift, after: withCounters(shift, step, now), bookings });
    return true;
  });

/** Drops the person as a backup wherever a new booking conflicts. Repeatable. */
export const dropBusyBackups = async (deps: Deps, userId: string): Promise<number> => {
  const { live } = await deps.shifts.head(userId);
  let dropped = 0;
  for (const { shiftId, backup } of live) {
    if (backup && (await dropIfBusy(deps, shiftId, userId))) dropped += 1;
  }
  return dropped;
};
