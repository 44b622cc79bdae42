import { addDays, daysBetween } from '@shared/core/rules/calendar-days';
import { rowsOf } from '@shared/work/rules/filling/board-cell';
import { checkPlan } from '@shared/work/rules/shifts/check-plan';
import { AppError } from '@shared/errors';
import type { ReadAs } from '@shared/core/model/list-file';
import type { Location, LocationUnit } from '@shared/work/model/location';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import type { CheckedRow, PlanProblem, PlanSource, ShiftKind, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { storedForm } from '@shared/core/model/stored-form';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { notice } from '@shared/text/notice';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import type { ShiftPlans } from '../../../store/work/shift-plans/ports';
import { authorizeLocation } from '../authorize-shift';
import { boardRows, type PlanDeps } from './create-shifts';

export type CheckDeps = PlanDeps & { plans: Pick<ShiftPlans, 'list'> };

type Line = {
  line: number;
  problems: PlanProblem[];
  readAs: ReadAs[];
  unit: LocationUnit | null;
  shift: ShiftForm | null;
};

const numbered = (shifts: readonly { unit: LocationUnit; shift: ShiftForm }[]): Line[] =>
  shifts.map((it, index) => ({ ...it, line: index + 1, problems: [], readAs: [] }));

const StoredShift = storedForm(ShiftForm.strip());

type Week = Extract<PlanSource, { source: 'week' }>;

/** Copies the shifts of a week to another one. */
const linesOfWeek = async (deps: CheckDeps, location: Location, { from, to, unitId }: Week): Promise<Line[]> => {
  const cells = await deps.board.cells(location.locationId, { from, until: addDays(from, 6) });
  const units = new Map(location.units.map((unit) => [unit.unitId, unit]));
  const copied = cells.filter((cell) => units.has(cell.unitId) && (unitId === undefined || cell.unitId === unitId));
  const ids = copied.flatMap(({ rows }) => rowsOf(rows).map(({ id }) => id));
  if (ids.length > shiftPlanLimits.rows) {
    const fields = { from: notice('tooManyShifts', { max: shiftPlanLimits.rows }) };
    throw new AppError('INVALID_REQUEST', undefined, { fields });
  }
  const shifts = (await deps.shifts.many(ids)).toSorted(
    (one, other) => one.startsAt.localeCompare(other.startsAt) || one.unitId.localeCompare(other.unitId),
  );
  const moved = daysBetween(from, to);
  return numbered(
    shifts.flatMap((shift) => {
      const unit = units.get(shift.unitId);
      const form = StoredShift.parse(shift);
      return unit ? [{ unit, shift: { ...form, day: addDays(shift.day, moved) } }] : [];
    }),
  );
};

const oneLine = (location: Location, { unitId, shift }: Extract<PlanSource, { source: 'shift' }>): Line[] => {
  const unit = location.units.find((it) => it.unitId === unitId);
  if (!unit) throw new AppError('NOT_FOUND');
  return numbered([{ unit, shift }]);
};

/** Loads the reader on demand, because it includes profession names in each language. */
const linesOfFile = async (
  deps: CheckDeps,
  organizationId: string,
  { units }: Location,
  csv: string,
): Promise<Line[]> => {
  const [{ readCsv }, { templates }] = await Promise.all([import('./read-csv'), deps.plans.list(organizationId)]);
  return readCsv(csv, { units, templates });
};

const linesOf = async (
  deps: CheckDeps,
  organizationId: string,
  location: Location,
  source: PlanSource,
): Promise<Line[]> => {
  switch (source.source) {
    case 'week':
      return linesOfWeek(deps, location, source);
    case 'shift':
      return oneLine(location, source);
    case 'file':
      return linesOfFile(deps, organizationId, location, source.csv);
  }
};

/** Returns each kind of shift once. */
const openKinds = () => {
  const kinds: ShiftKind[] = [];
  const known = new Map<string, number>();
  const indexOf = ({ day: _day, ...kind }: ShiftForm): number => {
    const text = JSON.stringify(kind);
    const index = known.get(text) ?? kinds.push(kind) - 1;
    known.set(text, index);
    return index;
  };
  return { kinds, indexOf };
};

type Check = { caller: AuthorizedCaller; locationId: string } & PlanSource;

/** Returns the shifts to publish, and the problems of each line. */
export const checkShifts = async (deps: CheckDeps, { caller, locationId, ...source }: Check): Promise<ShiftPlan> => {
  const location = await authorizeLocation(deps, caller, locationId);
  const lines = await linesOf(deps, organizationOf(caller), location, source);
  const days = lines.flatMap(({ shift }) => shift?.day ?? []);
  const cells = await boardRows(deps, locationId, days);
  const check = checkPlan({
    place: location,
    cells,
    maySeeBudget: caller.scope === 'organization',
    now: deps.clock.now(),
  });
  const { kinds, indexOf } = openKinds();
  let costCents = 0;
  const rows = lines.map(({ line, problems, readAs, unit, shift }): CheckedRow => {
    if (!unit || !shift) return { line, row: null, problems, warnings: [], readAs };
    const checked = check({ unit, shift, isDraft: false });
    costCents += checked.costCents;
    const row = { unitId: unit.unitId, day: shift.day, kind: indexOf(shift), copy: checked.copy };
    return { line, row, problems: checked.problems, warnings: checked.warnings, readAs };
  });
  return { batchId: deps.clock.newId('sbt'), kinds, rows, costCents };
};
