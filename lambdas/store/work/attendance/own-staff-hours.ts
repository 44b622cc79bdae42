import { addDays } from '@shared/core/rules/calendar-days';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { queryEvery, type Table } from '../../../platform/table/table';
import { readPool } from '../placements/read-pool';
import { readAttendance, type AttendanceItem } from './attendance-item';
import { attendanceIndexes } from './keys';

export type OwnStaffHours = {
  /** Approved attendance of people on the employer's payroll, for shifts that start in the week. Unordered. */
  ofWeek(organizationId: string, monday: string): Promise<AttendanceItem[]>;
};

const peopleAtOnce = 10;

export const createOwnStaffHours = (table: Table): OwnStaffHours => {
  /** Days are local to the location, so they can be one day ahead or behind. */
  const attendedBy = async (userId: string, monday: string): Promise<AttendanceItem[]> => {
    const list = attendanceIndexes.ownAttendance(userId);
    const query = { list, index: 'gsi1', since: addDays(monday, -1), until: addDays(monday, 8) } as const;
    const found: AttendanceItem[] = [];
    for await (const item of queryEvery(table, query)) {
      if (item['entity'] === 'Attendance') found.push(readAttendance(item));
    }
    return found;
  };

  return {
    async ofWeek(organizationId, monday) {
      const staff = (await readPool(table, organizationId, monday)).filter(isOnPayroll);
      const placements = new Set(staff.map(({ placementId }) => placementId));
      const people = [...new Set(staff.map(({ professional }) => professional.userId))];
      const sunday = addDays(monday, 6);
      const isWanted = ({ placementId, day, approved }: AttendanceItem): boolean =>
        placements.has(placementId) && approved !== null && day >= monday && day <= sunday;
      const found: AttendanceItem[] = [];
      for (let first = 0; first < people.length; first += peopleAtOnce) {
        const some = people.slice(first, first + peopleAtOnce);
        const attended = await Promise.all(some.map((userId) => attendedBy(userId, monday)));
        found.push(...attended.flat().filter(isWanted));
      }
      return found;
    },
  };
};
