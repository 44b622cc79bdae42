import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import type { Booking } from '@shared/work/model/booking';
import { StoredLocation } from '@shared/work/model/location';
import { addSeconds } from '../../../../platform/clock';
import { getItem, getItems, type Table } from '../../../../platform/table/table';
import { locationKeys } from '../../locations/keys';
import { calendarBookingsBetween, type CalendarBooking } from './calendar-bookings';
import { shiftKeys } from '../keys';
import { readBooking, readShift, type ShiftItem } from '../shift-item';

type Place = { organizationId: string; locationId: string };

/** `location`: null once deleted. */
export type BookingTime = CalendarBooking & { location: StoredLocation | null };

/** A person's bookings and requests with locations, for external calendars. */
export type BookingTimes = {
  /** Consistent read. */
  get(userId: string, shiftId: string): Promise<BookingTime | null>;
  /** Times of shifts that aren't over, earliest first. */
  upcoming(userId: string, now: Date, before: Date): Promise<BookingTime[]>;
};

/** More than a person can be booked for; shifts are read in batches of this size. */
const most = 100;
/** Maximum length of a shift. */
const longestSeconds = 24 * 3600;

const locationsOf = async (table: Table, places: readonly Place[]): Promise<Map<string, StoredLocation>> => {
  const distinct = [...new Map(places.map((it) => [it.locationId, it])).values()];
  const keys = distinct.map(({ organizationId, locationId }) => locationKeys.location(organizationId, locationId));
  const items = await getItems(table, keys);
  return new Map(
    items.flatMap((item) => {
      const location = item && StoredLocation.parse(item);
      return location ? [[location.locationId, location] as const] : [];
    }),
  );
};

const withLocations = async (
  table: Table,
  found: readonly { booking: Booking; shift: CalendarBooking['shift'] }[],
): Promise<BookingTime[]> => {
  const locations = await locationsOf(
    table,
    found.map(({ booking }) => booking),
  );
  return found.map((it) => ({ ...it, location: locations.get(it.booking.locationId) ?? null }));
};

const readOne = async (
  table: Table,
  userId: string,
  shiftId: string,
): Promise<{ booking: Booking; shift: ShiftItem } | null> => {
  const keys = [shiftKeys.booking(shiftId, userId), shiftKeys.shift(shiftId)];
  const [booking, shift] = await Promise.all(keys.map((key) => getItem(table, key, true)));
  return booking && shift ? withConfirmedTerms({ booking: readBooking(booking), shift: readShift(shift) }) : null;
};

export const createBookingTimes = (table: Table): BookingTimes => ({
  async get(userId, shiftId) {
    const found = await readOne(table, userId, shiftId);
    const [time = null] = found ? await withLocations(table, [found]) : [];
    return time;
  },
  async upcoming(userId, now, before) {
    const stretch = { after: addSeconds(now, -longestSeconds).toISOString(), before: before.toISOString() };
    const found = await calendarBookingsBetween(table, userId, stretch, most);
    return withLocations(
      table,
      found.filter(({ booking }) => booking.endsAt > now.toISOString()),
    );
  },
});
