import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { checkFill } from './check-fill';
import { moveFill, type FillOutcome } from './fill-moves';
import type { Deps } from '../ports';

/** `taken`: a concurrent change, so the move stays due. */
export type FillResult = Record<FillOutcome | 'taken' | 'failed', number>;

const attempt = async (deps: Deps, shiftId: string): Promise<keyof FillResult> => {
  try {
    await checkFill(deps, shiftId);
    return await moveFill(deps, shiftId);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('no one was asked for a shift', error, { shiftId });
    return 'failed';
  }
};

/** Makes the next move of each due fill while there is time. */
export const moveDueFills = async (deps: Deps, hasTime: () => boolean): Promise<FillResult> => {
  const result: FillResult = { called: 0, invited: 0, waiting: 0, ended: 0, settled: 0, taken: 0, failed: 0 };
  for await (const { due } of duePages(deps.fills.due, deps.clock.now().toISOString(), hasTime)) {
    for (const { shiftId } of due) if (hasTime()) result[await attempt(deps, shiftId)] += 1;
  }
  return result;
};
