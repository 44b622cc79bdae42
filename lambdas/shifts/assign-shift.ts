import { isOwnStaffOf } from '@shared/domain/own-staff';
import { holdsSlot } from '@shared/domain/shifts/shift-status';
import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/shift-limits';
import type { AuthorizedCaller } from '../platform/http/caller';
import { retryClaim } from '../platform/table/retry-claim';
import { counted, headAfter } from '../store/shifts/booking-steps';
import type { PlacementItem } from '../store/placements/placement-item';
import type { BookingItem, ShiftItem } from '../store/shifts/shift-item';
import { requireAhead } from './change-booking';
import { judge, loadCandidate } from './judge';
import { bookingOf } from './new-booking';
import type { Deps } from './ports';
import { requireReach } from './reach';
import { readShiftFor, type ShiftWithBookings } from './read-coverage';

type Assignment = { caller: AuthorizedCaller; shiftId: string; userId: string };

/** Others of the pool are asked, and answer for themselves. */
const ownStaffPlacement = async (deps: Deps, shift: ShiftItem, userId: string): Promise<PlacementItem> => {
  const placements = await deps.pools.placementsOf(userId, shift.day);
  const placement = placements.find(
    (it) =>
      it.organizationId === shift.organizationId &&
      it.terms.startOn <= shift.day &&
      isOwnStaffOf(it, shift.unitId, shift.day),
  );
  if (!placement) throw new AppError('NOT_FOUND');
  return placement;
};

const requireFree = (shift: ShiftItem, before: BookingItem | null, now: Date): void => {
  requireAhead(shift, now);
  // Who said no to this shift isn't put on it.
  if (before?.status === 'canceled_by_worker' || before?.status === 'withdrawn') {
    throw new AppError('ILLEGAL_TRANSITION');
  }
  if (shift.status === 'covered') throw new AppError('SHIFT_FILLED');
  if (shift.status !== 'open') throw new AppError('SHIFT_NOT_OPEN');
};

/** The same checks as for whoever books by themselves. Someone who is on the shift already stays as they are. */
const assign = async (deps: Deps, { caller, shiftId, userId }: Assignment): Promise<void> => {
  const now = deps.clock.now();
  const [found, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
  const shift = await requireReach(deps, caller, found);
  const placement = await ownStaffPlacement(deps, shift, userId);
  if (before && holdsSlot(before.status)) return;
  requireFree(shift, before, now);
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    loadCandidate(deps, userId, now),
    deps.files.items(placement.placementId, shift.day),
  ]);
  const judged = place && judge({ shift, place, candidate, file }, now);
  if (!judged || judged.way === null) throw new AppError('NOT_ELIGIBLE');
  if (candidate.head.live.length >= shiftLimits.liveBookings) throw new AppError('LIMIT_REACHED');
  const booking = bookingOf({ shift, placement, before, status: 'confirmed', how: 'assigned' }, now);
  const after = { ...booking, confirmedAt: now.toISOString() };
  const head = { before: candidate.head, after: headAfter(candidate.head, after, now) };
  await deps.shifts.change({
    before: shift,
    after: counted(shift, { before, after }, now),
    bookings: [{ before, after, head }],
  });
};

export const assignShift = async (deps: Deps, assignment: Assignment): Promise<ShiftWithBookings> => {
  await retryClaim(() => assign(deps, assignment));
  return readShiftFor(deps, assignment);
};
