import { daysInMonths, monthsBetween, monthsUntil } from '@shared/core/rules/calendar-days';
import { fairnessOf, medianWait } from '@shared/work/rules/filling/fill-report';
import { limits } from '@shared/limits';
import type { FillReport, FillReportQuery } from '@shared/work/model/shifts/fill-report';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { averageIfEnough } from '../../store/hiring/jobs/sampled-average';
import type { Locations } from '../../store/work/locations/ports';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { FillMonth, FillMonths, FillShare } from '../../store/work/shifts/ports';

export type FillReportDeps = {
  fillMonths: FillMonths;
  locations: Pick<Locations, 'list'>;
};

const deciles = Array.from({ length: 10 }, (_, index) => 90 - 10 * index);

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

const waitsOf = (months: readonly FillMonth[]): Map<number, number> => {
  const waits = new Map<number, number>();
  for (const month of months) {
    for (const [slot, count] of month.waits) waits.set(slot, (waits.get(slot) ?? 0) + count);
  }
  return waits;
};

const figuresOf = (months: readonly FillMonth[]): Pick<FillReport, 'shifts' | 'covered' | 'wait' | 'inTime'> => {
  const waits = waitsOf(months);
  const samples = sumOf([...waits.values()], (count) => count);
  return {
    shifts: sumOf(months, ({ shifts }) => shifts),
    covered: sumOf(months, ({ covered }) => covered),
    wait: { value: samples < limits.samplesForFigure ? null : medianWait(waits), samples },
    inTime: averageIfEnough(
      sumOf(months, ({ inTime }) => 100 * inTime),
      sumOf(months, ({ answered }) => answered),
    ),
  };
};

/** Returns whether the person was in the pool on one of the days. */
const wasIn = ({ terms, endOn }: PlacementItem, { from, to }: { from: string; to: string }): boolean =>
  terms.startOn <= to && (endOn === null || endOn >= from);

type Sums = { invited: number; minutes: number };

/** Sums up shares by person, for everyone in the pool and everyone invited or booked. */
const byPerson = (pool: readonly PlacementItem[], shares: readonly FillShare[]): Map<string, Sums> => {
  const people = new Map<string, Sums>(
    pool.map(({ professional }) => [professional.userId, { invited: 0, minutes: 0 }]),
  );
  for (const { userId, invited, minutes } of shares) {
    const before = people.get(userId) ?? { invited: 0, minutes: 0 };
    people.set(userId, { invited: before.invited + invited, minutes: before.minutes + minutes });
  }
  return people;
};

const unitsOf = async (
  { locations }: FillReportDeps,
  organizationId: string,
  months: readonly FillMonth[],
): Promise<FillReport['units']> => {
  const found = await locations.list(organizationId);
  const byUnit = Map.groupBy(months, ({ unitId }) => unitId);
  return found.flatMap(({ name: location, units }) =>
    units.flatMap(({ unitId, name: unit }) => {
      const own = byUnit.get(unitId);
      return own ? [{ unitId, unit, location, ...figuresOf(own) }] : [];
    }),
  );
};

/** Reads a month's units and people once each, and ten short lists of forecasts. */
export const getFillReport = async (
  deps: FillReportDeps,
  organizationId: string,
  { from, to }: FillReportQuery,
): Promise<FillReport> => {
  const { fillMonths } = deps;
  const months = monthsUntil(`${to}-01`, monthsBetween(from, to) + 1);
  const days = daysInMonths(from, to);
  const { peopleRead } = shiftLimits.fillReport;
  const [units, people, pool, calibration] = await Promise.all([
    Promise.all(months.map((month) => fillMonths.units(organizationId, month))),
    Promise.all(months.map((month) => fillMonths.people(organizationId, month))),
    fillMonths.pool(organizationId, days.from),
    Promise.all(deciles.map((decile) => fillMonths.calibration(organizationId, decile, { from, until: to }))),
  ]);
  const counted = [
    ...byPerson(
      pool.filter((it) => wasIn(it, days)),
      people.flat(),
    ).values(),
  ];
  return {
    ...{ from, to, people: counted.length },
    partial: people.some(({ length }) => length >= peopleRead),
    ...figuresOf(units.flat()),
    invites: {
      count: sumOf(counted, ({ invited }) => invited),
      fairness: fairnessOf(counted.map(({ invited }) => invited)),
    },
    hours: {
      minutes: sumOf(counted, ({ minutes }) => minutes),
      fairness: fairnessOf(counted.map(({ minutes }) => minutes)),
    },
    calibration: calibration.map(({ covered, of }, index) => ({
      from: deciles[index]!,
      covered: of < shiftLimits.forecastFrom ? null : covered,
      of,
    })),
    units: await unitsOf(deps, organizationId, units.flat()),
  };
};
