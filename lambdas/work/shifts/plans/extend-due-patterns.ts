import { utcDay } from '../../../platform/clock';
import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import type { DuePatterns } from '../../../store/work/shift-plans/ports';
import { movePattern, type PatternDeps } from './move-pattern';

export type ExtendDeps = PatternDeps & { due: DuePatterns };
export type ExtendResult = { patterns: number; shifts: number; missed: number; failed: number };

/** Extends due patterns while there is time. Doesn't check costs, which the pattern's author decided on. */
export const extendDuePatterns = async (deps: ExtendDeps, hasTime: () => boolean): Promise<ExtendResult> => {
  const result: ExtendResult = { patterns: 0, shifts: 0, missed: 0, failed: 0 };
  for await (const { due } of duePages(deps.due.patterns, utcDay(deps.clock.now()), hasTime)) {
    for (const ref of due) {
      if (!hasTime()) break;
      try {
        const { changed, missed } = await movePattern(deps, ref, true);
        result.patterns += 1;
        result.shifts += changed;
        result.missed += missed.length;
      } catch (error) {
        log.error('a pattern was not carried out', error, { patternId: ref.patternId });
        result.failed += 1;
      }
    }
  }
  return result;
};
