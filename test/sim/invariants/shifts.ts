import { encodeRow } from '@shared/work/rules/filling/board-cell';
import { holdsPlace } from '@shared/work/rules/attendance/sent-home';
import { remindersOf } from '@shared/work/rules/filling/shift-reminders';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { InviteCounts, ShiftInvite } from '@lambdas/store/work/shifts/filling/fill-item';
import { rowOf } from '@lambdas/store/work/shifts/board';
import { isLapsing, isLive } from '@lambdas/store/work/shifts/bookings/booking-steps';
import {
  BookingHead,
  readBooking,
  readShift,
  type BookingItem,
  type ShiftItem,
} from '@lambdas/store/work/shifts/shift-item';
import type { Invariant, Outcome } from './invariant';
import { grouped, itemsOf, textOf } from './items';

const shiftsOf = (world: Outcome) => itemsOf(world, 'Shift').map(readShift);
const bookingsOf = (world: Outcome) => itemsOf(world, 'Booking').map(readBooking);

const slotsEqualTheBookings: Invariant = (world) => {
  const bookings = grouped(bookingsOf(world), ({ shiftId }) => shiftId);
  return shiftsOf(world).flatMap(({ shiftId, status, headcount, confirmed, requested, backups }) => {
    const own = bookings.get(shiftId) ?? [];
    const held = own.filter(holdsPlace).length;
    const waiting = own.filter((it) => it.status === 'requested').length;
    const ready = own.filter((it) => it.status === 'backup').length;
    // A replacement is requested for a missing person, and then both may be there.
    const replaced = own.filter((it) => holdsSlot(it.status) && it.missingSince !== undefined).length;
    const isRight =
      held === confirmed && waiting === requested && ready === backups && confirmed <= headcount + replaced;
    const isLabeled = status === 'open' ? confirmed < headcount : status !== 'covered' || confirmed >= headcount;
    const says = `${shiftId} is ${status} with ${confirmed} of ${headcount}, ${requested} requests, ${backups} backups`;
    return isRight && isLabeled ? [] : [`${says}; there are ${held}, ${waiting}, and ${ready}`];
  });
};

const lapsesEqualTheBookings: Invariant = (world) => {
  const lapsing = grouped(bookingsOf(world).filter(isLapsing), ({ shiftId }) => shiftId);
  return shiftsOf(world).flatMap(({ shiftId, lapsing: counted = 0 }) => {
    const own = lapsing.get(shiftId)?.length ?? 0;
    return counted === own ? [] : [`${shiftId} counts ${counted} bookings that will end, and has ${own}`];
  });
};

const overlapping = ([first, ...later]: readonly BookingItem[]): string[] => {
  const next = later[0];
  if (!first || !next) return [];
  const found = next.startsAt < first.endsAt ? [`${first.shiftId} and ${next.shiftId}`] : [];
  return [...found, ...overlapping(later)];
};

const noOneIsInTwoPlaces: Invariant = (world) => {
  const held = bookingsOf(world).filter(({ status }) => holdsSlot(status));
  return [...grouped(held, ({ professional }) => professional.userId)].flatMap(([userId, own]) =>
    overlapping(own.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))).map((both) => `${userId} is on ${both}`),
  );
};

const boardEqualsTheShifts: Invariant = (world) => {
  const shown = grouped(
    shiftsOf(world).filter(({ status }) => status !== 'canceled'),
    ({ unitId, day }) => `${unitId} ${day}`,
  );
  return itemsOf(world, 'BoardCell').flatMap(({ unitId, day, rows, shifts }) => {
    const place = `${textOf(unitId)} ${textOf(day)}`;
    const recount = new Map((shown.get(place) ?? []).map((shift) => [shift.shiftId, encodeRow(rowOf(shift))]));
    const stored = Object.entries(rows as Record<string, string>);
    const isRight = stored.length === recount.size && stored.every(([id, row]) => recount.get(id) === row);
    return isRight && shifts === recount.size ? [] : [`${place}: ${stored.length} rows, ${recount.size} shifts`];
  });
};

/** Covers future bookings: past ones leave a head some time later. */
const headsEqualTheBookings: Invariant = (world) => {
  const now = new Date().toISOString();
  const live = grouped(
    bookingsOf(world).filter((it) => isLive(it) && it.startsAt > now),
    ({ professional }) => `USER#${professional.userId}#BOOKINGS`,
  );
  const heads = new Map(itemsOf(world, 'BookingHead').map((item) => [item.pk, BookingHead.parse(item).live]));
  return [...new Set([...live.keys(), ...heads.keys()])].flatMap((pk) => {
    const held = (heads.get(pk) ?? []).filter(({ startsAt }) => startsAt > now);
    const [is, ought] = [held, live.get(pk) ?? []].map((list) => list.map(({ shiftId }) => shiftId).toSorted());
    return String(is) === String(ought) ? [] : [`${pk} has ${String(is)}, the bookings are ${String(ought)}`];
  });
};

/** The next reminder, or the start; then the end. */
const waitsUntil = (shift: ShiftItem): string | undefined => {
  if (shift.status === 'in_progress') return shift.endsAt;
  return shift.status === 'open' || shift.status === 'covered' ? (remindersOf(shift)[0] ?? shift.startsAt) : undefined;
};

const clocksEqualTheShifts: Invariant = (world) => {
  const clocks = new Map(itemsOf(world, 'ShiftClock').map((item) => [textOf(item['shiftId']), textOf(item['gsi1sk'])]));
  return shiftsOf(world).flatMap((shift) => {
    const time = waitsUntil(shift);
    const [is, ought] = [clocks.get(shift.shiftId), time && `${time}#${shift.shiftId}`];
    return is === ought ? [] : [`${shift.shiftId} is ${shift.status}, its clock ${String(is)}`];
  });
};

/** For scenarios: each shift starts at a unique minute, and a process that ends early publishes it only once. */
export const eachShiftIsThereOnce: Invariant = (world) =>
  [...grouped(shiftsOf(world), ({ unitId, day, startTime }) => `${unitId} ${day} ${startTime}`)].flatMap(([key, all]) =>
    all.length > 1 ? [`${all.length} shifts: ${key}`] : [],
  );

const noOneIsAskedTooOften: Invariant = (world) =>
  itemsOf(world, 'InviteCounts').flatMap((item) =>
    Object.entries(InviteCounts.parse(item).days)
      .filter(([, count]) => count > shiftLimits.invitesPerPersonAndDay)
      .map(([day, count]) => `${item.pk} was invited ${count} times on ${day}`),
  );

const invitesAreCounted: Invariant = (world) => {
  const sent = grouped(
    itemsOf(world, 'ShiftInvite')
      .map((item) => ShiftInvite.parse(item))
      .filter(({ kind }) => kind !== 'backup'),
    ({ userId, sentAt }) => `USER#${userId}#BOOKINGS ${sentAt.slice(0, 10)}`,
  );
  const counts = new Map(itemsOf(world, 'InviteCounts').map((item) => [item.pk, InviteCounts.parse(item).days]));
  return [...sent].flatMap(([key, invites]) => {
    const [pk = '', day = ''] = key.split(' ');
    // A resent one replaced the first.
    const count = counts.get(pk)?.[day] ?? 0;
    return count >= invites.length ? [] : [`${pk} has ${invites.length} invites of ${day}, counted are ${count}`];
  });
};

const noOneIsAskedForACoveredShift: Invariant = (world) =>
  shiftsOf(world)
    .filter(({ status }) => status !== 'open' && status !== 'in_progress')
    .filter(({ coverNowAt, heldUntil }) => coverNowAt !== undefined || heldUntil !== undefined)
    .map(({ shiftId, status }) => `${shiftId} is ${status}, and people are asked for it`);

const everyoneOnAShiftEarnsTheSame: Invariant = (world) => {
  const held = grouped(
    bookingsOf(world).filter(({ status }) => holdsSlot(status)),
    ({ shiftId }) => shiftId,
  );
  return [...held].flatMap(([shiftId, own]) =>
    new Set(own.map(({ terms }) => terms.rateCents)).size > 1 ? [`${shiftId} has different rates`] : [],
  );
};

const everyoneAgreedOrIsAsked: Invariant = (world) => {
  const shifts = new Map(shiftsOf(world).map((shift) => [shift.shiftId, shift]));
  return bookingsOf(world)
    .filter((booking) => isLive(booking) && Date.parse(booking.startsAt) > Date.now())
    .flatMap(({ shiftId, professional, termsHash, change }) =>
      (change?.termsHash ?? termsHash) === shifts.get(shiftId)?.termsHash
        ? []
        : [`${professional.userId} is on ${shiftId} on other terms, and isn't asked`],
    );
};

export const shiftInvariants: readonly Invariant[] = [
  slotsEqualTheBookings,
  lapsesEqualTheBookings,
  noOneIsInTwoPlaces,
  boardEqualsTheShifts,
  headsEqualTheBookings,
  clocksEqualTheShifts,
  noOneIsAskedTooOften,
  invitesAreCounted,
  noOneIsAskedForACoveredShift,
  everyoneOnAShiftEarnsTheSame,
  everyoneAgreedOrIsAsked,
];
