import { isOwnStaffOf } from '@shared/work/rules/own-staff';
import { lackKinds } from '@shared/work/rules/cancellation/booking-lapse';
import { seenByEmployer } from '@shared/work/rules/shifts/shift-eligibility';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import type { ShiftReason } from '@shared/work/rules/shifts/shift-subjects';
import { AppError, type ErrorCode } from '@shared/errors';
import type { AssignRefusal } from '@shared/work/model/own-staff';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withCounters, nextActiveBookings } from '../../../store/work/shifts/bookings/booking-steps';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';
import { evaluateEligibility, loadCandidate, type Candidate, type EligibilityResult } from './evaluate-eligibility';
import { bookingOf } from './new-booking';
import type { Deps } from '../ports';
import { authorizeShift } from '../authorize-shift';
import { readShiftFor, type ShiftWithBookings } from '../read-coverage';

type Assignment = { caller: AuthorizedCaller; shiftId: string; userId: string };

/** Returns the person's own-staff placement; others of the pool are invited and answer themselves. */
const ownStaffPlacement = async (deps: Deps, shift: ShiftItem, userId: string): Promise<PlacementItem | undefined> => {
  const placements = await deps.pools.placementsOf(userId, shift.day);
  return placements.find(
    (it) =>
      it.organizationId === shift.organizationId &&
      it.terms.startOn <= shift.day &&
      isOwnStaffOf(it, shift.unitId, shift.day),
  );
};

type Kept = { refusal: AssignRefusal };
type Allowed = { refusal: null; placement: PlacementItem; candidate: Candidate };

const slotRefusal = ({ startsAt, status }: ShiftItem, before: BookingItem | null, now: Date): AssignRefusal | null => {
  if (before && holdsSlot(before.status)) return 'on_shift';
  if (Date.parse(startsAt) <= now.getTime()) return 'started';
  // People who left this shift aren't assigned to it.
  if (before?.status === 'canceled_by_worker' || before?.status === 'withdrawn') return 'left';
  if (status === 'covered') return 'filled';
  return status === 'open' ? null : 'not_open';
};

const refusalOfReason: Partial<Record<ShiftReason['code'], AssignRefusal>> = {
  ...lackKinds,
  experience: 'experience',
  oriented: 'oriented',
  hours_limit: 'hours',
  overtime: 'overtime',
};

/** Hides pauses, exclusions, and blocks from employers. */
export const reasonSeen = (eligibility: EligibilityResult): AssignRefusal => {
  const [first] = seenByEmployer(eligibility).reasons;
  return (first && refusalOfReason[first.code]) ?? 'other';
};

type Found = { shift: ShiftItem; before: BookingItem | null };

/** Makes the same checks as for people who book themselves. */
const allowed = async (deps: Deps, { shift, before }: Found, userId: string, now: Date): Promise<Kept | Allowed> => {
  const placement = await ownStaffPlacement(deps, shift, userId);
  if (!placement) return { refusal: 'unit' };
  const refusal = slotRefusal(shift, before, now);
  if (refusal !== null) return { refusal };
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    loadCandidate(deps, userId, now),
    deps.files.items(placement.placementId, shift.day),
  ]);
  if (!place) return { refusal: 'other' };
  const eligibility = evaluateEligibility({ shift, place, candidate, file }, now);
  if (eligibility.bookingMode === null) return { refusal: reasonSeen(eligibility) };
  if (candidate.head.live.length >= shiftLimits.liveBookings) return { refusal: 'limit' };
  return { refusal: null, placement, candidate };
};

const reached = async (deps: Deps, { caller, shiftId, userId }: Assignment): Promise<Found> => {
  const [found, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
  return { shift: await authorizeShift(deps, caller, found), before };
};

/** Returns what prevents the assignment, before someone is dropped on a shift. */
export const checkAssignment = async (deps: Deps, assignment: Assignment): Promise<AssignRefusal | null> => {
  const found = await reached(deps, assignment);
  return (await allowed(deps, found, assignment.userId, deps.clock.now())).refusal;
};

const errors: Partial<Record<AssignRefusal, ErrorCode>> = {
  unit: 'NOT_FOUND',
  started: 'SHIFT_STARTED',
  left: 'ILLEGAL_TRANSITION',
  filled: 'SHIFT_FILLED',
  not_open: 'SHIFT_NOT_OPEN',
  limit: 'LIMIT_REACHED',
};

/** Assigns a person; one already on the shift stays unchanged. */
const assign = async (deps: Deps, assignment: Assignment): Promise<void> => {
  const now = deps.clock.now();
  const { shift, before } = await reached(deps, assignment);
  const found = await allowed(deps, { shift, before }, assignment.userId, now);
  if (found.refusal === 'on_shift') return;
  if (found.refusal !== null) throw new AppError(errors[found.refusal] ?? 'NOT_ELIGIBLE');
  const { placement, candidate } = found;
  const booking = bookingOf({ shift, placement, before, status: 'confirmed', how: 'assigned' }, now);
  const after = { ...booking, confirmedAt: now.toISOString() };
  const head = { before: candidate.head, after: nextActiveBookings(candidate.head, after, now) };
  await deps.shifts.change({
    before: shift,
    after: withCounters(shift, { before, after }, now),
    bookings: [{ before, after, head }],
  });
};

export const assignShift = async (deps: Deps, assignment: Assignment): Promise<ShiftWithBookings> => {
  await retryClaim(() => assign(deps, assignment));
  return readShiftFor(deps, assignment);
};
