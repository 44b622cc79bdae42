import { limits } from '@shared/limits';
import type { EmployerQueueRow, QueueCoverage } from '@shared/hiring/model/work-queue';
import { addDays } from '@shared/core/rules/calendar-days';
import { scopeOf, type Action } from '@shared/organizations/rules/permissions';
import type { Location } from '@shared/work/model/location';
import { supervises } from '@shared/work/rules/supervises';
import {
  coverageDays,
  coverageToday,
  type CoverageToday,
  type Gap,
  type MissingPerson,
} from '@shared/work/rules/filling/coverage-today';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { ApprovalDeadline } from '../../store/work/attendance/ports';
import type { EmployerQueueDeps } from './ports';
import { faceOf, type Known } from './queue-parts';

type Row<K extends EmployerQueueRow['kind']> = Extract<EmployerQueueRow, { kind: K }>;
const { queue } = limits;

/** What a location's board and inbox hold of units that the caller may see. */
export type Covered = {
  location: Location;
  today: CoverageToday;
  /** Days of the board on which a change matters: until tomorrow, for pages that stay open over midnight. */
  days: { from: string; until: string };
  submitted: ApprovalDeadline[];
  /** Whether the location has more submitted shifts than were read. */
  isMore: boolean;
};

/** Units of the location: all of them for managers, those they supervise for members. */
const unitsFor = (action: Action, { role, userId }: AuthorizedCaller, { units }: Location): ReadonlySet<string> => {
  const scope = scopeOf(action, role);
  return new Set(units.filter((unit) => supervises({ scope, userId }, unit)).map(({ unitId }) => unitId));
};

type Reads = Pick<EmployerQueueDeps, 'locations' | 'board' | 'approvals'>;

/** Reads the board and the inbox of each location in which the caller may see a unit. */
export const coverageOf = async (
  { locations, board, approvals }: Reads,
  caller: AuthorizedCaller,
  at: string,
): Promise<Covered[]> => {
  if (scopeOf('readCoverage', caller.role) === 'none') return [];
  const now = Date.parse(at);
  const all = await locations.list(organizationOf(caller));
  const reached = all.flatMap((location) => {
    const units = unitsFor('readCoverage', caller, location);
    return units.size > 0 ? [{ location, units }] : [];
  });
  return Promise.all(
    reached.map(async ({ location, units }) => {
      const { locationId, timeZone } = location;
      const days = coverageDays({ now, timeZone });
      const [cells, submitted] = await Promise.all([
        board.cells(locationId, days),
        approvals.of(locationId, queue.submittedShifts + 1),
      ]);
      const decided = unitsFor('confirmAttendance', caller, location);
      return {
        location,
        today: coverageToday(
          cells.filter(({ unitId }) => units.has(unitId)),
          { now, timeZone },
        ),
        days: { from: days.from, until: addDays(days.until, 1) },
        submitted: submitted.slice(0, queue.submittedShifts).filter(({ unitId }) => decided.has(unitId)),
        isMore: submitted.length > queue.submittedShifts,
      };
    }),
  );
};

const instant = (ms: number): string => new Date(ms).toISOString();

const total = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((sum, it) => sum + of(it), 0);

/** A shift's place with its location. */
type Placed<T> = T & { location: Location };

const placed = <T extends { startsAt: number }>(
  covered: readonly Covered[],
  of: (today: CoverageToday) => readonly T[],
): Placed<T>[] =>
  covered
    .flatMap(({ location, today }) => of(today).map((it) => ({ ...it, location })))
    .sort((one, other) => one.startsAt - other.startsAt);

const unitName = ({ location, unitId }: Placed<{ unitId: string }>): string =>
  location.units.find((unit) => unit.unitId === unitId)?.name ?? '';

const placesOf = <T extends { day: string }>(
  items: readonly Placed<T>[],
  countOf: (item: Placed<T>) => number,
): Row<'slots_open'>['places'] =>
  [...Map.groupBy(items, ({ location }) => location.locationId)].map(([locationId, own]) => {
    const days = own.map(({ day }) => day).sort();
    const { name } = own[0]!.location;
    return { locationId, location: name, count: total(own, countOf), from: days[0]!, until: days.at(-1)! };
  });

const latePeople = (covered: readonly Covered[]): Placed<MissingPerson>[] => placed(covered, ({ late }) => late);

/** People that the row of late ones names. */
export const namedLate = (covered: readonly Covered[]): string[] =>
  latePeople(covered)
    .slice(0, queue.latePeople)
    .map(({ userId }) => userId);

export const lateRows = (known: Known, covered: readonly Covered[]): Row<'people_late'>[] => {
  const late = latePeople(covered);
  const [first] = late;
  if (!first) return [];
  return [
    {
      kind: 'people_late',
      due: instant(first.startsAt),
      count: late.length,
      people: late.slice(0, queue.latePeople).map((it) => ({
        ...faceOf(known, it.userId),
        unit: unitName(it),
        startsAt: instant(it.startsAt),
      })),
      places: placesOf(late, () => 1),
    },
  ];
};

export const openRows = (covered: readonly Covered[]): Row<'slots_open'>[] => {
  const gaps = placed<Gap>(covered, (today) => today.gaps);
  const [next] = gaps;
  if (!next) return [];
  const startsAt = instant(next.startsAt);
  return [
    {
      kind: 'slots_open',
      due: startsAt,
      count: total(gaps, ({ free }) => free),
      covering: total(gaps, ({ free, isCovering }) => (isCovering ? free : 0)),
      next: { unit: unitName(next), startsAt, timeZone: next.location.timeZone },
      places: placesOf(gaps, ({ free }) => free),
    },
  ];
};

export const approvalRows = (covered: readonly Covered[], now: string): Row<'shifts_to_approve'>[] => {
  const places = covered
    .filter(({ submitted }) => submitted.length > 0)
    .sort((one, other) => one.submitted[0]!.answerBy.localeCompare(other.submitted[0]!.answerBy));
  const [first] = places;
  if (!first) return [];
  const all = places.flatMap(({ submitted }) => submitted);
  return [
    {
      kind: 'shifts_to_approve',
      due: first.submitted[0]!.answerBy,
      count: all.length,
      isMore: places.some(({ isMore }) => isMore),
      overdue: all.filter(({ answerBy }) => answerBy <= now).length,
      timeZone: first.location.timeZone,
    },
  ];
};

export const coverageCounts = (covered: readonly Covered[]): QueueCoverage => ({
  late: latePeople(covered).length,
  open: total(covered, ({ today }) => total(today.gaps, ({ free }) => free)),
  isUrgent: covered.some(({ today }) => today.isUrgent),
  boards: covered
    .filter(({ today }) => today.hasShifts)
    .map(({ location: { locationId }, days }) => ({ locationId, ...days })),
});
