import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import type { Booking } from '@shared/work/model/booking';
import { getItems, queryEvery, type Table } from '../../../../platform/table/table';
import { shiftIndexes, shiftKeys } from '../keys';
import { readBooking, readShift, type ShiftItem } from '../shift-item';

/** A booking with the calendar data of its shift, under the terms that its person agreed to. */
export type CalendarBooking = { booking: Booking; shift: Pick<ShiftItem, 'unit' | 'location' | 'timeZone'> };

type Stretch = { after: string; before: string };

/** Reads bookings of shifts that start in the period, earliest first. */
export const calendarBookingsBetween = async (
  table: Table,
  userId: string,
  { after, before }: Stretch,
  limit: number,
): Promise<CalendarBooking[]> => {
  const query = { list: shiftIndexes.ownBookings(userId), index: 'gsi1', since: after, until: before } as const;
  const bookings: Booking[] = [];
  for await (const item of queryEvery(table, query)) {
    bookings.push(readBooking(item));
    if (bookings.length === limit) break;
  }
  const items = await getItems(
    table,
    bookings.map(({ shiftId }) => shiftKeys.shift(shiftId)),
  );
  return bookings.flatMap((booking, at) =>
    items[at] ? [withConfirmedTerms({ booking, shift: readShift(items[at]) })] : [],
  );
};
