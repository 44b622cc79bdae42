import type { Booking } from '@shared/work/model/booking';
import { retryClaim } from '../../../../platform/table/retry-claim';
import { withHeads } from './booking-heads';
import {
  canceledBookings,
  withCounters,
  lapsedBookings,
  moved,
  nextRevision,
  withAwaiting,
  withoutFilling,
  type BookingStep,
} from './booking-steps';
import type { Shifts } from '../ports';
import { countsOf, splitSteps, withBulkPending } from '../bulk-chunks';
import type { LiveBooking, ShiftItem } from '../shift-item';

export type EndingDeps = {
  shifts: Pick<Shifts, 'get' | 'booking' | 'withBookings' | 'head' | 'change'>;
  clock: { now(): Date };
};

type Whole = { shift: ShiftItem; bookings: readonly Booking[] };

/**
 * Cancels the shift with everyone booked on it in one transaction: no one can join anymore, and everyone is paid.
 * Remaining requests and backups follow in `endRest`.
 */
export const cancelWhole = async (
  { shifts }: Pick<EndingDeps, 'shifts'>,
  { shift, bookings }: Whole,
  { now, reason }: { now: Date; reason: string },
): Promise<void> => {
  const { first, rest } = splitSteps(canceledBookings(bookings, { now, reason }));
  const { restSince: _ofEdit, lapsing: _ended, people: _booked, ...before } = withAwaiting(withoutFilling(shift), []);
  const canceled = {
    ...before,
    status: 'canceled' as const,
    cancelReason: reason,
    confirmed: 0,
    ...countsOf(rest),
  };
  await shifts.change({
    before: shift,
    after: nextRevision(withBulkPending(canceled, rest.length > 0, now), now),
    bookings: await withHeads({ shifts }, first, now),
  });
};

/** Returns the remaining steps of an ended shift. The notice counts from the first write. */
const stepsLeft = ({ shift, bookings }: Whole, since: string, now: Date): BookingStep[] => {
  const { status, cancelReason: reason } = shift;
  if (status === 'canceled') return canceledBookings(bookings, { now, reason, noticeFrom: new Date(since) });
  return lapsedBookings(bookings, status, now);
};

/** Excludes the rest of an edit, which ends no shift. */
const isOver = ({ status }: ShiftItem): boolean => status === 'canceled' || status === 'completed';

/** Ends as many bookings as fit into one transaction; returns whether more are left. */
const endSome = async ({ shifts, clock }: EndingDeps, shiftId: string): Promise<boolean> => {
  const found = await shifts.withBookings(shiftId);
  const since = found?.shift.restSince;
  if (!found || since === undefined || !isOver(found.shift)) return false;
  const now = clock.now();
  const { first, rest } = splitSteps(stepsLeft(found, since, now));
  const before = found.shift;
  const after = first.reduce((sum, step) => withCounters(sum, step, now), before);
  await shifts.change({
    before,
    after: { ...nextRevision(withBulkPending(after, rest.length > 0, now), now), revision: before.revision + 1 },
    bookings: await withHeads({ shifts }, first, now),
  });
  return rest.length > 0;
};

/** Ends everyone else's bookings on a canceled or completed shift. Idempotent; the clock resumes it. */
export const endRemainingBookings = async (deps: EndingDeps, shiftId: string): Promise<void> => {
  let isLeft = true;
  while (isLeft) isLeft = await retryClaim(() => endSome(deps, shiftId));
};

const isUpcoming = ({ startsAt }: Pick<ShiftItem, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) > now.getTime();

/** Returns false if it has started, is canceled, or is gone. */
export const cancelUpcoming = async (deps: EndingDeps, shiftId: string): Promise<boolean> => {
  const isCanceled = await retryClaim(async () => {
    const now = deps.clock.now();
    const found = await deps.shifts.withBookings(shiftId);
    if (!found || found.shift.status === 'canceled' || !isUpcoming(found.shift, now)) return false;
    await cancelWhole(deps, found, { now, reason: '' });
    return true;
  });
  await endRemainingBookings(deps, shiftId);
  return isCanceled;
};

/** Side that ends a booking, and the reason. */
export type Ending = { by: 'worker' | 'facility'; reason: string };

const endOf: Record<Ending['by'], Partial<Record<Booking['status'], Booking['status']>>> = {
  worker: { confirmed: 'canceled_by_worker', requested: 'withdrawn', backup: 'withdrawn' },
  facility: { confirmed: 'canceled_by_facility', requested: 'declined', backup: 'lapsed' },
};

type Ref = { shiftId: string; userId: string };

/** Ends a booking or request of a future shift if `ends` allows it. Returns false if there is none. */
const endOne = (
  deps: EndingDeps,
  { shiftId, userId }: Ref,
  { by, reason }: Ending,
  ends: (booking: Booking) => boolean,
): Promise<boolean> =>
  retryClaim(async () => {
    const now = deps.clock.now();
    const [shift, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
    const to = before && endOf[by][before.status];
    if (!shift || !to || !isUpcoming(shift, now) || !ends(before)) return false;
    const step = { before, after: moved(before, to, { now, reason }) };
    const bookings = await withHeads(deps, [step], now);
    await deps.shifts.change({ before: shift, after: withCounters(shift, step, now), bookings });
    return true;
  });

type Ended = { userId: string; ending: Ending; ends: (booking: Booking) => boolean };

/** Runs in sequence, because they share the person's head. Idempotent. */
const endLive = async (
  deps: EndingDeps,
  { userId, ending, ends }: Ended,
  isConcerned: (live: LiveBooking) => boolean,
): Promise<number> => {
  const { live } = await deps.shifts.head(userId);
  let ended = 0;
  for (const { shiftId } of live.filter(isConcerned)) {
    if (await endOne(deps, { shiftId, userId }, ending, ends)) ended += 1;
  }
  return ended;
};

/** Ends a person's bookings of shifts that start after an instant, and reopens their slots. */
export const endBookingsAfter = (deps: EndingDeps, userId: string, after: string): Promise<number> =>
  endLive(
    deps,
    { userId, ending: { by: 'worker', reason: '' }, ends: () => true },
    ({ startsAt }) => Date.parse(startsAt) > Date.parse(after),
  );

/** Ends all upcoming bookings of a person who is being erased. */
export const endUpcomingBookings = async (deps: EndingDeps, userId: string): Promise<void> => {
  await endBookingsAfter(deps, userId, deps.clock.now().toISOString());
};

type EndedPlacement = { placementId: string; userId: string; organizationId: string; lastDay: string; reason: string };

/** Ends bookings on days after a placement's last one. */
export const endBookingsOfPlacement = (
  deps: EndingDeps,
  { placementId, userId, organizationId, lastDay, reason }: EndedPlacement,
): Promise<number> =>
  endLive(
    deps,
    {
      userId,
      ending: { by: 'facility', reason },
      ends: (booking) => booking.placementId === placementId && booking.terms.day > lastDay,
    },
    (live) => live.organizationId === organizationId,
  );
