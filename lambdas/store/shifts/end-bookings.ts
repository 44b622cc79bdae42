import type { Booking } from '@shared/model/booking';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { withHeads } from './booking-heads';
import { canceledBookings, counted, moved, nextRevision, withoutFilling } from './booking-steps';
import type { Shifts } from './ports';
import type { LiveBooking, ShiftItem } from './shift-item';

export type EndingDeps = {
  shifts: Pick<Shifts, 'get' | 'booking' | 'withBookings' | 'head' | 'change'>;
  clock: { now(): Date };
};

type Whole = { shift: ShiftItem; bookings: readonly Booking[] };

/** The shift, and everyone who is booked on it or has asked, in one transaction. */
export const cancelWhole = async (
  { shifts }: Pick<EndingDeps, 'shifts'>,
  { shift, bookings }: Whole,
  { now, reason }: { now: Date; reason: string },
): Promise<void> => {
  const ended = await withHeads({ shifts }, canceledBookings(bookings, { now, reason }), now);
  const canceled = {
    ...shift,
    status: 'canceled' as const,
    cancelReason: reason,
    confirmed: 0,
    requested: 0,
    backups: 0,
  };
  await shifts.change({ before: shift, after: nextRevision(withoutFilling(canceled), now), bookings: ended });
};

const isUpcoming = ({ startsAt }: Pick<ShiftItem, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) > now.getTime();

/** False if it has started, is canceled, or is gone. */
export const cancelUpcoming = (deps: EndingDeps, shiftId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const found = await deps.shifts.withBookings(shiftId);
    if (!found || found.shift.status === 'canceled' || !isUpcoming(found.shift, now)) return false;
    await cancelWhole(deps, found, { now, reason: '' });
    return true;
  });

/** Who ends a booking, and why. */
export type Ending = { by: 'worker' | 'facility'; reason: string };

const endOf: Record<Ending['by'], Partial<Record<Booking['status'], Booking['status']>>> = {
  worker: { confirmed: 'canceled_by_worker', requested: 'withdrawn', backup: 'withdrawn' },
  facility: { confirmed: 'canceled_by_facility', requested: 'declined', backup: 'lapsed' },
};

type Ref = { shiftId: string; userId: string };

/** A booking or a request of a shift that hasn't started, if `ends` says so. False if there is none. */
const endOne = (
  deps: EndingDeps,
  { shiftId, userId }: Ref,
  { by, reason }: Ending,
  ends: (booking: Booking) => boolean,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const [shift, before] = await Promise.all([deps.shifts.get(shiftId), deps.shifts.booking(shiftId, userId)]);
    const to = before && endOf[by][before.status];
    if (!shift || !to || !isUpcoming(shift, now) || !ends(before)) return false;
    const step = { before, after: moved(before, to, { now, reason }) };
    const bookings = await withHeads(deps, [step], now);
    await deps.shifts.change({ before: shift, after: counted(shift, step, now), bookings });
    return true;
  });

type Ended = { userId: string; ending: Ending; ends: (booking: Booking) => boolean };

/** One after another: they share the person's head. Can be repeated. */
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

/** Of a person who leaves: of shifts that start after an instant. Their slots are free again. */
export const endBookingsAfter = (deps: EndingDeps, userId: string, after: string): Promise<number> =>
  endLive(
    deps,
    { userId, ending: { by: 'worker', reason: '' }, ends: () => true },
    ({ startsAt }) => Date.parse(startsAt) > Date.parse(after),
  );

/** Of a person who is gone. */
export const endUpcomingBookings = async (deps: EndingDeps, userId: string): Promise<void> => {
  await endBookingsAfter(deps, userId, deps.clock.now().toISOString());
};

type EndedPlacement = { placementId: string; userId: string; organizationId: string; lastDay: string; reason: string };

/** Of shifts on days after the last one of the placement that they belong to. */
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
