import { isOnPayroll } from '@shared/work/rules/own-staff';
import { isFillable } from '@shared/work/rules/filling/filling';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withCounters, nextActiveBookings } from '../../../store/work/shifts/bookings/booking-steps';
import type { ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import type { FillChange } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { audienceOf } from '../filling/audience';
import { evaluateEligibility, loadCandidate, requestsOnly, type EligibilityResult } from './evaluate-eligibility';
import { bookingOf } from './new-booking';
import { openInvite, opensAtFor } from '../filling/own-invite';
import type { Deps } from '../ports';
import { requirePlacement } from '../authorize-shift';

type Claim = { caller: AuthorizedCaller; shiftId: string; termsHash: string };

/** Makes the cheap checks first. Invited people can join a running shift with Cover Now. */
const requireOpen = (shift: ShiftItem, { termsHash, isAsked }: { termsHash: string; isAsked: boolean }, now: Date) => {
  const mayJoin = isAsked && isFillable(shift, now);
  const hasStarted = Date.parse(shift.startsAt) <= now.getTime();
  if (hasStarted && !mayJoin && shift.status !== 'canceled') throw new AppError('SHIFT_STARTED');
  if (shift.status === 'covered') throw new AppError('SHIFT_FILLED');
  if (shift.status !== 'open' && !mayJoin) throw new AppError('SHIFT_NOT_OPEN');
  if (shift.termsHash !== termsHash) throw new AppError('TERMS_CHANGED');
};

type BookingStart = { status: 'confirmed' | 'requested'; how: Booking['how'] };

/** Books an invited person without further approval, unless a rule requires it. */
const bookingStart = ({ bookingMode, state }: EligibilityResult, invite: ShiftInvite | null): BookingStart | null => {
  if (bookingMode === null) return null;
  if (invite && state === 'eligible') {
    return { status: 'confirmed', how: invite.kind === 'backup' ? 'backup' : 'invite' };
  }
  return bookingMode === 'instant' ? { status: 'confirmed', how: 'instant' } : { status: 'requested', how: 'request' };
};

const requireRoom = (shift: ShiftItem, live: number, { status }: BookingStart): void => {
  const isCrowded = status === 'requested' && shift.requested >= shiftLimits.requests;
  if (isCrowded || live >= shiftLimits.liveBookings) throw new AppError('LIMIT_REACHED');
};

/** Counts the invite as accepted only if it led to the booking. */
const acceptedInvite = (invite: ShiftInvite | null, shift: ShiftItem, { how }: BookingStart): FillChange => {
  if (!invite || (how !== 'invite' && how !== 'backup')) return {};
  const { unitId, sentAt } = invite;
  return {
    invites: [{ before: invite, after: { ...invite, state: 'accepted', version: invite.version + 1 } }],
    tally: { unitId, part: partOfDay(shift.startTime), month: sentAt.slice(0, 7), accepted: 1 },
  };
};

const isHeld = ({ status }: Pick<Booking, 'status'>): boolean => holdsSlot(status) || status === 'requested';

/**
 * Books a slot. Of concurrent claims for the last one, one wins: the write checks the shift, and the person's other
 * bookings, as they were evaluated. The others read again, and find it filled.
 */
export const bookShift = (deps: Deps, { caller, shiftId, termsHash }: Claim): Promise<OwnBooking> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const { userId } = caller;
    const claimed = await deps.fills.claimed(shiftId, userId);
    if (!claimed) throw new AppError('NOT_FOUND');
    const { shift, booking: before } = claimed;
    const placement = await requirePlacement(deps, caller, shift);
    if (before && isHeld(before)) return { booking: before, shift };
    const invite = openInvite(claimed.invite, shift, now);
    requireOpen(shift, { termsHash, isAsked: invite !== null }, now);
    const [place, candidate, file, requestOnly] = await Promise.all([
      deps.locations.unit(shift),
      loadCandidate(deps, userId, now),
      deps.files.items(placement.placementId, shift.day),
      requestsOnly(deps, shift.organizationId, now),
    ]);
    if (!place) throw new AppError('SHIFT_NOT_OPEN');
    const audience = await audienceOf(deps, place, { shifts: [shift], now });
    if (opensAtFor(shift, audience, { userId, invite }, now)) throw new AppError('SHIFT_OPENS_LATER');
    const ownStaff = isOnPayroll(placement);
    const eligibility = evaluateEligibility({ shift, place, candidate, file, requestOnly, ownStaff }, now);
    const start = bookingStart(eligibility, invite);
    if (start === null) throw new AppError('NOT_ELIGIBLE');
    requireRoom(shift, candidate.head.live.length, start);
    const booking = bookingOf({ shift, placement, before, ...start, steps: eligibility.steps }, now);
    const after = withCounters(shift, { before, after: booking }, now);
    const head = { before: candidate.head, after: nextActiveBookings(candidate.head, booking, now) };
    const fill = acceptedInvite(invite, shift, start);
    await deps.shifts.change({ before: shift, after, bookings: [{ before, after: booking, head }], fill });
    return { booking, shift: after };
  });
