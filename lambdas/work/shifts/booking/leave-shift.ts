import { cancellationOf, canUndoLeaving } from '@shared/work/rules/cancellation/booking-cancellation';
import { exemptionsLeft, usedExemptions } from '@shared/work/rules/reliability/exemptions';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { AppError } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { withCounters, nextActiveBookings, isLive, moved } from '../../../store/work/shifts/bookings/booking-steps';
import type { BookingHead, BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';
import { declineTerms } from './answer-terms';
import { requireAhead, requireStillPossible, type Found } from './change-booking';
import { ownBooking } from './own-booking';
import type { Deps } from '../ports';

type OfShift = { caller: AuthorizedCaller; shiftId: string };

type Left = { booking: BookingItem; head: BookingHead };

/** Counts the exemption in the booking head, so concurrent cancellations conflict. */
const exempted = ({ booking, head }: Left, { shift, now }: { shift: ShiftItem; now: Date }): Left => {
  const day = localDay(now.toISOString(), shift.timeZone);
  const exemptOn = head.exemptOn ?? [];
  if (exemptionsLeft(exemptOn, day) === 0) throw new AppError('EXEMPTIONS_USED');
  return {
    booking: { ...booking, exemptAttempts: [...(booking.exemptAttempts ?? []), booking.attempt] },
    head: { ...head, exemptOn: [...usedExemptions(exemptOn, day), day] },
  };
};

type Write = Found & { to: 'canceled_by_worker' | 'withdrawn'; exempt: boolean };

const leave = async (deps: Deps, { shift, booking: before, to, exempt }: Write): Promise<OwnBooking> => {
  const now = deps.clock.now();
  const head = await deps.shifts.head(before.professional.userId);
  const ended = moved(before, to, { now });
  const left = { booking: ended, head: nextActiveBookings(head, ended, now) };
  const points = ended.cancellations?.at(-1)?.points ?? 0;
  const after = exempt && to === 'canceled_by_worker' && points > 0 ? exempted(left, { shift, now }) : left;
  const opened = withCounters(shift, { before, after: after.booking }, now);
  const bookings = [{ before, after: after.booking, head: { before: head, after: after.head } }];
  await deps.shifts.change({ before: shift, after: opened, bookings });
  return { booking: after.booking, shift: opened };
};

/** Requires that undoing is still free of points, because the person agreed to none; a late click fails. */
const requireUndone = (booking: BookingItem, now: Date): void => {
  const isFree = booking.status !== 'confirmed' || cancellationOf(booking, 'worker', now).undone;
  if (!isFree) throw new AppError('UNDO_EXPIRED');
};

type Leaving = OfShift & { exempt: boolean; undo?: boolean };

/** Ends the caller's booking or request. `exempt`: a reason applies that makes the cancellation not count. */
export const leaveShift = (deps: Deps, { exempt, undo = false, ...of }: Leaving): Promise<OwnBooking> =>
  retryClaim(async () => {
    const { shift, booking } = await ownBooking(deps, of);
    const { status } = booking;
    if (status === 'canceled_by_worker' || status === 'withdrawn') return { booking, shift };
    if (!isLive(booking)) throw new AppError('ILLEGAL_TRANSITION');
    // Declining a facility's change isn't leaving.
    if (booking.change) return declineTerms(deps, { shift, booking });
    requireAhead(shift, deps.clock.now());
    if (undo) requireUndone(booking, deps.clock.now());
    return leave(deps, { shift, booking, to: status === 'confirmed' ? 'canceled_by_worker' : 'withdrawn', exempt });
  });

/** Restores the booking before the cancellation, without a trace in the ledger. */
const restored = (booking: BookingItem, now: Date): BookingItem => ({
  ...moved(booking, 'confirmed', { now }),
  cancellations: (booking.cancellations ?? []).map((it) =>
    it.attempt === booking.attempt ? { ...it, undone: true } : it,
  ),
  exemptAttempts: (booking.exemptAttempts ?? []).filter((attempt) => attempt !== booking.attempt),
});

/** Frees an exemption used for the cancellation. */
const headRestored = (head: BookingHead, { shift, booking }: Found): BookingHead => {
  const ended = booking.cancellations?.at(-1);
  const wasExempt = booking.exemptAttempts?.includes(booking.attempt) ?? false;
  if (!ended || !wasExempt) return head;
  const day = localDay(ended.at, shift.timeZone);
  const exemptOn = head.exemptOn ?? [];
  return { ...head, exemptOn: exemptOn.toSpliced(exemptOn.lastIndexOf(day), 1) };
};

/** Restores the person's booking on the same terms while the slot is free. */
export const undoLeaving = (deps: Deps, of: OfShift): Promise<OwnBooking> =>
  retryClaim(async () => {
    const found = await ownBooking(deps, of);
    const { shift, booking: before } = found;
    if (before.status === 'confirmed') return { booking: before, shift };
    if (before.status !== 'canceled_by_worker') throw new AppError('ILLEGAL_TRANSITION');
    const now = deps.clock.now();
    if (!canUndoLeaving(before, now)) throw new AppError('UNDO_EXPIRED');
    if (shift.termsHash !== before.termsHash) throw new AppError('TERMS_CHANGED');
    const eligibility = await requireStillPossible(deps, found);
    const after = restored(before, now);
    const head = { before: eligibility, after: headRestored(nextActiveBookings(eligibility, after, now), found) };
    const covered = withCounters(shift, { before, after }, now);
    await deps.shifts.change({ before: shift, after: covered, bookings: [{ before, after, head }] });
    return { booking: after, shift: covered };
  });
