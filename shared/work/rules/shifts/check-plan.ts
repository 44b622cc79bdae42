import type { Unit } from '../../../people/model/healthcare-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import type { ShiftForm } from '../../model/shifts/shift';
import type { PlanProblem, PlanWarning } from '../../model/shifts/shift-plan';
import { mondayOfDay } from '../../../core/rules/calendar-days';
import { isFederalHoliday } from '../../../core/rules/federal-holidays';
import { minimumWageCents } from '../timesheets/pay-rules';
import { professionsOfUnit } from '../../../people/rules/profession-units';
import type { BoardRow } from '../filling/board-cell';
import { plannedCentsOf, withBreaks } from '../pay/planned-cost';
import { shiftProblems, shiftWarnings, type PublishContext, type ShiftProblem } from '../filling/shift-problems';
import { minuteOfDay, shiftTimes } from './shift-times';

type PlannedUnit = { unitId: string; careUnit: Unit; weeklyBudgetCents: number | null };

/** `maySeeBudget`: without it, people see only that the budget is exceeded. */
export type Planning = {
  place: { timeZone: string; state: StateCode };
  cells: readonly { unitId: string; day: string; rows: readonly BoardRow[] }[];
  maySeeBudget: boolean;
  now: Date;
};

export type Candidate = { unit: PlannedUnit; shift: ShiftForm; isDraft: boolean };

/** `copy`: number among identical shifts of the unit and day, including itself. */
export type CheckedCandidate = {
  problems: PlanProblem[];
  warnings: PlanWarning[];
  copy: number;
  costCents: number;
};

/** Problems that the publisher can confirm; all others block. */
const asked: readonly ShiftProblem['code'][] = ['twin', 'over_budget'];

export const isRefused = (problems: readonly Pick<PlanProblem, 'code'>[]): boolean =>
  problems.some(({ code }) => !asked.some((it) => it === code));

const shown = ({ code, field, args }: ShiftProblem, maySeeBudget: boolean): PlanProblem => {
  if (code === 'profession_of_other_unit' || (code === 'over_budget' && !maySeeBudget))
    return { code, field, args: {} };
  return { code, field, args: { ...args } };
};

type Counts = Map<string, number>;

const add = (counts: Counts, key: string, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);
const of = (counts: Counts, key: string): number => counts.get(key) ?? 0;

const cellOf = (unitId: string, day: string): string => `${unitId}.${day}`;

type Alike = Pick<BoardRow, 'start' | 'minutes' | 'profession'>;

const alikeKey = (cell: string, { start, minutes, profession }: Alike): string =>
  [cell, start, minutes, profession].join('.');

const countsOf = (cells: Planning['cells']) => {
  const counts = { shifts: new Map() as Counts, alike: new Map() as Counts, cents: new Map() as Counts };
  for (const { unitId, day, rows } of cells) {
    for (const row of rows) {
      add(counts.shifts, cellOf(unitId, day));
      add(counts.alike, alikeKey(cellOf(unitId, day), row));
      if (!row.flags.includes('draft')) add(counts.cents, cellOf(unitId, mondayOfDay(day)), row.costCents);
    }
  }
  return counts;
};

const onceEach = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

type Timed = { shift: ShiftForm; alike: Alike; costCents: number };

/** Null if a clock change leaves no time for it. */
const timer = (place: Planning['place']): ((form: ShiftForm) => Timed | null) => {
  const costOf = plannedCentsOf(place);
  return (form) => {
    const times = shiftTimes({ ...form, timeZone: place.timeZone });
    if (!times) return null;
    const shift = withBreaks(form, times, place);
    const start = minuteOfDay(times.startsAt, place.timeZone);
    const alike = { start, minutes: times.minutes, profession: form.professions[0]! };
    return { shift, alike, costCents: costOf(shift, times) * form.headcount };
  };
};

/** Checks shifts in order: each counts for those after it. */
export const checkPlan = ({ place, cells, maySeeBudget, now }: Planning) => {
  const counts = countsOf(cells);
  const timed = timer(place);
  const professionsOf = onceEach(professionsOfUnit);

  return ({ unit, shift, isDraft }: Candidate): CheckedCandidate => {
    const { day } = shift;
    const { alike, costCents } = timed(shift) ?? { alike: null, costCents: 0 };
    const cell = cellOf(unit.unitId, day);
    const week = cellOf(unit.unitId, mondayOfDay(day));
    const before = alike ? of(counts.alike, alikeKey(cell, alike)) : 0;
    const { weeklyBudgetCents: weekCents } = unit;
    const context: PublishContext = {
      unitProfessions: professionsOf(unit.careUnit),
      longShifts: false,
      shiftsThatDay: of(counts.shifts, cell),
      minimumCents: minimumWageCents(place.state, day),
      cardCents: null,
      contractorAllowed: true,
      // The state's rule applies if it has one.
      hasBreakRule: true,
      stateHasBreakRule: false,
      budget: isDraft || weekCents === null ? null : { weekCents, plannedCents: of(counts.cents, week) },
      costCents,
      hasTwin: before > 0,
      peopleWithShortRest: 0,
      isHoliday: isFederalHoliday(day),
    };
    const draft = { ...shift, timeZone: place.timeZone, contractor: false, repeatConfirmed: false };
    const problems = shiftProblems(draft, context, now).map((problem) => shown(problem, maySeeBudget));
    const isPossible = !isRefused(problems);
    if (isPossible && alike) add(counts.alike, alikeKey(cell, alike));
    // A second identical one is skipped, unless confirmed.
    if (isPossible && before === 0) {
      add(counts.shifts, cell);
      if (!isDraft) add(counts.cents, week, costCents);
    }
    const warnings = shiftWarnings(draft, context).map(({ code, args }) => ({ code, args: { ...args } }));
    return { problems, warnings, copy: before + 1, costCents };
  };
};
