import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createWeekOf } from '../store/attendance/approve-attendance';
import { createAttendedReads, createDueAttendance } from '../store/attendance/attendance';
import { createAttendedShifts } from '../store/attendance/attended-shifts';
import { getStoredPlacement } from '../store/placements/placement-item';
import { createLocations } from '../store/locations/locations';
import { createOrganizations } from '../store/organizations/organizations';
import { createDuePatterns, createShiftPlans } from '../store/shift-plans/shift-plans';
import { createBoard } from '../store/shifts/board';
import { createDueShifts } from '../store/shifts/shift-clock';
import { createShifts } from '../store/shifts/shifts';
import { advanceDueShifts, type AdvanceDeps, type AdvanceResult } from './advance-due-shifts';
import { extendDuePatterns, type ExtendDeps } from './plans/extend-due-patterns';

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
const patternDeps: ExtendDeps = {
  due: createDuePatterns(table),
  plans: createShiftPlans(table),
  shifts: deps.shifts,
  board: createBoard(table),
  locations: createLocations(table),
  organizations: createOrganizations(table),
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<AdvanceResult> => {
  const hasTime = () => getRemainingTimeInMillis() > reserveMs;
  const result = await advanceDueShifts(deps, hasTime);
  log.info('shifts', result);
  const patterns = await extendDuePatterns(patternDeps, hasTime);
  log.info('patterns', patterns);
  if (result.failed + patterns.failed > 0) throw new Error('Some shifts did not move on; they stay due.');
  return result;
};
