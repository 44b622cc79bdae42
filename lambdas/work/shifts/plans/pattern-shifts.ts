import { addDays } from '@shared/core/rules/calendar-days';
import { rowsOf } from '@shared/work/rules/filling/board-cell';
import { checkPlan, isRefused } from '@shared/work/rules/shifts/check-plan';
import { patternDays, type PatternDay } from '@shared/work/rules/shifts/pattern-days';
import { countedStatus } from '@shared/work/rules/shifts/shift-status';
import { AppError } from '@shared/errors';
import type { LocationUnit } from '@shared/work/model/location';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { PlanProblem, ShiftPattern } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { UnitPlace } from '../../../store/work/locations/ports';
import type { PatternItem } from '../../../store/work/shift-plans/ports';
import { nextRevision } from '../../../store/work/shifts/bookings/booking-steps';
import { cancelWhole } from '../../../store/work/shifts/bookings/end-bookings';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { isPublishingPaused } from '../publishing-pause';
import { plannedForm } from '../shift-of-form';
import { boardRows, siteOf, type PlanDeps } from './create-shifts';
import { writeShifts, type NewShift } from './write-shifts';

export type Missed = ShiftPattern['missed'];

/** Results of a change; shifts with people on them are kept. */
export type Changed = { changed: number; kept: number; missed: Missed };

/** Returns the last day for which shifts are written on the location's current day. */
export const horizonOf = ({ until }: Pick<PatternItem, 'until'>, today: string): string => {
  const last = addDays(today, 7 * shiftPlanLimits.patternWeeksAhead);
  return last < until ? last : until;
};

const formOn = ({ shift }: PatternItem, { day, headcount }: PatternDay): ShiftForm => ({ ...shift, day, headcount });

const newShift = (pattern: PatternItem, unit: LocationUnit, on: PatternDay): NewShift => ({
  unit,
  form: formOn(pattern, on),
  content: ['pattern', pattern.patternId, pattern.unitId, on.day, pattern.shift.startTime, '1'],
  origin: { patternId: pattern.patternId },
});

/** Returns whether shifts stay drafts, because the organization is unverified, hidden, paused, or about to close. */
const isDraft = async (deps: PlanDeps, { publish, organizationId }: PatternItem): Promise<boolean> => {
  const organization = await deps.organizations.get(organizationId);
  if (!publish || !organization?.verified || organization.hidden === true) return true;
  return isPublishingPaused(deps, organizationId);
};

/** Returns whether a day is too near to plan, which is expected for a pattern that starts today. */
const isNear = ([problem]: readonly Pick<PlanProblem, 'code'>[]): boolean =>
  problem?.code === 'start_past' || problem?.code === 'start_soon';

type Place = { place: UnitPlace; mayExceed: boolean };

/** Writes the pattern's shifts of these days. A repeat writes nothing twice. */
export const writePatternShifts = async (
  deps: PlanDeps,
  pattern: PatternItem,
  days: readonly PatternDay[],
  { place: { location, unit }, mayExceed }: Place,
): Promise<{ created: number; missed: Missed }> => {
  if (days.length === 0) return { created: 0, missed: [] };
  const drafts = await isDraft(deps, pattern);
  const cells = await boardRows(
    deps,
    pattern.locationId,
    days.map(({ day }) => day),
  );
  const own = new Set(await shiftsOf(deps, pattern, days).then((shifts) => shifts.map(({ day }) => day)));
  const check = checkPlan({ place: location, cells, maySeeBudget: true, now: deps.clock.now() });
  const missed: Missed = [];
  const rows = days.flatMap((on) => {
    if (own.has(on.day)) return [];
    const row = newShift(pattern, unit, on);
    const { problems } = check({ unit, shift: row.form, isDraft: drafts });
    const isOver = !mayExceed && problems.some(({ code }) => code === 'over_budget');
    if (!isRefused(problems) && !isOver) return [row];
    const code = problems.find((it) => isRefused([it]))?.code ?? 'over_budget';
    if (!isNear(problems)) missed.push({ day: on.day, code });
    return [];
  });
  const site = await siteOf(deps, pattern.organizationId, { location, isDraft: drafts });
  const written = await writeShifts(deps, site, rows);
  written.forEach(({ problems: [problem] }, index) => {
    if (problem) missed.push({ day: rows[index]!.form.day, code: problem.code });
  });
  return { created: written.filter(({ outcome }) => outcome === 'created').length, missed };
};

/** Returns the pattern's shifts on the board on these days. */
const shiftsOf = async (
  deps: PlanDeps,
  { locationId, unitId, patternId }: PatternItem,
  days: readonly Pick<PatternDay, 'day'>[],
): Promise<ShiftItem[]> => {
  const sorted = days.map(({ day }) => day).toSorted();
  if (sorted.length === 0) return [];
  const cells = await deps.board.cells(locationId, { from: sorted[0]!, until: sorted.at(-1)! });
  const ids = cells.filter((cell) => cell.unitId === unitId).flatMap(({ rows }) => rowsOf(rows).map(({ id }) => id));
  return (await deps.shifts.many(ids)).filter((shift) => shift.patternId === patternId);
};

const isTaken = ({ confirmed, requested }: ShiftItem): boolean => confirmed + requested > 0;

const isAhead = ({ status, startsAt }: ShiftItem, now: Date): boolean =>
  (status === 'draft' || status === 'open' || status === 'covered') && Date.parse(startsAt) > now.getTime();

type Step = 'changed' | 'kept' | 'same';

/** Ignores times too near to change. */
const ifRefused = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'INVALID_REQUEST') return null;
  throw error;
};

/** Changes a shift to the pattern's current state, or cancels it if the pattern no longer has one that day. */
const bringUp = (
  deps: PlanDeps,
  { shiftId }: ShiftItem,
  form: ShiftForm | null,
  { location, unit }: UnitPlace,
): Promise<Step> =>
  retryOnConflict(async () => {
    const found = await deps.shifts.withBookings(shiftId);
    const now = deps.clock.now();
    if (!found || !isAhead(found.shift, now)) return 'same';
    const { shift: before, bookings } = found;
    if (form === null) {
      if (isTaken(before)) return 'kept';
      await cancelWhole(deps, { shift: before, bookings }, { now, reason: '' });
      return 'changed';
    }
    const planned = await plannedForm(form, { location, unit }, now).catch(ifRefused);
    if (!planned) return 'kept';
    const after = { ...before, ...planned };
    if (JSON.stringify(after) === JSON.stringify(before)) return 'same';
    if (isTaken(before)) return 'kept';
    const status = countedStatus(before.status, { headcount: form.headcount, confirmed: before.confirmed });
    const next = nextRevision({ ...after, status, version: before.version + 1 }, now);
    await deps.shifts.change({ before, after: next, bookings: [] });
    return 'changed';
  });

/** Brings written shifts from a day on in line with the pattern. Repeatable. */
export const applyPattern = async (
  deps: PlanDeps,
  pattern: PatternItem,
  from: string,
  place: Place,
): Promise<Changed> => {
  const until = pattern.plannedThrough;
  const result: Changed = { changed: 0, kept: 0, missed: [] };
  if (from > until) return result;
  const wanted = new Map(patternDays(pattern, { from, until }).map((on) => [on.day, on]));
  const shifts = await shiftsOf(deps, pattern, [{ day: from }, { day: until }]);
  for (const shift of shifts) {
    const on = wanted.get(shift.day);
    const step = await bringUp(deps, shift, on ? formOn(pattern, on) : null, place.place);
    if (step !== 'same') result[step] += 1;
    wanted.delete(shift.day);
  }
  const added = await writePatternShifts(deps, pattern, [...wanted.values()], place);
  return { ...result, changed: result.changed + added.created, missed: added.missed };
};
