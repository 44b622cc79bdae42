import type { Context } from 'aws-lambda';
import { createStageHash } from '../platform/crypto/stage-hash';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueShifts } from '../store/shifts/shift-clock';
import { advanceDueShifts, type AdvanceResult } from './advance-due-shifts';
import { moveDueFills, type FillResult } from './move-due-fills';
import { createShiftDeps } from './shift-deps';

const table = openTable();
const deps = createShiftDeps(table, createStageHash());
const due = createDueShifts(table);

const reserveMs = 10_000;

type Result = { shifts: AdvanceResult; fills: FillResult };

/** Time first: who is asked depends on it. */
export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Result> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  const shifts = await advanceDueShifts({ ...deps, due }, hasTime);
  const fills = await moveDueFills(deps, hasTime);
  log.info('shifts', { ...shifts, ...fills });
  if (shifts.failed + fills.failed > 0) throw new Error('Some shifts did not move on; they stay due.');
  return { shifts, fills };
};
