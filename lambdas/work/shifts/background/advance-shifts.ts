import { createStageHash } from '../../../platform/crypto/stage-hash';
import { scheduledRun } from '../../../platform/scheduled-run';
import { openTable } from '../../../platform/table/table';
import { createAttendedReads, createDueAttendance } from '../../../store/work/attendance/attendance';
import { createWeekOf } from '../../../store/work/attendance/approve-attendance';
import { createAttendedShifts } from '../../../store/work/attendance/attended-shifts';
import { getStoredPlacement } from '../../../store/work/placements/placement-item';
import { createDuePatterns } from '../../../store/work/shift-plans/shift-plans';
import { createDueShifts } from '../../../store/work/shifts/shift-clock';
import { advanceDueShifts } from './advance-due-shifts';
import { moveDueFills } from '../filling/move-due-fills';
import { extendDuePatterns } from '../plans/extend-due-patterns';
import { recheckBooking } from '../booking/recheck-bookings';
import { createShiftDeps } from '../shift-deps';

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
