import type { Context } from 'aws-lambda';
import { createStageHash } from '../platform/crypto/stage-hash';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createAttendedReads, createDueAttendance } from '../store/attendance/attendance';
import { createWeekOf } from '../store/attendance/approve-attendance';
import { createAttendedShifts } from '../store/attendance/attended-shifts';
import { getStoredPlacement } from '../store/placements/placement-item';
import { createDuePatterns } from '../store/shift-plans/shift-plans';
import { createDueShifts } from '../store/shifts/shift-clock';
import { advanceDueShifts, type AdvanceResult } from './advance-due-shifts';
import { moveDueFills, type FillResult } from './move-due-fills';
import { extendDuePatterns } from './plans/extend-due-patterns';
import { createShiftDeps } from './shift-deps';

const table = openTable();
const deps = createShiftDeps(table, createStageHash());
const attending = {
  due: { ...createDueShifts(table), ...createDueAttendance(table) },
  attended: createAttendedShifts(table),
  attendance: createAttendedReads(table),
  placement: (placementId: string) => getStoredPlacement(table, placementId),
  week: createWeekOf(table),
};
const duePatterns = createDuePatterns(table);

const reserveMs = 10_000;

type Result = { shifts: AdvanceResult; fills: FillResult };

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Result> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  const shifts = await advanceDueShifts({ ...deps, ...attending }, hasTime);
  const fills = await moveDueFills(deps, hasTime);
  const patterns = await extendDuePatterns({ ...deps, due: duePatterns }, hasTime);
  log.info('shifts', { ...shifts, ...fills });
  log.info('patterns', patterns);
  if (shifts.failed + fills.failed + patterns.failed > 0)
    throw new Error('Some shifts did not move on; they stay due.');
  return { shifts, fills };
};
