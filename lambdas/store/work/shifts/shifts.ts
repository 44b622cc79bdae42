import type { Booking } from '@shared/work/model/booking';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { all, any, atLeast, buildCondition, equals, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryEvery,
  queryFirst,
  takeFirst,
  transact,
  type Item,
  type Key,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { entity } from '../../entity';
import { locationKeys } from '../locations/keys';
import { placementKeys } from '../placements/keys';
import { addToCell, cellWrites, isSameCell, openCell, splitCellWrites } from './board';
import { isLive } from './bookings/booking-steps';
import { createOwnBookings } from './bookings/own-bookings';
import type { FillRun } from './filling/fill-item';
import { monthWrites } from './filling/fill-months';
import { fillWrites, statWrites } from './filling/fill-writes';
import { shiftIndexes, shiftKeys } from './keys';
import { clockWrites } from './shift-clock';
import {
  BookingHead,
  bookingItem,
  emptyHead,
  readBooking,
  readShift,
  shiftItem,
  withOpenTime,
  type ShiftItem,
} from './shift-item';
import type { BookingWrite, OfCell, ShiftChange, Shifts } from './ports';

/** Attribute that every write changes, as read; null if there was no item. */
type Guard = { attribute: 'revision' | 'version'; value: number } | null;

const replace = (table: Table, item: Item, guard: Guard): Write => ({
  Put: {
    TableName: table.name,
    Item: item,
    ...buildCondition(guard ? equals(guard.attribute, guard.value) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

const versionOf = (before: { version: number } | null): Guard =>
  before && before.version > 0 ? { attribute: 'version', value: before.version } : null;

/** Checks that the placement covers the shift's day: it may have ended since it was read. */
const poolCheck = (table: Table, { placementId, terms }: Booking): Write => ({
  ConditionCheck: {
    TableName: table.name,
    Key: placementKeys.placement(placementId),
    ...buildCondition(all(itemExists, any(equals('endOn', null), atLeast('endOn', terms.day)))),
  },
  refusal: 'NOT_FOUND',
});

const bookingWrites = (table: Table, { before, after, head }: BookingWrite): Write[] => {
  const headKey = shiftKeys.bookingHead(after.professional.userId);
  // Accepting another day is like joining it. Backups are evaluated when they're called.
  const isOnOtherDay = before?.terms.day !== after.terms.day && after.status !== 'backup';
  const joins = isLive(after) && (isOnOtherDay || !(before && isLive(before)));
  return [
    ...(joins ? [poolCheck(table, after)] : []),
    replace(table, bookingItem(after), versionOf(before)),
    replace(table, { ...headKey, ...entity('BookingHead'), ...head.after }, versionOf(head.before)),
  ];
};

/** Units can be deleted while they have no shifts. */
const unitCheck = (table: Table, { organizationId, locationId, unitId }: ShiftItem): Write => ({
  ConditionCheck: {
    TableName: table.name,
    Key: locationKeys.locationUnit(organizationId, locationId, unitId),
    ...buildCondition(itemExists),
  },
  refusal: 'NOT_FOUND',
});

/** Writes of a new shift. */
const newWrites = (table: Table, shift: ShiftItem): Write[] => [
  replace(table, shiftItem(shift), null),
  ...clockWrites(table, null, shift),
];

export const changeWrites = (table: Table, change: ShiftChange): Write[] => {
  const { before, after, bookings, fill = {}, started, splitOff } = change;
  return [
    replace(table, shiftItem(withOpenTime(before, after)), { attribute: 'revision', value: before.revision }),
    ...(before.unitId === after.unitId ? [] : [unitCheck(table, after)]),
    ...(splitOff ? splitCellWrites(table, after, splitOff.shift) : cellWrites(table, before, after)),
    ...(splitOff ? newWrites(table, splitOff.shift) : []),
    ...(splitOff ? fillWrites(table, { run: { before: null, after: splitOff.run } }) : []),
    ...clockWrites(table, before, after),
    ...bookings.flatMap((booking) => bookingWrites(table, booking)),
    ...fillWrites(table, fill),
    ...(started ? statWrites(table, started) : []),
    ...monthWrites(table, change),
  ];
};

/** A string that sorts after every instant. */
const endOfTime = '9999';

const find = async <T>(table: Table, key: Key, read: (item: Item) => T): Promise<T | null> => {
  const item = await getItem(table, key, true);
  return item ? read(item) : null;
};

const createWrites = (table: Table, shifts: OfCell, runs: readonly FillRun[]): Write[] => [
  unitCheck(table, shifts[0]),
  addToCell(table, shifts),
  ...shifts.flatMap((shift) => newWrites(table, shift)),
  ...runs.flatMap((after) => fillWrites(table, { run: { before: null, after } })),
];

export const createShifts = (table: Table): Shifts => ({
  ...createOwnBookings(table),

  get: (shiftId) => find(table, shiftKeys.shift(shiftId), readShift),
  booking: (shiftId, userId) => find(table, shiftKeys.booking(shiftId, userId), readBooking),

  async withBookings(shiftId) {
    const items: Item[] = [];
    const list = shiftIndexes.shift(shiftId);
    // Attendance sorts before this, and is read separately.
    const stretch = { since: 'B', until: '~' };
    for await (const item of queryEvery(table, { list, ...stretch, consistent: true })) items.push(item);
    const shift = items.find((item) => item['entity'] === 'Shift');
    const bookings = items.filter((item) => item['entity'] === 'Booking').map(readBooking);
    return shift ? { shift: readShift(shift), bookings } : null;
  },

  async many(shiftIds) {
    const items = await getItems(table, shiftIds.map(shiftKeys.shift));
    return items.filter((item) => item !== undefined).map(readShift);
  },

  async create(shifts, runs = []) {
    await openCell(table, shifts[0]);
    await transact(table, createWrites(table, shifts, runs));
  },

  async change(change) {
    for (const shift of [change.after, ...(change.splitOff ? [change.splitOff.shift] : [])]) {
      if (!isSameCell(change.before, shift)) await openCell(table, shift);
    }
    // The loser of a race reads again: the shift may be filled.
    await transact(table, changeWrites(table, change), { conflict: ConcurrentModificationError });
  },

  async openOf(organizationId, { from, until }) {
    const query = { list: shiftIndexes.openShifts(organizationId), index: 'gsi2', since: from, until } as const;
    return (await takeFirst(table, query, shiftLimits.openShiftsRead)).map(readShift);
  },

  async coveredOf(organizationId, { from, until }) {
    const query = { list: shiftIndexes.coveredShifts(organizationId), index: 'gsi2', since: from, until } as const;
    return (await takeFirst(table, query, shiftLimits.coveredShiftsRead)).map(readShift);
  },

  async hasUpcoming(unitId, from) {
    const bound = { compared: '>', with: from } as const;
    const list = shiftIndexes.unitShifts(unitId);
    return (await queryFirst(table, { list, index: 'gsi1', limit: 1, bound })).length > 0;
  },

  head: async (userId) =>
    (await find(table, shiftKeys.bookingHead(userId), (item) => BookingHead.parse(item))) ?? emptyHead,

  async headsOf(userIds) {
    const items = await getItems(table, userIds.map(shiftKeys.bookingHead), true);
    return new Map(userIds.map((userId, at) => [userId, items[at] ? BookingHead.parse(items[at]) : emptyHead]));
  },

  async *upcomingOf(organizationId, after) {
    const query = { list: shiftIndexes.organizationShifts(organizationId), index: 'gsi3' } as const;
    for await (const item of queryEvery(table, { ...query, since: after, until: endOfTime })) {
      yield String(item['shiftId']);
    }
  },
});
