import { shiftLimits } from '@shared/work/limits/shift-limits';
import { getItems, queryEvery, type Item, type Table } from '../../../../platform/table/table';
import { createDueAttendance } from '../../attendance/attendance';
import { readAttendance } from '../../attendance/attendance-item';
import { attendanceKeys } from '../../attendance/keys';
import { createLocations } from '../../locations/locations';
import { membersAmong } from '../../../organizations/organizations/memberships';
import { ShiftInvite } from '../filling/fill-item';
import { shiftIndexes, shiftKeys } from '../keys';
import type { BookingReader } from '../ports';
import { readBooking, readShift } from '../shift-item';

/** `admins`: administrators of an organization. */
export const createBookingReader = (
  table: Table,
  admins: (organizationId: string) => Promise<string[]>,
): BookingReader => ({
  async booking({ shiftId, userId }) {
    const keys = [
      shiftKeys.shift(shiftId),
      shiftKeys.booking(shiftId, userId),
      attendanceKeys.attendance(shiftId, userId),
    ];
    const [shift, booking, attendance] = await getItems(table, keys, true);
    if (!shift || !booking) return null;
    return {
      shift: readShift(shift),
      booking: readBooking(booking),
      attendance: attendance ? readAttendance(attendance) : null,
    };
  },

  async invite({ shiftId, userId }) {
    const keys = [shiftKeys.shift(shiftId), shiftKeys.shiftInvite(shiftId, userId)];
    const [shift, invite] = await getItems(table, keys, true);
    return shift && invite ? { shift: readShift(shift), invite: ShiftInvite.parse(invite) } : null;
  },

  async shift(shiftId) {
    const [shift] = await getItems(table, [shiftKeys.shift(shiftId)], true);
    return shift ? readShift(shift) : null;
  },

  async upcomingShift(shiftId) {
    const items: Item[] = [];
    // Attendance sorts before the bookings.
    const query = { list: shiftIndexes.shift(shiftId), since: 'B', until: '~', consistent: true } as const;
    for await (const item of queryEvery(table, query)) items.push(item);
    const stored = items.find((item) => item['entity'] === 'Shift');
    if (!stored) return null;
    const shift = readShift(stored);
    const place = await createLocations(table).unit(shift);
    const bookings = items.filter((item) => item['entity'] === 'Booking').map(readBooking);
    return { shift, bookings, entrance: place?.location.entrance ?? '' };
  },

  async awaitingApproval(ref) {
    const [place, items] = await Promise.all([
      createLocations(table).unit(ref),
      createDueAttendance(table).awaitingApproval(ref, shiftLimits.approvedAtOnce),
    ]);
    return place && { unit: place.unit.name, items };
  },

  async unitSupervisors({ organizationId, locationId, unitId }) {
    const place = await createLocations(table).unit({ organizationId, locationId, unitId });
    const supervisors = place?.unit.supervisors ?? [];
    const team = supervisors.length > 0 ? await membersAmong(table, organizationId, supervisors) : [];
    return team.length > 0 ? team : admins(organizationId);
  },
});
