import { addDays } from '@shared/core/rules/calendar-days';
import { patternProblems } from '@shared/work/rules/filling/shift-problems';
import { AppError } from '@shared/errors';
import type { PatternRule, ShiftKind, ShiftPattern } from '@shared/work/model/shifts/shift-plan';
import type { PatternReach } from '@shared/work/model/shifts/shift-plan-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { notice } from '@shared/text/notice';
import { dayIn } from '../../../platform/clock';
import { organizationOf, requireVerified, type AuthorizedCaller } from '../../../platform/http/caller';
import type { PatternItem } from '../../../store/work/shift-plans/ports';
import { authorizeUnit } from '../authorize-shift';
import { movePattern, type PatternDeps } from './move-pattern';
import { authorizeTemplate, type TemplateDeps } from './templates';
import { requireOwnProfessions } from './unit-professions';

type Deps = PatternDeps & TemplateDeps;
type OfLocation = { caller: AuthorizedCaller; locationId: string };
type OfPattern = OfLocation & { patternId: string };

/** Rejects an invalid rule at its field. */
const requireRule = (rule: PatternRule): void => {
  const [problem] = patternProblems(rule);
  if (!problem) return;
  const text =
    problem.code === 'too_many_weeks'
      ? notice('patternTooLong', { weeks: shiftLimits.pattern.weeksMax })
      : notice('patternEndsBeforeStart');
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [`rule.${problem.field}`]: text } });
};

const mayExceed = ({ scope }: AuthorizedCaller): boolean => scope === 'organization';

type Create = OfLocation & { templateId: string; rule: PatternRule; publish: boolean };

export const createShiftPattern = async (deps: Deps, { rule, publish, ...of }: Create): Promise<ShiftPattern> => {
  const { caller } = of;
  if (publish) requireVerified(caller);
  requireRule(rule);
  const {
    templateId: _templateId,
    name,
    locationId,
    unitId,
    updatedAt: _at,
    version: _version,
    ...shift
  } = await authorizeTemplate(deps, of);
  const now = deps.clock.now();
  const { location } = await authorizeUnit(deps, caller, { locationId, unitId });
  const yesterday = addDays(dayIn(now, location.timeZone), -1);
  const organizationId = organizationOf(caller);
  const pattern: PatternItem = {
    ...rule,
    patternId: deps.clock.newId('spt'),
    organizationId,
    name,
    shift,
    publish,
    locationId,
    unitId,
    plannedThrough: rule.from > yesterday ? addDays(rule.from, -1) : yesterday,
    missed: [],
    applyFrom: null,
    updatedAt: now.toISOString(),
    version: 1,
  };
  await deps.plans.addPattern(pattern);
  const moved = await movePattern(deps, pattern, mayExceed(caller));
  return moved.pattern ?? pattern;
};

/** Returns a pattern; NOT_FOUND if the caller may not plan its unit. */
const authorizePattern = async (deps: Deps, { caller, locationId, patternId }: OfPattern): Promise<PatternItem> => {
  const pattern = await deps.plans.pattern({ organizationId: organizationOf(caller), patternId });
  if (!pattern || pattern.locationId !== locationId) throw new AppError('NOT_FOUND');
  await authorizeUnit(deps, caller, pattern);
  return pattern;
};

type Update = OfPattern & { rule: PatternRule; shift: ShiftKind; reach: PatternReach; day: string; version: number };

/** Returns the start of a change, right after the last written day at the latest, so no day in between is outdated. */
const beginOf = (pattern: PatternItem, { reach, day }: Pick<Update, 'reach' | 'day'>, today: string): string => {
  if (reach === 'unbooked' || day < today) return today;
  const next = addDays(pattern.plannedThrough, 1);
  return day < next ? day : next;
};

export const updateShiftPattern = async (
  deps: Deps,
  { rule, shift, reach, day, version, ...of }: Update,
): Promise<{ pattern: ShiftPattern; changed: number; kept: number }> => {
  const { caller } = of;
  requireRule(rule);
  const before = await authorizePattern(deps, of);
  const { unit, location } = await authorizeUnit(deps, caller, before);
  requireOwnProfessions(unit, shift, 'shift.professions');
  const now = deps.clock.now();
  const applyFrom = beginOf(before, { reach, day }, dayIn(now, location.timeZone));
  const change = { rule, shift, applyFrom, version, at: now.toISOString() };
  const after = await deps.plans.changePattern(before, change);
  const { pattern, changed, kept } = await movePattern(deps, after, mayExceed(caller));
  return { pattern: pattern ?? after, changed, kept };
};

/** Ends a pattern from a day on. Shifts with bookings stay, to be canceled one by one. */
export const endShiftPattern = async (
  deps: Deps,
  { day, ...of }: OfPattern & { day: string },
): Promise<{ canceled: number; kept: number }> => {
  const { caller } = of;
  const before = await authorizePattern(deps, of);
  const now = deps.clock.now();
  const { location } = await authorizeUnit(deps, caller, before);
  const today = dayIn(now, location.timeZone);
  const from = day < today ? today : day;
  const { weekdays, everyWeeks, skipped, shift, version } = before;
  const rule = { weekdays, everyWeeks, skipped, from: before.from, until: addDays(from, -1) };
  const change = { rule, shift, applyFrom: from, version, at: now.toISOString() };
  const after = await deps.plans.changePattern(before, change);
  const { changed, kept } = await movePattern(deps, after, mayExceed(caller));
  return { canceled: changed, kept };
};
