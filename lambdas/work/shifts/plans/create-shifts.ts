import { addDays } from '@shared/core/rules/calendar-days';
import { rowsOf } from '@shared/work/rules/filling/board-cell';
import { checkPlan, isRefused, type Planning } from '@shared/work/rules/shifts/check-plan';
import { AppError } from '@shared/errors';
import type { Location } from '@shared/work/model/location';
import type { PlannedRow, PlanProblem, ShiftKind, WrittenRow } from '@shared/work/model/shifts/shift-plan';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { utcDay } from '../../../platform/clock';
import { organizationOf, requireVerified, type AuthorizedCaller } from '../../../platform/http/caller';
import type { Deps } from '../ports';
import { requirePublishing } from '../publishing-pause';
import { authorizeLocation } from '../authorize-shift';
import { findWritten, writeShifts, type NewShift, type Site } from './write-shifts';

export type PlanDeps = Pick<Deps, 'shifts' | 'board' | 'locations' | 'organizations' | 'ledgers' | 'clock'>;

/** Returns the board's shifts in the weeks of these days, as far ahead as shifts can be published. */
export const boardRows = async (
  { board, clock }: Pick<Deps, 'board' | 'clock'>,
  locationId: string,
  days: readonly string[],
): Promise<Planning['cells']> => {
  const today = utcDay(clock.now());
  const last = addDays(today, 7 * shiftLimits.publishWeeksAhead + 1);
  const sorted = days.filter((day) => day >= addDays(today, -1) && day <= last).toSorted();
  if (sorted.length === 0) return [];
  // Budgets cover whole weeks.
  const between = { from: addDays(sorted[0]!, -6), until: addDays(sorted.at(-1)!, 6) };
  const cells = await board.cells(locationId, between);
  return cells.map(({ unitId, day, rows }) => ({ unitId, day, rows: rowsOf(rows) }));
};

/** Returns the identity of a shift, by which a repeated run finds it. */
export const contentOf = (
  location: Pick<Location, 'locationId'>,
  { unitId, day, copy }: PlannedRow,
  { startTime, endTime, professions }: ShiftKind,
): string[] => [
  'shift',
  location.locationId,
  unitId,
  day,
  startTime,
  endTime,
  professions.toSorted().join(),
  String(copy),
];

const nameOf = async ({ organizations }: Pick<Deps, 'organizations'>, organizationId: string): Promise<string> => {
  const organization = await organizations.get(organizationId);
  if (!organization) throw new AppError('NOT_FOUND');
  return organization.company_name;
};

export const siteOf = async (
  deps: Pick<Deps, 'organizations'>,
  organizationId: string,
  { location, isDraft }: Pick<Site, 'location' | 'isDraft'>,
): Promise<Site> => ({
  organizationId,
  organization: await nameOf(deps, organizationId),
  location,
  isDraft,
});

const unknownUnit: WrittenRow['problems'] = [{ code: 'unit_unknown', field: 'unit', args: {} }];

type Create = {
  caller: AuthorizedCaller;
  locationId: string;
  batchId: string;
  publish: boolean;
  kinds: readonly ShiftKind[];
  rows: readonly PlannedRow[];
};

/** Returns whether the problems stop the caller. Managers may exceed the budget, because they have seen the costs. */
const isFor = ({ scope }: AuthorizedCaller, problems: readonly PlanProblem[]): boolean =>
  isRefused(problems) || (scope !== 'organization' && problems.some(({ code }) => code === 'over_budget'));

const newShifts = (location: Location, { kinds, rows, batchId }: Create): (NewShift | null)[] =>
  rows.map((row) => {
    const unit = location.units.find(({ unitId }) => unitId === row.unitId);
    const kind = kinds[row.kind];
    if (!kind) throw new AppError('INVALID_REQUEST');
    if (!unit) return null;
    return { unit, form: { ...kind, day: row.day }, content: contentOf(location, row, kind), origin: { batchId } };
  });

/** Creates shifts after checking them again, because time has passed and others plan too. */
export const createShifts = async (deps: PlanDeps, create: Create): Promise<{ rows: WrittenRow[] }> => {
  const { caller, locationId, publish, rows } = create;
  if (publish) requireVerified(caller);
  const location = await authorizeLocation(deps, caller, locationId);
  if (publish) await requirePublishing(deps, organizationOf(caller));
  const shifts = newShifts(location, create);
  const known = shifts.filter((it) => it !== null);
  const [found, cells, site] = await Promise.all([
    findWritten(deps, known),
    boardRows(
      deps,
      locationId,
      rows.map(({ day }) => day),
    ),
    siteOf(deps, organizationOf(caller), { location, isDraft: !publish }),
  ]);
  const maySeeBudget = caller.scope === 'organization';
  const check = checkPlan({ place: location, cells, maySeeBudget, now: deps.clock.now() });
  const refused = new Map<NewShift, WrittenRow>();
  known.forEach((row, index) => {
    // Shifts written by a first attempt are on the board already.
    if (found[index]!.stored) return;
    const { problems } = check({ unit: row.unit, shift: row.form, isDraft: !publish });
    if (isFor(caller, problems)) refused.set(row, { outcome: 'refused', shiftId: null, problems });
  });
  const passed = known.filter((row) => !refused.has(row));
  const written = await writeShifts(deps, site, passed);
  const results = new Map([...refused, ...passed.map((row, index) => [row, written[index]!] as const)]);
  return {
    rows: shifts.map((row) => (row ? results.get(row)! : { outcome: 'refused', shiftId: null, problems: unknownUnit })),
  };
};
