import { answerBy } from '@shared/domain/shifts/fill-windows';
import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/shift-limits';
import type { OwnBooking } from '@shared/model/booking';
import { ShiftTerms } from '@shared/model/shift';
import type { AuthorizedCaller } from '../platform/http/caller';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import { dayOf } from '../platform/clock';
import type { PlacementItem } from '../store/placements/placement-item';
import { counted, headAfter, isLive } from '../store/shifts/booking-steps';
import type { BookingItem, ShiftItem } from '../store/shifts/shift-item';
import { judge, loadCandidate, placementFor, requestsOnly } from './judge';
import type { Deps } from './ports';

type OfShift = { caller: AuthorizedCaller; shiftId: string };
type Claim = OfShift & { termsHash: string };

/** Shifts of organizations that one doesn't work for don't exist. */
const reachedAsWorker = async (
  { shifts, pools }: Deps,
  { caller, shiftId }: OfShift,
): Promise<{ shift: ShiftItem; placement: PlacementItem }> => {
  const shift = await shifts.get(shiftId);
  if (!shift || shift.status === 'draft') throw new AppError('NOT_FOUND');
  const placement = placementFor(await pools.placementsOf(caller.userId, dayOf(new Date(shift.startsAt))), shift);
  if (!placement) throw new AppError('NOT_FOUND');
  return { shift, placement };
};

/** The cheap answers first. */
const requireOpen = (shift: ShiftItem, termsHash: string, now: Date): void => {
  if (Date.parse(shift.startsAt) <= now.getTime() && shift.status !== 'canceled') throw new AppError('SHIFT_STARTED');
  if (shift.status === 'covered') throw new AppError('SHIFT_FILLED');
  if (shift.status !== 'open') throw new AppError('SHIFT_NOT_OPEN');
  if (shift.termsHash !== termsHash) throw new AppError('TERMS_CHANGED');
};

type NewBooking = {
  shift: ShiftItem;
  placement: PlacementItem;
  before: BookingItem | null;
  way: 'instant' | 'request';
};

/** What a facility owes, and what counts, stays through another attempt. */
const endedAttempts = (before: BookingItem | null): Pick<BookingItem, 'cancellations' | 'exemptAttempts'> => ({
  ...(before?.cancellations && { cancellations: before.cancellations }),
  ...(before?.exemptAttempts && { exemptAttempts: before.exemptAttempts }),
});

const bookingOf = ({ shift, placement, before, way }: NewBooking, now: Date): BookingItem => ({
  shiftId: shift.shiftId,
  organizationId: shift.organizationId,
  locationId: shift.locationId,
  professional: { userId: placement.professional.userId, name: placement.professional.name },
  placementId: placement.placementId,
  how: way,
  status: way === 'instant' ? 'confirmed' : 'requested',
  terms: ShiftTerms.strip().parse(shift),
  termsHash: shift.termsHash,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  currency: shift.currency,
  expectedCents: shift.expectedCents,
  attempt: (before?.attempt ?? 0) + 1,
  reason: '',
  bookedAt: now.toISOString(),
  ...endedAttempts(before),
  ...(way === 'request' && { answerBy: answerBy(now, shift.startsAt).toISOString() }),
  updatedAt: now.toISOString(),
  version: (before?.version ?? 0) + 1,
});

const requireRoom = (shift: ShiftItem, live: number, way: 'instant' | 'request'): void => {
  const isCrowded = way === 'request' && shift.requested >= shiftLimits.requests;
  if (isCrowded || live >= shiftLimits.liveBookings) throw new AppError('LIMIT_REACHED');
};

/**
 * One of those who claim the last slot at once gets it: the write checks the shift, and the person's other bookings, as
 * they were judged. Others read again, and find it filled.
 */
export const bookShift = (deps: Deps, { caller, shiftId, termsHash }: Claim): Promise<OwnBooking> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const { shift, placement } = await reachedAsWorker(deps, { caller, shiftId });
    const before = await deps.shifts.booking(shiftId, caller.userId);
    if (before && isLive(before)) return { booking: before, shift };
    requireOpen(shift, termsHash, now);
    const [place, candidate, file, requestOnly] = await Promise.all([
      deps.locations.unit(shift),
      loadCandidate(deps, caller.userId, now),
      deps.files.items(placement.placementId, shift.day),
      requestsOnly(deps, shift.organizationId, now),
    ]);
    if (!place) throw new AppError('SHIFT_NOT_OPEN');
    const { way } = judge({ shift, place, candidate, file, requestOnly }, now);
    if (way === null) throw new AppError('NOT_ELIGIBLE');
    requireRoom(shift, candidate.head.live.length, way);
    const booking = bookingOf({ shift, placement, before, way }, now);
    const after = counted(shift, { before, after: booking }, now);
    const head = { before: candidate.head, after: headAfter(candidate.head, booking, now) };
    await deps.shifts.change({ before: shift, after, bookings: [{ before, after: booking, head }] });
    return { booking, shift: after };
  });
