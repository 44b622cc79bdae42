import { type OvertimeRow, overtimeRules, uncomputedOvertime } from '../../../data/overtime-rules';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { isEffective, latestEffectiveRule } from '../../../core/rules/effective-rule';

/** Row of a rule on a day; null for a name without one, such as `exempt`. */
export const overtimeRuleOf = (code: string, day: string): OvertimeRow | null =>
  latestEffectiveRule(
    overtimeRules.filter((row) => row.code === code),
    day,
  );

/** Rules that a location may choose, suggested one first. A state's own rules replace the federal ones. */
export const overtimeRulesIn = (state: StateCode | null, day: string): OvertimeRow[] => {
  const known = overtimeRules.filter((row) => isEffective(row, day));
  const own = known.filter((row) => row.state !== null && row.state === state);
  // Alaska's rule excludes hands-on care in hospitals, so the federal ones are kept.
  return own.length === 0 || state === 'AK' ? [...own, ...known.filter((row) => row.state === null)] : own;
};

/** Whether a law requires overtime at this rate that isn't computed here, so the shift must be rejected. */
export const hasUncomputedOvertime = (state: StateCode | null, rateCents: number, minimumWageCents: number): boolean =>
  uncomputedOvertime.some((row) => row.state === state && rateCents < minimumWageCents * row.belowMinimumWageTimes);
