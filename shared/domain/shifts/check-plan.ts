import type { Unit } from '../../model/healthcare-vocabulary';
import type { StateCode } from '../../model/profile-vocabulary';
import type { ShiftForm } from '../../model/shift';
import type { PlanProblem, PlanWarning } from '../../model/shift-plan';
import { mondayOfDay } from '../calendar-days';
import { isFederalHoliday } from '../federal-holidays';
import { minimumWageCents } from '../pay-rules';
import { professionsOfUnit } from '../profession-units';
import type { BoardRow } from './board-cell';
import { plannedCents, withBreaks } from './planned-cost';
import { shiftProblems, shiftWarnings, type PublishContext, type ShiftProblem } from './shift-problems';
import { minuteOfDay, shiftTimes } from './shift-times';

type PlannedUnit = { unitId: string; careUnit: Unit; weeklyBudgetCents: number | null };

/** `maySeeBudget`: others learn only that the budget is exceeded. */
export type Planning = {
  place: { timeZone: string; state: StateCode };
  cells: readonly { unitId: string; day: string; rows: readonly BoardRow[] }[];
  maySeeBudget: boolean;
  now: Date;
};

export type Candidate = { unit: PlannedUnit; shift: ShiftForm; isDraft: boolean };

/** `copy`: counts the shifts of the unit's day that are like this one, itself included. */
export type CheckedCandidate = {
  problems: PlanProblem[];
  warnings: PlanWarning[];
  copy: number;
  costCents: number;
};

/** Answered by the person who publishes; everything else is refused. */
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

/** Judges shifts one after another: each counts for those that follow. */
export const checkPlan = ({ place, cells, maySeeBudget, now }: Planning) => {
  const counts = countsOf(cells);

  return ({ unit, shift, isDraft }: Candidate): CheckedCandidate => {
    const { day } = shift;
    const times = shiftTimes({ ...shift, timeZone: place.timeZone });
    const planned = times && withBreaks(shift, times, place);
    const costCents = planned && times ? plannedCents(planned, times, place) * shift.headcount : 0;
    const cell = cellOf(unit.unitId, day);
    const week = cellOf(unit.unitId, mondayOfDay(day));
    const alike = times && {
      start: minuteOfDay(times.startsAt, place.timeZone),
      minutes: times.minutes,
      profession: shift.professions[0]!,
    };
    const before = alike ? of(counts.alike, alikeKey(cell, alike)) : 0;
    const context: PublishContext = {
      unitProfessions: professionsOfUnit(unit.careUnit),
      longShifts: false,
      shiftsThatDay: of(counts.shifts, cell),
      minimumCents: minimumWageCents(place.state, day),
      cardCents: null,
      contractorAllowed: true,
      // The state's rule applies where it has one.
      hasBreakRule: true,
      stateHasBreakRule: false,
      budget:
        isDraft || unit.weeklyBudgetCents === null
          ? null
          : { weekCents: unit.weeklyBudgetCents, plannedCents: of(counts.cents, week) },
      costCents,
      hasTwin: before > 0,
      peopleWithShortRest: 0,
      isHoliday: isFederalHoliday(day),
    };
    const draft = { ...shift, timeZone: place.timeZone, contractor: false, repeatConfirmed: false };
    const found = shiftProblems(draft, context, now);
    const isLeftOut = isRefused(found.map(({ code }) => ({ code })));
    if (!isLeftOut && alike) add(counts.alike, alikeKey(cell, alike));
    if (!isLeftOut && before === 0) {
      add(counts.shifts, cell);
      if (!isDraft) add(counts.cents, week, costCents);
    }
    return {
      problems: found.map((problem) => shown(problem, maySeeBudget)),
      warnings: shiftWarnings(draft, context).map(({ code, args }) => ({ code, args: { ...args } })),
      copy: before + 1,
      costCents,
    };
  };
};
