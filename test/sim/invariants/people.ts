import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import { LedgerEvent, LedgerSummary, ledgerPlace, ReturnAnswer } from '@lambdas/store/work/reliability/ledger-item';
import { isLive } from '@lambdas/store/work/shifts/bookings/booking-steps';
import { readBooking, readShift } from '@lambdas/store/work/shifts/shift-item';
import { api } from '../../support/client';
import type { Memory } from '../scenario/memory';
import type { Scene } from '../scenario/scene';
import type { World } from '../world/world';
import type { Check } from './check';
import type { Invariant, Outcome } from './invariant';
import { grouped, itemsOf, textOf } from './items';

const bookingsOf = (world: Outcome) => itemsOf(world, 'Booking').map(readBooking);
const shiftsById = (world: Outcome) =>
  new Map(
    itemsOf(world, 'Shift')
      .map(readShift)
      .map((shift) => [shift.shiftId, shift]),
  );

/** Booked people are in the shift's unit, or in another one and asked about the shift's. */
const peopleStayUntilTheyAccept: Invariant = (world) => {
  const shifts = shiftsById(world);
  return bookingsOf(world)
    .filter((booking) => isLive(booking) && Date.parse(booking.startsAt) > Date.now())
    .flatMap(({ shiftId, professional, unitId, place, change }) => {
      const moved = shifts.get(shiftId)?.unitId !== unitId;
      const isRight = moved
        ? place?.unitId === unitId && change?.place?.unitId === shifts.get(shiftId)?.unitId
        : place === undefined && change?.place === undefined;
      return isRight ? [] : [`${professional.userId} is on ${shiftId} in ${String(unitId)}, which is elsewhere`];
    });
};

const noOneIsBookedWhereBlocked = (world: World, { blocks }: Memory): string[] => {
  const shifts = shiftsById(world);
  const margin = world.clocksApartMs();
  const bookings = bookingsOf(world);
  return blocks.flatMap(({ unitId, userId, since, until }) => {
    const isMeanwhile = (at: string): boolean => Date.parse(at) > since + margin && Date.parse(at) < until - margin;
    return bookings
      .filter((it) => it.professional.userId === userId)
      .filter((it) => (it.unitId ?? shifts.get(it.shiftId)?.unitId) === unitId)
      .filter(({ bookedAt, confirmedAt }) => isMeanwhile(bookedAt) || isMeanwhile(confirmedAt ?? ''))
      .map(({ shiftId }) => `${userId} got ${shiftId} although ${unitId} blocks them`);
  });
};

const noLedgerTellsWhatWasUndone = (world: World, { undone }: Memory): string[] => {
  const events = itemsOf(world, 'ReliabilityEvent').map((item) => LedgerEvent.parse(item));
  return undone.flatMap(({ shiftId, userId, attempt }) => {
    const owned = { shiftId, userId, organizationId: '' };
    const { bookingId } = ledgerPlace(owned, { side: 'worker', attempt, on: '' });
    return events.some((it) => it.bookingId === bookingId && it.attempt === attempt)
      ? [`${userId} undid ${shiftId} at once, and a ledger tells of it`]
      : [];
  });
};

const splitsKeepHeadcount = (world: World, { splits }: Memory): string[] => {
  const shifts = [...shiftsById(world).values()];
  return splits.flatMap(({ shiftId, unitId, startsAt, endsAt, headcount }) => {
    const first = shifts.find((it) => it.shiftId === shiftId);
    const second = shifts.filter(
      (it) => it.unitId === unitId && it.startsAt === first?.endsAt && it.endsAt === endsAt && it.shiftId !== shiftId,
    );
    const parts = [first, ...second];
    const isWhole = first?.startsAt === startsAt && second.length === 1;
    return isWhole && parts.every((it) => it?.headcount === headcount)
      ? []
      : [`${shiftId} had ${headcount} slots, its parts ${parts.map((it) => String(it?.headcount)).join(', ')}`];
  });
};

/** Confirmed choices are stored, and no others. */
const choicesAreKept = (world: World, { available, oneTap }: Memory): string[] => {
  const stored = new Map(itemsOf(world, 'ShiftPreferences').map((it) => [textOf(it['userId']), it]));
  return [
    ...[...oneTap].flatMap((userId) => (stored.get(userId)?.['oneTap'] === true ? [] : [`${userId} lost one tap`])),
    ...[...stored].flatMap(([userId, it]) => {
      const is = JSON.stringify(it['available'] ?? []);
      return is === '[]' || available.get(userId)?.has(is) ? [] : [`${userId} never chose ${is}`];
    }),
  ];
};

/** People who aren't oriented request the shift, and the unit decides; own staff excepted. */
const newcomersAsk: Invariant = (world) => {
  const asking = new Set(
    itemsOf(world, 'LocationUnit')
      .filter(({ orientationShifts }) => Number(orientationShifts ?? 0) > 0)
      .map(({ unitId }) => textOf(unitId)),
  );
  const bookings = bookingsOf(world).filter(({ unitId }) => asking.has(unitId ?? ''));
  return bookings
    .filter(({ how, orientation, payroll }) => how === 'instant' && !orientation && !payroll)
    .filter((it) => {
      const { userId } = it.professional;
      return !bookings.some((other) => other.shiftId !== it.shiftId && other.professional.userId === userId);
    })
    .map(({ shiftId, professional }) => `${professional.userId} booked ${shiftId} without orientation`);
};

/** Erased people are removed from the count. */
const returnsAreCounted: Invariant = (world) => {
  const answers = grouped(
    itemsOf(world, 'ReturnAnswer').map((item) => ReturnAnswer.parse(item)),
    ({ organizationId }) => organizationId,
  );
  return itemsOf(world, 'ReliabilitySummary')
    .map((item) => LedgerSummary.parse(item))
    .flatMap(({ ownerId, returns }) => {
      const own = answers.get(ownerId) ?? [];
      const yes = own.filter(({ again }) => again).length;
      return returns.of === own.length && returns.yes === yes
        ? []
        : [`${ownerId} counts ${returns.yes} of ${returns.of} who would return; ${yes} of ${own.length} said so`];
    });
};

/** `isOver`: whether a link should be inactive. */
export const openLinks = async ({ weekLinks }: Memory, isOver: (link: Memory['weekLinks'][number]) => boolean) => {
  const open: string[] = [];
  for (const link of weekLinks.filter(isOver)) {
    const { status } = await api(weekLinkRoutes.getSharedWeek, { params: { token: link.token } });
    if (status !== 404) open.push(`a link of ${link.userId} that is over answers ${status}`);
  }
  return open;
};

const linksEnd = (_: World, { memory }: Scene): Promise<string[]> =>
  openLinks(memory, ({ userId, version }) => version < (memory.weekLinkVersions.get(userId) ?? 0));

const remembered =
  (check: (world: World, memory: Memory) => string[]): Check =>
  (world, { memory }) =>
    Promise.resolve(check(world, memory));

export const peopleInvariants: readonly Invariant[] = [peopleStayUntilTheyAccept, newcomersAsk, returnsAreCounted];
export const peopleChecks: readonly Check[] = [
  remembered(noOneIsBookedWhereBlocked),
  remembered(noLedgerTellsWhatWasUndone),
  remembered(splitsKeepHeadcount),
  remembered(choicesAreKept),
  linksEnd,
];
