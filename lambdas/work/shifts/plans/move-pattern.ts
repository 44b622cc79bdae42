import { addDays } from '@shared/core/rules/calendar-days';
import { patternDays } from '@shared/work/rules/shifts/pattern-days';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { dayIn } from '../../../platform/clock';
import { retryOnConflict, ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { PatternItem, PatternRef, ShiftPlans } from '../../../store/work/shift-plans/ports';
import type { PlanDeps } from './create-shifts';
import { applyPattern, horizonOf, writePatternShifts, type Changed, type Missed } from './pattern-shifts';

export type PatternDeps = PlanDeps & { plans: Pick<ShiftPlans, 'pattern' | 'movePattern' | 'removePattern'> };

const nothing: Changed = { changed: 0, kept: 0, missed: [] };

/** Merges missed days: one entry a day, the latest. */
const latest = (before: Missed, added: Missed): Missed => {
  const days = new Map([...before, ...added].map((it) => [it.day, it]));
  return [...days.values()].slice(-shiftPlanLimits.missedDaysKept);
};

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Pattern after the move; null once it has no shifts left. */
type Moved = { pattern: PatternItem | null } & Changed;

const move = async (deps: PatternDeps, ref: PatternRef, mayExceed: boolean): Promise<Moved> => {
  const before = await deps.plans.pattern(ref);
  if (!before) return { pattern: null, ...nothing };
  const now = deps.clock.now();
  const place = await deps.locations.unit(before);
  const applied =
    !place || before.applyFrom === null
      ? nothing
      : await applyPattern(deps, before, before.applyFrom, { place, mayExceed });
  if (!place || before.until < dayIn(now, place.location.timeZone)) {
    if (!(await deps.plans.removePattern(before))) throw new ConcurrentModificationError();
    return { pattern: null, ...applied };
  }
  const horizon = horizonOf(before, dayIn(now, place.location.timeZone));
  const ahead = patternDays(before, { from: addDays(before.plannedThrough, 1), until: horizon });
  const written = await writePatternShifts(deps, before, ahead, { place, mayExceed });
  const missed = [...applied.missed, ...written.missed];
  const after = {
    ...before,
    applyFrom: null,
    // A pattern with an earlier end has nothing beyond it.
    plannedThrough: before.plannedThrough < horizon ? horizon : earlierOf(before.plannedThrough, before.until),
    missed: latest(before.missed, missed),
  };
  if (!(await deps.plans.movePattern(before, after))) throw new ConcurrentModificationError();
  return { pattern: after, changed: applied.changed + written.created, kept: applied.kept, missed };
};

/**
 * Applies a pending change, writes shifts of days that have come within reach, and removes a finished pattern.
 * Repeatable at any point. `mayExceed`: may exceed the unit's budget.
 */
export const movePattern = (deps: PatternDeps, ref: PatternRef, mayExceed: boolean): Promise<Moved> =>
  retryOnConflict(() => move(deps, ref, mayExceed));
