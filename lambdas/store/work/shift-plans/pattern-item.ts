import { addDays } from '@shared/core/rules/calendar-days';
import { Day, OrganizationId } from '@shared/core/model/fields';
import { ShiftPattern } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftPlanIndexes, shiftPlanKeys } from './keys';
import type { PatternItem } from './ports';

const PatternFields = ShiftPattern.extend({ organizationId: OrganizationId, applyFrom: Day.nullable() });

export const readPattern = (item: Item): PatternItem => PatternFields.parse(item);

/** Sorts before every day. */
const atOnce = '0';

/** Returns the next due day: for a change to finish, the next day to write, or the end. */
const dueOn = ({ applyFrom, plannedThrough, until }: PatternItem): string => {
  if (applyFrom !== null) return atOnce;
  return plannedThrough < until
    ? addDays(plannedThrough, 1 - 7 * shiftPlanLimits.patternWeeksAhead)
    : addDays(until, 1);
};

export const patternItem = (pattern: PatternItem): Item => ({
  ...shiftPlanKeys.shiftPattern(pattern.organizationId, pattern.patternId),
  ...entity('ShiftPattern'),
  ...pattern,
  gsi1pk: shiftPlanIndexes.duePatterns,
  gsi1sk: `${dueOn(pattern)}#${pattern.patternId}`,
});
