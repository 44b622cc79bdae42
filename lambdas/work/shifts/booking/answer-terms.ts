import { lastCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { answerBy } from '@shared/work/rules/filling/fill-windows';
import { AppError } from '@shared/errors';
import type { OwnBooking, TermsChange } from '@shared/work/model/booking';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import { withCounters, nextActiveBookings, isLive } from '../../../store/work/shifts/bookings/booking-steps';
import { refusedTerms } from '../../../store/work/shifts/bookings/refused-terms';
import type { BookingItem } from '../../../store/work/shifts/shift-item';
import { requireAhead, type Found } from './change-booking';
import { asHolder, evaluateEligibility, loadCandidate } from './evaluate-eligibility';
import { ownBooking } from './own-booking';
import type { Deps } from '../ports';
import { requirePlacement } from '../authorize-shift';

type OfShift = { caller: AuthorizedCaller; shiftId: string };
type Answer = OfShift & { termsHash: string; accept: boolean };
type Open = Found & { change: TermsChange };

/** Checks changed terms like a new booking, with the placement on that day and the person's current other bookings. */
const requireEligible = async (deps: Deps, { caller }: OfShift, { shift, change }: Open, now: Date) => {
  requireAhead(shift, now);
  if (shift.status !== 'open' && shift.status !== 'covered') throw new AppError('SHIFT_NOT_OPEN');
  const { placementId } = await requirePlacement(deps, caller, shift);
  const [place, candidate, file] = await Promise.all([
    deps.locations.unit(shift),
    loadCandidate(deps, caller.userId, now),
    deps.files.items(placementId, shift.day),
  ]);
  // A person with a slot needs no step or booking mode.
  // An existing booking stays in its unit; another unit may have blocked the person.
  const evaluatedAs = change.place ? candidate : asHolder(candidate);
  const eligibility = place && evaluateEligibility({ shift, place, candidate: evaluatedAs, file }, now);
  if (!eligibility || eligibility.bookingMode === null) throw new AppError('NOT_ELIGIBLE');
  return { placementId, head: candidate.head };
};

const acceptedBooking = ({ booking, change }: Open, placementId: string, now: Date): BookingItem => {
  const { change: _answered, agreedTimes: _old, place: _left, ...kept } = booking;
  const { askedAt: _since, answerBy: _until, place, ...terms } = change;
  const unitsAnswer = answerBy(now, change.startsAt).toISOString();
  return {
    ...kept,
    ...terms,
    ...(place && { unitId: place.unitId }),
    placementId,
    ...(kept.answerBy !== undefined && kept.answerBy < unitsAnswer && { answerBy: unitsAnswer }),
    termsNews: { what: 'accepted', at: now.toISOString() },
    updatedAt: now.toISOString(),
    version: booking.version + 1,
  };
};

const accept = async (deps: Deps, of: OfShift, open: Open): Promise<OwnBooking> => {
  const now = deps.clock.now();
  const { shift, booking: before } = open;
  const { placementId, head } = await requireEligible(deps, of, open, now);
  const after = acceptedBooking(open, placementId, now);
  const answered = withCounters(shift, { before, after }, now);
  const bookings = [{ before, after, head: { before: head, after: nextActiveBookings(head, after, now) } }];
  await deps.shifts.change({ before: shift, after: answered, bookings });
  return { booking: after, shift: answered };
};

/** Ends the booking without cost to the person, and opens the slot with the new terms. */
export const declineTerms = async (deps: Deps, { shift, booking: before }: Found): Promise<OwnBooking> => {
  const now = deps.clock.now();
  const step = { before, after: refusedTerms(before, 'declined', now) };
  const opened = withCounters(shift, step, now);
  await deps.shifts.change({ before: shift, after: opened, bookings: await withHeads(deps, [step], now) });
  return { booking: step.after, shift: opened };
};

const wasAnswered = (booking: BookingItem, { termsHash, accept: accepts }: Answer): boolean => {
  if (accepts) return isLive(booking) && booking.termsHash === termsHash;
  return booking.status === 'withdrawn' || lastCancellation(booking)?.refusal === 'declined';
};

/** Answers a change. Late answers count until the next run of the job. */
export const answerTerms = (deps: Deps, answer: Answer): Promise<OwnBooking> =>
  retryClaim(async () => {
    const found = await ownBooking(deps, answer);
    const { shift, booking } = found;
    const { change } = booking;
    if (!change) {
      if (wasAnswered(booking, answer)) return { booking, shift };
      throw new AppError(isLive(booking) ? 'TERMS_CHANGED' : 'ILLEGAL_TRANSITION');
    }
    // The shift was edited again since it was shown.
    if (change.termsHash !== answer.termsHash) throw new AppError('TERMS_CHANGED');
    return answer.accept ? accept(deps, answer, { ...found, change }) : declineTerms(deps, found);
  });
