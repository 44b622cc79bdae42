import * as z from 'zod';
import { limits } from '../../../limits';
import { shiftLimits } from '../../limits/shift-limits';
import { notice } from '../../../text/notice';
import { Certification, Currency, Profession, Unit } from '../../../core/model/enumerations';
import {
  Cents,
  ClockTime,
  Instant,
  LocationId,
  LocationUnitId,
  optionalLine,
  optionalProse,
  OrganizationId,
  ShiftBatchId,
  ShiftId,
  ShiftPatternId,
  Version,
} from '../../../core/model/fields';
import { PlannedDay } from '../../../core/model/given-times';
import { daysOfWeek, differentialKinds, loadParts, shiftStatuses, windowSteps } from './shift-vocabulary';
import { storedFields } from '../../../core/model/stored-form';
import { TermsHash } from '../../../hiring/model/offer';
import { StateCode } from '../../../people/model/professional';
import { FacilityRecord } from '../reliability';

/** Applies to minutes between `from` and `to`, on `days`, and on `dates`, as far as given. */
export const ShiftDifferential = z.strictObject({
  kind: z.enum(differentialKinds),
  hourlyCents: Cents.refine((cents) => cents > 0, notice('rateRequired')),
  from: ClockTime.exactOptional(),
  to: ClockTime.exactOptional(),
  days: z.array(z.enum(daysOfWeek)).min(1).max(7).exactOptional(),
  dates: z.array(PlannedDay).min(1).max(shiftLimits.differentialDates).exactOptional(),
});

/** Breaks are unpaid only if taken; `paid` ones always count. */
export const BreakRule = z.strictObject({
  meals: z.int().min(0).max(2).default(1),
  mealMinutes: z.int().min(0).max(60).default(30),
  paid: z.boolean().default(false),
  /** Hours since the start or the last meal within which a meal must begin. */
  windowHours: z.int().min(1).max(12).nullable().default(null),
});
export type BreakRule = z.infer<typeof BreakRule>;

/** Terms of every booking. Pay is hourly. */
export const ShiftTerms = z.strictObject({
  day: PlannedDay,
  startTime: ClockTime,
  endTime: ClockTime,
  professions: z.array(Profession).min(1, notice('required')).max(shiftLimits.professionsPerShift),
  breakRule: BreakRule.prefault({}),
  rateCents: Cents.refine((cents) => cents > 0, notice('rateRequired')),
  differentials: z.array(ShiftDifferential).max(shiftLimits.differentials).default([]),
  bonusCents: Cents.default(0),
  bonusReason: optionalLine(limits.timesheetNoteLength),
});
export type ShiftTerms = z.infer<typeof ShiftTerms>;

export const ShiftForm = ShiftTerms.extend({
  headcount: z.int().min(1).max(shiftLimits.headcountMax).default(1),
  requiredCertifications: z.array(Certification).max(shiftLimits.certifications).default([]),
  unitMonths: z.int().min(0).max(shiftLimits.unitMonths).default(0),
  /** For newcomers to the unit, next to someone experienced. */
  orientation: z.boolean().default(false),
  notes: optionalProse(shiftLimits.notesLength),
});
export type ShiftForm = z.infer<typeof ShiftForm>;

/** Shift of a unit and day, as on the board. Times are local. */
export const Shift = z.object({
  ...storedFields(ShiftForm.shape),
  shiftId: ShiftId,
  organizationId: OrganizationId,
  organization: z.string(),
  locationId: LocationId,
  location: z.string(),
  unitId: LocationUnitId,
  unit: z.string(),
  careUnit: Unit,
  state: StateCode,
  timeZone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  minutes: z.int().positive(),
  currency: Currency,
  /** Pay of one person for the whole shift, before overtime. */
  expectedCents: z.int().nonnegative(),
  confirmed: z.int().nonnegative(),
  /** Number of booked people who haven't come, whose slots may be filled. */
  missing: z.int().nonnegative().exactOptional(),
  requested: z.int().nonnegative(),
  /** Number of backups. */
  backups: z.int().nonnegative().default(0),
  /** Start of Cover Now, while it runs. */
  coverNowAt: Instant.exactOptional(),
  /** Until then, only the called backup can take it. */
  heldUntil: Instant.exactOptional(),
  status: z.enum(shiftStatuses),
  cancelReason: z.string(),
  termsHash: TermsHash,
  createdAt: Instant,
  /** Start of its release steps. Missing in drafts. */
  publishedAt: Instant.exactOptional(),
  updatedAt: Instant,
  /** Pattern that created it. */
  patternId: ShiftPatternId.exactOptional(),
  /** Shared by shifts published together. */
  batchId: ShiftBatchId.exactOptional(),
  /** Version of edited data; bookings don't change it. */
  version: Version,
});
export type Shift = z.infer<typeof Shift>;

/** Time at which a step opens. */
export const StepOpening = z.object({ step: z.enum(windowSteps), opensAt: Instant });
export type StepOpening = z.infer<typeof StepOpening>;

/**
 * An open or covered shift with the reader's eligibility. `way`: how they would get it, `backup` if covered; null if they
 * can't, for `reasons`.
 */
export const FoundShift = z.object({
  shift: Shift,
  way: z.enum(['instant', 'request', 'backup']).nullable(),
  reasons: z.array(z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) })),
  steps: z.array(z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) })),
  /** Fatigue meter with this shift, 1 is the limit; null if not eligible. */
  load: z.object({ value: z.number(), part: z.enum(loadParts) }).nullable(),
  /** Present if the reader is on the employer's payroll. */
  payroll: z.literal(true).exactOptional(),
  /** Record of the organization. */
  facility: FacilityRecord.exactOptional(),
  /** Time at which it opens to the reader; null if open. */
  opensAt: Instant.nullable(),
  /** Present if the unit invited the reader. Until `until`, the slot is reserved for them. */
  invite: z.object({ sentAt: Instant, until: Instant.nullable() }).nullable(),
});
export type FoundShift = z.infer<typeof FoundShift>;
