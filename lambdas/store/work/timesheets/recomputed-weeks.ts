import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { transact, type Table, type Write } from '../../../platform/table/table';
import { sameBooking, type BookingVersion } from '../shifts/bookings/same-booking';
import { timesheetKeys } from './keys';
import { getStoredTimesheet, type TimesheetItem } from './timesheet-item';
import { weekWrites, type WeekWrite } from './week-writes';

/** A week that was read; `sheet` is null if there was none. */
export type ReadWeek = { placementId: string; monday: string; sheet: TimesheetItem | null };

export type RecomputedWeeks = {
  get(placementId: string, monday: string): Promise<TimesheetItem | null>;
  /**
   * Writes one week. ConcurrentModificationError if it, or an input of its lines, changed since it was
   * read.
   */
  write(week: WeekWrite, read: { bookings: readonly BookingVersion[]; weeks: readonly ReadWeek[] }): Promise<void>;
};

const sameWeek = (table: Table, { placementId, monday, sheet }: ReadWeek): Write => ({
  ConditionCheck: {
    TableName: table.name,
    Key: timesheetKeys.timesheet(placementId, monday),
    ...buildCondition(sheet ? equals('version', sheet.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

export const createRecomputedWeeks = (table: Table): RecomputedWeeks => ({
  get: (placementId, monday) => getStoredTimesheet(table, placementId, monday),

  write(week, { bookings, weeks }) {
    const { placementId, weekStartsOn } = week.after;
    const others = weeks.filter((it) => it.placementId !== placementId || it.monday !== weekStartsOn);
    return transact(table, [
      ...weekWrites(table, week),
      ...others.map((it) => sameWeek(table, it)),
      ...bookings.map((it) => sameBooking(table, it)),
    ]);
  },
});
