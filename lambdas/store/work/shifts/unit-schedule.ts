import { linkLimits } from '@shared/core/limits/link-limits';
import { queryEvery, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { shiftIndexes } from './keys';
import { readBooking, readShift, type BookingItem, type ShiftItem } from './shift-item';

export type ScheduledShift = { shift: ShiftItem; bookings: BookingItem[] };

type Between = { from: string; until: string };

/** Number of shifts to read with bookings at the same time. */
const atOnce = 20;

const publishedOf = async (table: Table, unitId: string, { from, until }: Between): Promise<ShiftItem[]> => {
  const query = { list: shiftIndexes.unitShifts(unitId), index: 'gsi1', since: from, until } as const;
  const shifts: ShiftItem[] = [];
  let read = 0;
  for await (const item of queryEvery(table, query)) {
    const shift = readShift(item);
    if (shift.status !== 'draft' && shift.status !== 'canceled') shifts.push(shift);
    read += 1;
    if (read === linkLimits.unitFeedShiftsRead) break;
  }
  return shifts;
};

const bookingsOf = async (table: Table, shiftId: string): Promise<BookingItem[]> => {
  const items: Item[] = [];
  const query = { list: shiftIndexes.shift(shiftId), since: 'BOOKING#', until: 'BOOKING#~' } as const;
  for await (const item of queryEvery(table, query)) items.push(item);
  return items.map(readBooking);
};

/** Published shifts of a unit that start in the period, earliest first, with their people. */
export const unitScheduleBetween = async (
  table: Table,
  unitId: string,
  between: Between,
): Promise<ScheduledShift[]> => {
  const shifts = await publishedOf(table, unitId, between);
  const scheduled: ScheduledShift[] = [];
  for (let start = 0; start < shifts.length; start += atOnce) {
    const some = shifts.slice(start, start + atOnce).map(async (shift) => ({
      shift,
      bookings: shift.confirmed > 0 ? await bookingsOf(table, shift.shiftId) : [],
    }));
    scheduled.push(...(await Promise.all(some)));
  }
  return scheduled;
};

/** Published shifts that were canceled since an instant, latest first. */
export const canceledShiftsSince = async (table: Table, unitId: string, since: string): Promise<ShiftItem[]> => {
  const bound = { compared: '>', with: since } as const;
  const list = shiftIndexes.canceledShifts(unitId);
  return (await queryFirst(table, { list, index: 'gsi1', limit: linkLimits.unitFeedCanceledRead, bound })).map(
    readShift,
  );
};
