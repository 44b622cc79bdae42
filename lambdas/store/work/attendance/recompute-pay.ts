import { officeZone } from '@shared/core/rules/business-days';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { adjustmentLine } from '@shared/work/rules/pay/adjustment-lines';
import type { Booking } from '@shared/work/model/booking';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../placements/placement-item';
import { withShiftLine } from '../timesheets/shift-lines';
import type { ReadWeek, RecomputedWeeks } from '../timesheets/recomputed-weeks';
import { emptyTimesheet, type TimesheetItem } from '../timesheets/timesheet-item';
import {
  cancellationDues,
  mayHaveApproved,
  workDues,
  sentHomeDues,
  readWeeks,
  type BookingDue,
  type Dues,
  type WorkDeps,
} from './pay-dues';

export type PayDeps = WorkDeps & {
  weeks: RecomputedWeeks;
  placement(placementId: string): Promise<PlacementItem | null>;
  clock: { now(): Date };
};

type Ref = { shiftId: string; userId: string };

/** Returns dues that need no approval: of a cancellation, or of being sent home. */
const endingDues = async (deps: PayDeps, booking: Booking): Promise<Dues> => {
  const dues = [...cancellationDues(booking), ...sentHomeDues(booking, { state: null, approvedMinutes: null })];
  const bookings = dues.map((due) => due.booking);
  return { dues, bookings, weeks: await readWeeks(deps, bookings) };
};

const isOf = ({ placementId, monday }: ReadWeek, { booking }: BookingDue): boolean =>
  booking.placementId === placementId && mondayOfDay(booking.terms.day) === monday;

const withDueLine = (sheet: TimesheetItem, { booking, due, rules }: BookingDue, at: Date): TimesheetItem => {
  const { shiftId, unitId, terms } = booking;
  const written = sheet.lines.flatMap(({ shift }) => (shift?.shiftId === shiftId ? [shift] : []));
  const line = adjustmentLine(written, due);
  if (!line) return sheet;
  return withShiftLine(
    sheet,
    { ...line, shiftId, ...(unitId !== undefined && { unitId }), day: terms.day, minutes: 0, ...(rules && { rules }) },
    { at, by: null, zone: officeZone },
  );
};

/** Writes the first week that lacks a line; returns whether it did. */
const recomputeOnce = async (deps: PayDeps, { shiftId, userId }: Ref): Promise<boolean> => {
  const booking = await deps.shifts.booking(shiftId, userId);
  // The employer's payroll pays own staff.
  if (!booking || booking.payroll) return false;
  const { dues, bookings, weeks } = await (mayHaveApproved(booking)
    ? workDues(deps, booking)
    : endingDues(deps, booking));
  const read = {
    bookings: bookings.map((it) => ({ shiftId: it.shiftId, userId, version: it.version })),
    weeks,
  };
  for (const week of weeks) {
    const placement = await deps.placement(week.placementId);
    // A week has one currency, that of its placement.
    if (!placement || placement.terms.currency !== booking.currency) continue;
    const before = week.sheet ?? emptyTimesheet(placement, week.monday);
    const now = deps.clock.now();
    const after = dues.filter((due) => isOf(week, due)).reduce((sheet, due) => withDueLine(sheet, due, now), before);
    if (after === before) continue;
    await deps.weeks.write({ before: week.sheet, after, placement }, read);
    return true;
  }
  return false;
};

/**
 * Updates timesheets with the pay of a booking: its cancellation or being sent home once, or the overtime of its
 * workweeks. Uses the current bookings, so it can
 * be repeated.
 */
export const recomputePay = async (deps: PayDeps, ref: Ref): Promise<void> => {
  let wrote = true;
  while (wrote) wrote = await retryOnConflict(() => recomputeOnce(deps, ref));
};
