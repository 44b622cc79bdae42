import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { shiftBillOf, type BilledLine } from '@shared/work/rules/pay/shift-bill';
import type { ShiftBill, ShiftBillQuery } from '@shared/work/model/shifts/shift-bill';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Locations } from '../../store/work/locations/ports';
import type { ShiftLineWeeks } from '../../store/work/timesheets/shift-line-weeks';

export type ShiftBillDeps = {
  shiftLines: ShiftLineWeeks;
  locations: Pick<Locations, 'list'>;
};

type Line = Awaited<ReturnType<ShiftLineWeeks['started']>>['lines'][number];

/** Returns units by shift for older lines, which have none stored. */
const unitsOfOlder = async ({ shiftLines }: ShiftBillDeps, lines: readonly Line[]): Promise<Map<string, string>> => {
  const ids = [...new Set(lines.filter(({ unitId }) => unitId === undefined).map(({ shiftId }) => shiftId))];
  return shiftLines.unitsOf(ids.slice(0, shiftLimits.bill.olderShiftsRead));
};

/** Adds units to lines; a deleted unit is null, and these share one row. */
const billedLines = async (
  deps: ShiftBillDeps,
  lines: readonly Line[],
  known: ReadonlyMap<string, unknown>,
): Promise<BilledLine[]> => {
  const older = await unitsOfOlder(deps, lines);
  return lines.map(({ shiftId, unitId = older.get(shiftId), currency, minutes, cents, kind, pay = [] }) => ({
    unitId: unitId !== undefined && known.has(unitId) ? unitId : null,
    ...{ currency, minutes, cents, kind, pay },
  }));
};

/** Adds up the costs of shifts by unit, for at most five weeks. */
export const getShiftBill = async (
  deps: ShiftBillDeps,
  organizationId: string,
  { from, to }: ShiftBillQuery,
): Promise<ShiftBill> => {
  const [{ lines, partial }, locations] = await Promise.all([
    deps.shiftLines.started(organizationId, {
      since: mondayOfDay(from),
      until: to,
      limit: shiftLimits.bill.weeksRead,
    }),
    deps.locations.list(organizationId),
  ]);
  const names = new Map(
    locations.flatMap(({ name: location, units }) =>
      units.map(({ unitId, name }) => [unitId, { unit: name, location }]),
    ),
  );
  const within = lines.filter(({ day }) => day >= from && day <= to);
  const { units, totals } = shiftBillOf(await billedLines(deps, within, names));
  const named = units.map((sums) => ({ ...sums, ...(names.get(sums.unitId ?? '') ?? { unit: '', location: '' }) }));
  return {
    ...{ from, to, partial, totals },
    units: named.sort(
      (one, other) =>
        Number(one.unit === '') - Number(other.unit === '') ||
        one.location.localeCompare(other.location, 'en') ||
        one.unit.localeCompare(other.unit, 'en'),
    ),
  };
};
