import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { isLate } from '@shared/work/rules/attendance/presence';
import { boardSpan, openSlots, type BoardSpan } from '@shared/work/rules/filling/board-shift';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import type { PartOfDay, Presence } from '@shared/work/model/shifts/shift-vocabulary';
import type { BoardDay, BoardShift } from '@shared/work/model/shifts/board';

/** `covering`: Cover Now asks people; `asked`: open, with requests; `short`: started with free slots. */
export const shiftStates = ['covering', 'open', 'asked', 'short', 'draft', 'covered', 'past'] as const;
export type ShiftState = (typeof shiftStates)[number];

/** A person on a shift. `late`: the shift began without a clock-in. Without a name if the account was erased. */
export type SeatedPerson = { userId: string; name: string; presence: Presence | 'late' };

/** Times in ms. `free`: slots that can still be filled. */
export type PlannedShift = Omit<BoardShift, 'people'> & {
  /** Late people first, because they need someone to act. */
  people: readonly SeatedPerson[];
  unitId: string;
  day: string;
  timeZone: string;
  startsAt: number;
  endsAt: number;
  part: PartOfDay;
  state: ShiftState;
  free: number;
  isMovable: boolean;
  isAtRisk: boolean;
  /** Booked people haven't answered a change of its terms. */
  isAwaiting: boolean;
  /** A booked person lacks a requirement: their booking ends unless they fix it. */
  isLapsing: boolean;
};

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const stateOf = (shift: BoardShift, times: BoardSpan, now: number): ShiftState => {
  const { flags, headcount, confirmed, requested } = shift;
  if (times.endsAt <= now) return 'past';
  if (flags.includes('draft')) return 'draft';
  if (confirmed >= headcount) return 'covered';
  if (openSlots(shift, times, now) === 0) return 'short';
  if (flags.includes('cover_now')) return 'covering';
  return requested > 0 ? 'asked' : 'open';
};

const isOpen = (state: ShiftState): boolean => state === 'covering' || state === 'open' || state === 'asked';

export const isDraft = ({ flags }: Pick<PlannedShift, 'flags'>): boolean => flags.includes('draft');

type BoardContext = { timeZone: string; now: number; names: ReadonlyMap<string, string> };

const seated = ({ people }: BoardShift, times: BoardSpan, { names, now }: BoardContext): SeatedPerson[] => {
  const all = people.map(({ userId, presence }) => ({
    userId,
    name: names.get(userId) ?? '',
    presence: isLate(presence, times, now) ? ('late' as const) : presence,
  }));
  const rank = ({ presence }: SeatedPerson) => (presence === 'late' ? 0 : 1);
  return all.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
};

type Movable = Pick<PlannedShift, 'startsAt' | 'confirmed' | 'requested'>;

/** Why a shift can't be picked up. People agreed to its day and unit, so it is moved in its form, which asks them. */
export const whyFixed = ({ startsAt, confirmed, requested }: Movable, now: number): 'started' | 'taken' | null => {
  if (startsAt <= now) return 'started';
  return confirmed + requested > 0 ? 'taken' : null;
};

const planned = (
  row: BoardShift,
  { unitId, day }: Pick<BoardDay, 'unitId' | 'day'>,
  context: BoardContext,
): PlannedShift => {
  const { timeZone, now } = context;
  const times = boardSpan(row, day, timeZone);
  const state = stateOf(row, times, now);
  const free = openSlots(row, times, now);
  const isAtRisk = isOpen(state) && row.flags.includes('at_risk');
  const isAhead = isOpen(state) || state === 'covered';
  const isAwaiting = isAhead && row.flags.includes('awaiting');
  const isLapsing = isAhead && row.flags.includes('lapsing');
  const people = seated(row, times, context);
  const part = partOfDay(clockOf(row.start));
  const isMovable = whyFixed({ ...row, ...times }, now) === null;
  const derived = { part, state, free, isMovable, isAtRisk, isAwaiting, isLapsing };
  return { ...row, ...times, timeZone, people, unitId, day, ...derived };
};

/** Shifts, earliest first. */
export const plannedShifts = (days: readonly BoardDay[], at: BoardContext): PlannedShift[] =>
  days
    .flatMap(({ shifts, ...place }) => shifts.map((row) => planned(row, place, at)))
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));

export const filters = ['open', 'late', 'at_risk', 'requests', 'awaiting'] as const;
export type Filter = (typeof filters)[number];

type Marks = Pick<PlannedShift, 'isAtRisk' | 'isAwaiting' | 'isLapsing'>;

/** Whether it is likely to be short: because it is open, or because a booking may end. */
const needsCare = ({ isAtRisk, isLapsing }: Marks): boolean => isAtRisk || isLapsing;

const lateIn = ({ people }: Pick<PlannedShift, 'people'>): number =>
  people.filter(({ presence }) => presence === 'late').length;

export const isShown = (shift: Marks & Pick<PlannedShift, 'state' | 'people'>, filter: Filter | null): boolean => {
  if (filter === null) return true;
  if (filter === 'late') return lateIn(shift) > 0;
  if (filter === 'at_risk') return needsCare(shift);
  if (filter === 'awaiting') return shift.isAwaiting;
  return filter === 'open' ? isOpen(shift.state) : shift.state === 'asked';
};

/** Drafts count only as such. Cents include all needed people except slots of own staff. */
export type BoardMetrics = {
  slots: number;
  covered: number;
  free: number;
  /** People who haven't clocked in to a shift that runs. */
  late: number;
  /** Shifts at risk, and those with a booking that will end. */
  risks: number;
  /** Shifts with people who haven't answered a change. */
  awaiting: number;
  requests: number;
  drafts: number;
  cents: number;
  /** Some slots are on the employer's payroll, and not in the cents. */
  hasOwnStaff: boolean;
};

export const metricsOf = (shifts: readonly PlannedShift[]): BoardMetrics => {
  const published = shifts.filter((shift) => !isDraft(shift));
  const sum = (of: (shift: PlannedShift) => number): number => published.reduce((all, shift) => all + of(shift), 0);
  return {
    slots: sum(({ headcount }) => headcount),
    covered: sum(({ confirmed }) => confirmed),
    free: sum(({ free }) => free),
    late: sum(lateIn),
    risks: sum((shift) => Number(needsCare(shift))),
    awaiting: sum(({ isAwaiting }) => Number(isAwaiting)),
    requests: sum(({ state, requested }) => (isOpen(state) ? requested : 0)),
    drafts: shifts.length - published.length,
    cents: sum(({ costCents }) => costCents),
    hasOwnStaff: published.some(({ flags }) => flags.includes('own_staff')),
  };
};

/** Shifts with free slots, earliest first. */
export const gapsOf = (shifts: readonly PlannedShift[]): PlannedShift[] => shifts.filter(({ state }) => isOpen(state));

/** The next gap; after the last one, the first again. */
export const gapAfter = (gaps: readonly PlannedShift[], last: string | null): PlannedShift | undefined =>
  gaps[gaps.findIndex(({ id }) => id === last) + 1] ?? gaps[0];

/** A line of a cell: its shifts with the same start, with drafts separate. */
export type Line = {
  key: string;
  part: PartOfDay;
  /** Whether the cell has a line with another start in the same part of the day. */
  sharesPart: boolean;
  people: readonly SeatedPerson[];
  state: ShiftState;
  shifts: readonly PlannedShift[];
  headcount: number;
  confirmed: number;
  requested: number;
  isAtRisk: boolean;
  isAwaiting: boolean;
  isLapsing: boolean;
};

const lineOf = (key: string, shifts: readonly PlannedShift[]): Line => {
  const sum = (of: (shift: PlannedShift) => number): number => shifts.reduce((all, shift) => all + of(shift), 0);
  return {
    key,
    part: shifts[0]!.part,
    sharesPart: false,
    people: shifts.flatMap(({ people }) => people),
    // The most urgent state.
    state: shiftStates.find((state) => shifts.some((shift) => shift.state === state)) ?? 'covered',
    shifts,
    headcount: sum(({ headcount }) => headcount),
    confirmed: sum(({ confirmed }) => confirmed),
    requested: sum(({ state, requested }) => (isOpen(state) ? requested : 0)),
    isAtRisk: shifts.some((shift) => shift.isAtRisk),
    isAwaiting: shifts.some((shift) => shift.isAwaiting),
    isLapsing: shifts.some((shift) => shift.isLapsing),
  };
};

export const linesOf = (shifts: readonly PlannedShift[]): Line[] => {
  const keyOf = (shift: PlannedShift) => `${clockOf(shift.start)}${isDraft(shift) ? ' draft' : ''}`;
  const lines = [...Map.groupBy(shifts, keyOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, same]) => lineOf(key, same));
  const starts = Map.groupBy(lines, ({ part }) => part);
  return lines.map((line) => ({
    ...line,
    sharesPart: new Set(starts.get(line.part)!.map(({ shifts: [shift] }) => shift!.start)).size > 1,
  }));
};

export const cellKey = (unitId: string, day: string): string => `${unitId}.${day}`;

/** Cells by `cellKey`. */
export const cellsOf = (shifts: readonly PlannedShift[]): ReadonlyMap<string, PlannedShift[]> =>
  Map.groupBy(shifts, ({ unitId, day }) => cellKey(unitId, day));

export const boardViews = ['day', 'week', 'two'] as const;
export type BoardView = (typeof boardViews)[number];

const daysIn: Record<BoardView, number> = { day: 1, week: 7, two: 14 };

/** Weeks start on Monday; the board is loaded by them. */
export const rangeOf = (view: BoardView, day: string): { from: string; days: number } => ({
  from: view === 'day' ? day : mondayOfDay(day),
  days: daysIn[view],
});

export const daysOf = ({ from, days }: { from: string; days: number }): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));
