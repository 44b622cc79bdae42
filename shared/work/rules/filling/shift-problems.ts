import type { Profession } from '../../../people/model/healthcare-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { daysBetween } from '../../../core/rules/calendar-days';
import { minutesBetween } from '../shifts/work-spells';
import { shiftLength, shiftTimes, type ShiftTimes, type WallShift } from '../shifts/shift-times';

/** Shift to be published by an employer. */
export type ShiftDraft = WallShift & {
  professions: readonly Profession[];
  headcount: number;
  rateCents: number;
  contractor: boolean;
  /** Whether the person confirmed a second identical shift in the unit. */
  repeatConfirmed: boolean;
};

/** Context for checking a draft. Rates in cents per hour. */
export type PublishContext = {
  unitProfessions: readonly Profession[];
  /** Whether the location allows shifts above the usual length. */
  longShifts: boolean;
  shiftsThatDay: number;
  minimumCents: number;
  /** Rate card of the pool; null without one. */
  cardCents: number | null;
  contractorAllowed: boolean;
  /** Whether a state or facility rule applies to its breaks. */
  hasBreakRule: boolean;
  stateHasBreakRule: boolean;
  /** Null without a budget. `plannedCents`: planned in the week, without this shift. */
  budget: { weekCents: number; plannedCents: number } | null;
  costCents: number;
  hasTwin: boolean;
  /** Number of people already on the unit who likely have too little rest. */
  peopleWithShortRest: number;
  isHoliday: boolean;
};

type Problem<C extends string, F extends string, A = object> = { code: C; field: F; args: A };

/** Shown beside the field; args are minutes, cents, and counts. */
export type ShiftProblem =
  | Problem<'start_past' | 'start_soon', 'startTime', { minutes: number }>
  | Problem<'too_far', 'day', { weeks: number }>
  | Problem<'no_time', 'endTime'>
  | Problem<'too_short' | 'too_long' | 'long_not_allowed', 'endTime', { minutes: number; limit: number }>
  | Problem<'profession_missing', 'professions'>
  | Problem<'too_many_professions', 'professions', { max: number }>
  | Problem<'profession_of_other_unit', 'professions', { professions: readonly Profession[] }>
  | Problem<'headcount', 'headcount', { min: number; max: number }>
  | Problem<'day_full', 'day', { max: number }>
  | Problem<'under_minimum' | 'under_card', 'rateCents', { cents: number }>
  | Problem<'contractor_refused', 'contractor'>
  | Problem<'break_rule_missing', 'breakRule'>
  | Problem<'over_budget', 'rateCents', { overCents: number; weekCents: number }>
  | Problem<'twin', 'day'>;

export type ShiftWarning =
  | { code: 'short_rest'; args: { people: number } }
  | { code: 'holiday'; args: object }
  | { code: 'clock_change'; args: { minutes: number; clocksGo: 'back' | 'forward' } };

const weekMinutes = 7 * 24 * 60;

const startProblems = ({ startsAt }: ShiftTimes, at: Date): ShiftProblem[] => {
  const minutes = Math.floor(minutesBetween(at.toISOString(), startsAt));
  const { publishWeeksAhead: weeks } = shiftLimits;
  if (minutes > weeks * weekMinutes) return [{ code: 'too_far', field: 'day', args: { weeks } }];
  if (minutes >= shiftLimits.publishMinutesAhead) return [];
  return [{ code: minutes < 0 ? 'start_past' : 'start_soon', field: 'startTime', args: { minutes } }];
};

const lengthProblems = ({ minutes }: ShiftTimes, { longShifts }: PublishContext): ShiftProblem[] => {
  const { shiftMinutes, usualShiftMinutesMax } = shiftLimits;
  const problem = (code: 'too_short' | 'too_long' | 'long_not_allowed', limit: number): ShiftProblem[] => [
    { code, field: 'endTime', args: { minutes, limit } },
  ];
  if (minutes < shiftMinutes.min) return problem('too_short', shiftMinutes.min);
  if (minutes > shiftMinutes.max) return problem('too_long', shiftMinutes.max);
  return minutes > usualShiftMinutesMax && !longShifts ? problem('long_not_allowed', usualShiftMinutesMax) : [];
};

const timeProblems = (draft: ShiftDraft, context: PublishContext, at: Date): ShiftProblem[] => {
  const times = shiftTimes(draft);
  if (!times) return [{ code: 'no_time', field: 'endTime', args: {} }];
  return [...startProblems(times, at), ...lengthProblems(times, context)];
};

const professionProblems = ({ professions }: ShiftDraft, { unitProfessions }: PublishContext): ShiftProblem[] => {
  const max = shiftLimits.professionsPerShift;
  if (professions.length === 0) return [{ code: 'profession_missing', field: 'professions', args: {} }];
  if (professions.length > max) return [{ code: 'too_many_professions', field: 'professions', args: { max } }];
  const others = professions.filter((it) => !unitProfessions.includes(it));
  if (others.length === 0) return [];
  return [{ code: 'profession_of_other_unit', field: 'professions', args: { professions: others } }];
};

const countProblems = (draft: ShiftDraft, context: PublishContext): ShiftProblem[] => {
  const { headcountMax: max, shiftsPerUnitAndDay } = shiftLimits;
  const isCount = Number.isInteger(draft.headcount) && draft.headcount >= 1 && draft.headcount <= max;
  return [
    ...(isCount ? [] : [{ code: 'headcount', field: 'headcount', args: { min: 1, max } } as const]),
    ...(context.shiftsThatDay < shiftsPerUnitAndDay
      ? []
      : [{ code: 'day_full', field: 'day', args: { max: shiftsPerUnitAndDay } } as const]),
    ...(context.hasTwin && !draft.repeatConfirmed ? [{ code: 'twin', field: 'day', args: {} } as const] : []),
  ];
};

const rateProblems = ({ rateCents }: ShiftDraft, { minimumCents, cardCents }: PublishContext): ShiftProblem[] => {
  if (rateCents < minimumCents) return [{ code: 'under_minimum', field: 'rateCents', args: { cents: minimumCents } }];
  if (cardCents === null || rateCents >= cardCents) return [];
  return [{ code: 'under_card', field: 'rateCents', args: { cents: cardCents } }];
};

const budgetProblems = ({ budget, costCents }: PublishContext): ShiftProblem[] => {
  if (!budget) return [];
  const overCents = budget.plannedCents + costCents - budget.weekCents;
  if (overCents <= 0) return [];
  return [{ code: 'over_budget', field: 'rateCents', args: { overCents, weekCents: budget.weekCents } }];
};

/** Problems that block publishing. A manager may approve `over_budget`; `twin` needs confirmation. */
export const shiftProblems = (draft: ShiftDraft, context: PublishContext, at: Date): ShiftProblem[] => [
  ...timeProblems(draft, context, at),
  ...professionProblems(draft, context),
  ...countProblems(draft, context),
  ...rateProblems(draft, context),
  ...(draft.contractor && !context.contractorAllowed
    ? [{ code: 'contractor_refused', field: 'contractor', args: {} } as const]
    : []),
  ...(context.stateHasBreakRule && !context.hasBreakRule
    ? [{ code: 'break_rule_missing', field: 'breakRule', args: {} } as const]
    : []),
  ...budgetProblems(context),
];

/** Warnings before publishing. */
export const shiftWarnings = (draft: ShiftDraft, context: PublishContext): ShiftWarning[] => {
  const length = shiftLength(draft);
  const { peopleWithShortRest: people, isHoliday } = context;
  return [
    ...(people > 0 ? [{ code: 'short_rest', args: { people } } as const] : []),
    ...(isHoliday ? [{ code: 'holiday', args: {} } as const] : []),
    ...(length?.clocksGo
      ? [{ code: 'clock_change', args: { minutes: length.minutes, clocksGo: length.clocksGo } } as const]
      : []),
  ];
};

export type PatternDraft = { everyWeeks: number; from: string; until: string | null };
export type PatternProblem =
  | Problem<'weeks_apart', 'everyWeeks', { max: number }>
  | Problem<'end_missing' | 'end_before_start', 'until'>
  | Problem<'too_many_weeks', 'until', { max: number }>;

const untilProblems = ({ from, until }: PatternDraft): PatternProblem[] => {
  if (until === null) return [{ code: 'end_missing', field: 'until', args: {} }];
  if (until < from) return [{ code: 'end_before_start', field: 'until', args: {} }];
  const { weeksMax: max } = shiftLimits.pattern;
  return daysBetween(from, until) < 7 * max ? [] : [{ code: 'too_many_weeks', field: 'until', args: { max } }];
};

/** Problems of a pattern itself, not of its shifts. Days are YYYY-MM-DD, including the last. */
export const patternProblems = (pattern: PatternDraft): PatternProblem[] => {
  const { everyWeeks } = pattern;
  const { everyWeeksMax: max } = shiftLimits.pattern;
  const isApart = Number.isInteger(everyWeeks) && everyWeeks >= 1 && everyWeeks <= max;
  return [
    ...(isApart ? [] : [{ code: 'weeks_apart', field: 'everyWeeks', args: { max } } as const]),
    ...untilProblems(pattern),
  ];
};
