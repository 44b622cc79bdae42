import { addDays, calendarDay } from '../../../core/rules/calendar-days';
import { wallTimeAt } from '../../../messages/rules/schedule-times';
import { shiftLimits } from '../../limits/shift-limits';
import { isLate } from '../attendance/presence';
import { rowsOf, type BoardCell, type BoardRow } from './board-cell';
import { boardSpan, openSlots } from './board-shift';

/** Shifts of a unit that start on the day. */
export type UnitCell = { unitId: string; day: string; rows: BoardCell };

/** Times in ms, on the clock of one location. */
type At = { now: number; timeZone: string };
type OfShift = { unitId: string; day: string; startsAt: number };

/** A booked person who hasn't clocked in to a shift that runs. */
export type MissingPerson = OfShift & { userId: string };
/** A shift with free slots. `isCovering`: Cover Now asks people. */
export type Gap = OfShift & { free: number; isCovering: boolean };

/** Both with the earliest start first. */
export type CoverageToday = {
  late: MissingPerson[];
  gaps: Gap[];
  /** Whether someone is late, or a gap starts so soon that Cover Now fills it. */
  isUrgent: boolean;
  /** Whether a published shift runs or is ahead. */
  hasShifts: boolean;
};

const minuteMs = 60_000;

/** Yesterday, whose nights may still run, and today on the location's clock. */
export const coverageDays = ({ now, timeZone }: At): { from: string; until: string } => {
  const today = calendarDay(wallTimeAt(now, timeZone));
  return { from: addDays(today, -1), until: today };
};

type PlannedRow = BoardRow & OfShift & { endsAt: number };

/** Published shifts that haven't ended. */
const plannedRows = (cells: readonly UnitCell[], { now, timeZone }: At): PlannedRow[] =>
  cells
    .flatMap(({ unitId, day, rows }) =>
      rowsOf(rows).map((row) => ({ ...row, unitId, day, ...boardSpan(row, day, timeZone) })),
    )
    .filter(({ flags, endsAt }) => !flags.includes('draft') && now < endsAt);

const gapOf = (row: PlannedRow, now: number): Gap | null => {
  const { flags, unitId, day, startsAt } = row;
  const free = openSlots(row, row, now);
  return free > 0 ? { unitId, day, startsAt, free, isCovering: flags.includes('cover_now') } : null;
};

const lateIn = ({ people, unitId, day, startsAt, endsAt }: PlannedRow, now: number): MissingPerson[] =>
  Object.entries(people)
    .filter(([, presence]) => isLate(presence, { startsAt, endsAt }, now))
    .map(([userId]) => ({ unitId, day, startsAt, userId }));

const byStart = (one: OfShift, other: OfShift): number => one.startsAt - other.startsAt;

/** Sums up the cells of `coverageDays`. */
export const coverageToday = (cells: readonly UnitCell[], at: At): CoverageToday => {
  const rows = plannedRows(cells, at);
  const late = rows.flatMap((row) => lateIn(row, at.now)).sort(byStart);
  const gaps = rows
    .map((row) => gapOf(row, at.now))
    .filter((gap) => gap !== null)
    .sort(byStart);
  const soon = at.now + shiftLimits.coverNow.startsMinutesAhead * minuteMs;
  const isUrgent = late.length > 0 || gaps.some(({ startsAt }) => startsAt <= soon);
  return { late, gaps, isUrgent, hasShifts: rows.length > 0 };
};
