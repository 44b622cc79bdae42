import { ledgerEventsOf } from '@shared/work/rules/reliability/ledger-events';
import { agrees } from '@shared/work/rules/reliability/reliability';
import { countedAs, LedgerEvent, ledgerEvent, LedgerSummary } from '@lambdas/store/work/reliability/ledger-item';
import { readBooking, readShift } from '@lambdas/store/work/shifts/shift-item';
import type { Invariant, Outcome } from './invariant';
import { grouped, itemsOf } from './items';

const bookingsOf = (world: Outcome) => itemsOf(world, 'Booking').map(readBooking);
const eventsOf = (world: Outcome) => itemsOf(world, 'ReliabilityEvent').map((item) => LedgerEvent.parse(item));

/** Pay and points of each attempt count once, for the side that ended it. */
const canceledOnce: Invariant = (world) =>
  bookingsOf(world).flatMap(({ shiftId, professional, status, attempt, cancellations = [] }) => {
    const counted = cancellations.filter(({ undone }) => !undone);
    const last = cancellations.at(-1);
    const isEnded = status === 'canceled_by_worker' || status === 'canceled_by_facility';
    const isSaid = !isEnded || (last?.attempt === attempt && status === `canceled_by_${last.by}`);
    const isPaid = counted.every(({ by, cents }) => by === 'facility' || cents === 0);
    const isOnce = new Set(counted.map((it) => it.attempt)).size === counted.length;
    const says = `${shiftId} of ${professional.userId} is ${status}: ${JSON.stringify(cancellations)}`;
    return isSaid && isPaid && isOnce ? [] : [says];
  });

const named = ({ ownerId, eventId, outcome, exempt }: LedgerEvent): string =>
  JSON.stringify([ownerId, eventId, outcome, exempt]);

/** Erased people have no ledger; their bookings stay in the employer's books. */
const ledgersEqualTheBookings: Invariant = (world) => {
  const zones = new Map(
    itemsOf(world, 'Shift')
      .map(readShift)
      .map(({ shiftId, timeZone }) => [shiftId, timeZone]),
  );
  const ought = bookingsOf(world).flatMap((booking) => {
    const { shiftId, organizationId, professional } = booking;
    const { events } = ledgerEventsOf(booking, zones.get(shiftId) ?? 'UTC');
    const left = events.filter(({ side }) => side === 'facility' || booking.ttl === undefined);
    return left.map((event) => named(ledgerEvent({ shiftId, organizationId, userId: professional.userId }, event)));
  });
  const is = new Set(eventsOf(world).map(named));
  const missing = ought.filter((it) => !is.has(it)).map((it) => `${it} is in no ledger`);
  const expected = new Set(ought);
  return [...missing, ...[...is].filter((it) => !expected.has(it)).map((it) => `no booking says ${it}`)];
};

const ledgersAddUp: Invariant = (world) => {
  const events = grouped(eventsOf(world), ({ ownerId }) => ownerId);
  return itemsOf(world, 'ReliabilitySummary').flatMap((item) => {
    const summary = LedgerSummary.parse(item);
    const own = countedAs(events.get(summary.ownerId) ?? []);
    return agrees(summary, own) ? [] : [`the ledger of ${summary.ownerId} has other sums than its events`];
  });
};

export const ledgerInvariants: readonly Invariant[] = [canceledOnce, ledgersEqualTheBookings, ledgersAddUp];
