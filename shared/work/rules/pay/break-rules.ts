import { mealBreaks, type MealBreakRow } from '../../../data/meal-breaks';
import type { BreakAnswer } from '../../model/attendance-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { effectiveRule } from '../../../core/rules/effective-rule';

/** Breaks of one shift. `windowHours`: hours since the start or the last meal within which a meal must begin. */
export type BreakRule = { mealMinutes: number; meals: number; paid: boolean; windowHours: number | null };

type Required = { rule: BreakRule; waivable: number };

const mealsOf = ({ owedFrom }: MealBreakRow, minutes: number): number =>
  owedFrom.filter((from) => minutes >= from).length;

/** Breaks that the state requires for elapsed minutes; null without a known rule, so the facility has to decide. */
export const requiredBreaks = (state: StateCode | null, minutes: number, day: string): Required | null => {
  const row = effectiveRule(mealBreaks, state, day);
  if (!row) return null;
  const meals = mealsOf(row, minutes);
  const mayWaive = (meal: number): boolean => minutes <= (row.waivableUpTo[meal] ?? -1);
  return {
    rule: { mealMinutes: row.mealMinutes, meals, paid: false, windowHours: row.windowHours },
    // At most one of two: a meal is kept on a shift that owes more than one.
    waivable: Math.min(
      Math.max(1, meals - 1),
      Array.from({ length: meals }, (_, meal) => meal).filter(mayWaive).length,
    ),
  };
};

const shorter = (a: number | null, b: number | null): number | null => {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
};

/** The better value for the worker in each field. */
export const betterBreaks = (state: BreakRule | null, facility: BreakRule): BreakRule =>
  state === null
    ? facility
    : {
        mealMinutes: Math.max(state.mealMinutes, facility.mealMinutes),
        meals: Math.max(state.meals, facility.meals),
        paid: state.paid || facility.paid,
        windowHours: shorter(state.windowHours, facility.windowHours),
      };

/** Deducts only breaks taken in full: a partial break is work. Unanswered meals count as not taken. */
export const breakOutcome = (
  rule: BreakRule,
  answers: readonly BreakAnswer[],
): { unpaidMinutes: number; missedMeals: number } => {
  const asked = Array.from({ length: rule.meals }, (_, meal) => answers[meal] ?? 'no');
  const taken = asked.filter((answer) => answer === 'yes').length;
  return {
    unpaidMinutes: rule.paid ? 0 : taken * rule.mealMinutes,
    missedMeals: asked.filter((answer) => answer === 'part' || answer === 'no').length,
  };
};

/** Paid part of the scheduled minutes if every break is taken. */
export const scheduledPaidMinutes = (minutes: number, rule: BreakRule): number =>
  Math.max(0, minutes - (rule.paid ? 0 : rule.meals * rule.mealMinutes));

const minuteMs = 60_000;

/** Breaks spread evenly over the shift within their windows, as an assumption before it is worked. */
export const plannedBreaks = (startsAt: string, minutes: number, rule: BreakRule): [from: string, to: string][] => {
  const { meals, mealMinutes, windowHours } = rule;
  if (rule.paid || mealMinutes === 0 || minutes <= meals * mealMinutes) return [];
  const start = Date.parse(startsAt);
  const at = (minute: number): string => new Date(start + minute * minuteMs).toISOString();
  const work = (minutes - meals * mealMinutes) / (meals + 1);
  const stretch = Math.floor(windowHours === null ? work : Math.min(work, windowHours * 60));
  return Array.from({ length: meals }, (_, meal) => {
    const from = stretch * (meal + 1) + mealMinutes * meal;
    return [at(from), at(from + mealMinutes)];
  });
};
