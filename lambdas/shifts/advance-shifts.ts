import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createWeekOf } from '../store/attendance/approve-attendance';
import { createAttendedReads, createDueAttendance } from '../store/attendance/attendance';
import { createAttendedShifts } from '../store/attendance/attended-shifts';
import { getStoredPlacement } from '../store/placements/placement-item';
import { createDueShifts } from '../store/shifts/shift-clock';
import { createShifts } from '../store/shifts/shifts';
import { advanceDueShifts, type AdvanceDeps, type AdvanceResult } from './advance-due-shifts';

const table = openTable();
const deps: AdvanceDeps = {
  due: { ...createDueShifts(table), ...createDueAttendance(table) },
  shifts: createShifts(table),
  attended: createAttendedShifts(table),
  attendance: createAttendedReads(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  week: createWeekOf(table),
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<AdvanceResult> => {
  const result = await advanceDueShifts(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('shifts', result);
  if (result.failed > 0) throw new Error('Some shifts did not move on; they stay due.');
  return result;
};
