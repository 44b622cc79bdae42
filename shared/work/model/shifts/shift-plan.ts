import * as z from 'zod';
import { limits } from '../../../limits';
import { shiftLimits } from '../../limits/shift-limits';
import { shiftPlanLimits } from '../../limits/shift-plan-limits';
import { notice } from '../../../text/notice';
import {
  Day,
  Instant,
  line,
  LocationId,
  LocationUnitId,
  ShiftBatchId,
  ShiftId,
  ShiftPatternId,
  ShiftTemplateId,
  Version,
} from '../../../core/model/fields';
import { PlannedDay, ranged } from '../../../core/model/given-times';
import { ReadAs } from '../../../core/model/list-file';
import { ShiftForm } from './shift';
import { planProblems, planWarnings, rowOutcomes } from './shift-plan-vocabulary';
import { daysOfWeek } from './shift-vocabulary';
import { storedFields, storedForm } from '../../../core/model/stored-form';

/** A shift without a day. */
export const ShiftKind = ShiftForm.omit({ day: true });
export type ShiftKind = z.infer<typeof ShiftKind>;

export const ShiftTemplateForm = ShiftKind.extend({ name: line(limits.nameLength) });
export type ShiftTemplateForm = z.infer<typeof ShiftTemplateForm>;

/** Template for the usual shifts of a unit. */
export const ShiftTemplate = z.object({
  ...storedFields(ShiftTemplateForm.shape),
  templateId: ShiftTemplateId,
  locationId: LocationId,
  unitId: LocationUnitId,
  updatedAt: Instant,
  version: Version,
});
export type ShiftTemplate = z.infer<typeof ShiftTemplate>;

const Headcount = z.int().min(1).max(shiftLimits.headcountMax);

/** `everyWeeks` counts from the week of `from`. Includes the last day. */
const patternFields = z.strictObject({
  weekdays: z
    .array(z.strictObject({ weekday: z.enum(daysOfWeek), headcount: Headcount }))
    .min(1, notice('required'))
    .max(daysOfWeek.length)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
  everyWeeks: z.int().min(1).max(shiftLimits.pattern.everyWeeksMax).default(1),
  from: PlannedDay,
  until: PlannedDay,
  skipped: z.array(PlannedDay).max(shiftPlanLimits.skippedDays).default([]),
});
export const PatternRule = ranged(
  patternFields,
  { from: 'from', to: 'until' },
  'any',
  notice('patternEndsBeforeStart'),
);
export type PatternRule = z.infer<typeof PatternRule>;

/** Repeats a shift, with its template's content at the last change. */
export const ShiftPattern = z.object({
  ...storedFields(PatternRule.shape),
  patternId: ShiftPatternId,
  name: z.string(),
  shift: storedForm(ShiftKind),
  publish: z.boolean(),
  locationId: LocationId,
  unitId: LocationUnitId,
  /** Last day for which shifts are created. */
  plannedThrough: Day,
  /** Days whose shift was rejected, latest last. */
  missed: z.array(z.object({ day: Day, code: z.enum(planProblems) })),
  updatedAt: Instant,
  version: Version,
});
export type ShiftPattern = z.infer<typeof ShiftPattern>;

/** `kind`: index into the list of shift kinds. `copy`: number among identical shifts. */
export const PlannedRow = z.strictObject({
  unitId: LocationUnitId,
  day: PlannedDay,
  kind: z.int().min(0).max(shiftPlanLimits.rows),
  copy: z.int().min(1).max(shiftLimits.shiftsPerUnitAndDay),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

const argsOf = z.record(z.string(), z.union([z.number(), z.string()]));

/** A manager decides on `over_budget`; `twin` needs confirmation. Amounts are hidden without permission. */
export const PlanProblem = z.object({ code: z.enum(planProblems), field: z.string(), args: argsOf });
export type PlanProblem = z.infer<typeof PlanProblem>;

export const PlanWarning = z.object({ code: z.enum(planWarnings), args: argsOf });
export type PlanWarning = z.infer<typeof PlanWarning>;

/** `line`: line of the file, or counted from 1. `row`: null if unreadable. */
export const CheckedRow = z.object({
  line: z.int().positive(),
  row: PlannedRow.nullable(),
  problems: z.array(PlanProblem),
  warnings: z.array(PlanWarning),
  readAs: z.array(ReadAs),
});
export type CheckedRow = z.infer<typeof CheckedRow>;

/** Shifts to be published, as a preview. */
export const ShiftPlan = z.object({
  batchId: ShiftBatchId,
  kinds: z.array(ShiftKind),
  rows: z.array(CheckedRow),
  costCents: z.int().nonnegative(),
});
export type ShiftPlan = z.infer<typeof ShiftPlan>;

/** Results in the order of the rows. */
export const WrittenRow = z.object({
  outcome: z.enum(rowOutcomes),
  /** Null if rejected. */
  shiftId: ShiftId.nullable(),
  problems: z.array(PlanProblem),
});
export type WrittenRow = z.infer<typeof WrittenRow>;

/** `week`: copies the week starting at `from` to the one starting at `to`, for one unit or all. */
export const PlanSource = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('week'),
    from: PlannedDay,
    to: PlannedDay,
    unitId: LocationUnitId.exactOptional(),
  }),
  z.strictObject({ source: z.literal('file'), csv: z.string().min(1).max(shiftPlanLimits.csvBytes) }),
  z.strictObject({ source: z.literal('shift'), unitId: LocationUnitId, shift: ShiftForm }),
]);
export type PlanSource = z.infer<typeof PlanSource>;
