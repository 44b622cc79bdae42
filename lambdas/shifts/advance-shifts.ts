import { createStageHash } from '../platform/crypto/stage-hash';
import { scheduledRun } from '../platform/scheduled-run';
import { openTable } from '../platform/table/table';
import { createAttendedReads, createDueAttendance } from '../store/attendance/attendance';
import { createWeekOf } from '../store/attendance/approve-attendance';
import { createAttendedShifts } from '../store/attendance/attended-shifts';
import { getStoredPlacement } from '../store/placements/placement-item';
import { createDuePatterns } from '../store/shift-plans/shift-plans';
import { createDueShifts } from '../store/shifts/shift-clock';
import { advanceDueShifts } from './advance-due-shifts';
import { moveDueFills } from './move-due-fills';
import { extendDuePatterns } from './plans/extend-due-patterns';
import { recheckBooking } from './recheck-bookings';
import { createShiftDeps } from './shift-deps';

const table = openTable();
const deps = createShiftDeps(table, createStageHash());
const attending = {
  due: { ...createDueShifts(table), ...createDueAttendance(table) },
  attended: createAttendedShifts(table),
  attendance: createAttendedReads(table),
  placement: (placementId: string) => getStoredPlacement(table, placementId),
  week: createWeekOf(table),
  recheck: (booking: { shiftId: string; userId: string }) => recheckBooking(deps, booking),
};
const duePatterns = createDuePatterns(table);

export const handler = scheduledRun({ name: 'shifts', reserveMs: 10_000 }, async (hasTime) => {
  const shifts = await advanceDueShifts({ ...deps, ...attending }, hasTime);
  const fills = await moveDueFills(deps, hasTime);
  const patterns = await extendDuePatterns({ ...deps, due: duePatterns }, hasTime);
  return { shifts, fills, patterns, failed: shifts.failed + fills.failed + patterns.failed };
});
