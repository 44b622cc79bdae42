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

/** Holds for minutes between `from` and `to`, on `days`, and on `dates`, as far as these are given. */
export const ShiftDifferential = z.strictObject({
  kind: z.enum(differentialKinds),
  hourlyCents: Cents.refine((cents) => cents > 0, notice('rateRequired')),
  from: ClockTime.exactOptional(),
  to: ClockTime.exactOptional(),
  days: z.array(z.enum(daysOfWeek)).min(1).max(7).exactOptional(),
  dates: z.array(PlannedDay).min(1).max(shiftLimits.differentialDates).exactOptional(),
});

/** Breaks are unpaid only if they were taken; `paid` ones always count. */
export const BreakRule = z.strictObject({
  meals: z.int().min(0).max(2).default(1),
  mealMinutes: z.int().min(0).max(60).default(30),
  paid: z.boolean().default(false),
  /** A meal begins before so many hours since the start or the last one have ended. */
  windowHours: z.int().min(1).max(12).nullable().default(null),
});
export type BreakRule = z.infer<typeof BreakRule>;

/** What every booking is agreed on. Pay is by the hour. */
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
  /** For people who are new to the unit, beside someone who isn't. */
  orientation: z.boolean().default(false),
  notes: optionalProse(shiftLimits.notesLength),
});
export type ShiftForm = z.infer<typeof ShiftForm>;

/** Of the unit's day, as the board counts it. Times are the location's. */
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
  /** For one person who works all of it, before overtime. */
  expectedCents: z.int().nonnegative(),
  confirmed: z.int().nonnegative(),
  /** Booked people who haven't come, so that someone else may be asked in their place. */
  missing: z.int().nonnegative().exactOptional(),
  requested: z.int().nonnegative(),
  /** People who would step in. */
  backups: z.int().nonnegative().default(0),
  /** While people are asked at once, since someone left it or it starts soon. */
  coverNowAt: Instant.exactOptional(),
  /** Until then, only the backup who was called can take it. */
  heldUntil: Instant.exactOptional(),
  status: z.enum(shiftStatuses),
  cancelReason: z.string(),
  termsHash: TermsHash,
  createdAt: Instant,
  /** From then on its steps open. Drafts have none. */
  publishedAt: Instant.exactOptional(),
  updatedAt: Instant,
  /** Of the pattern that planned it. */
  patternId: ShiftPatternId.exactOptional(),
  /** Shared by shifts that were published together. */
  batchId: ShiftBatchId.exactOptional(),
  /** Of what is edited; bookings don't change it. */
  version: Version,
});
export type Shift = z.infer<typeof Shift>;

/** Who sees a shift when. */
export const StepOpening = z.object({ step: z.enum(windowSteps), opensAt: Instant });
export type StepOpening = z.infer<typeof StepOpening>;

/**
 * An open or covered shift, judged for the reader. `way`: how they would get it, `backup` where it is covered; null if
 * they can't, for `reasons`.
 */
export const FoundShift = z.object({
  shift: Shift,
  way: z.enum(['instant', 'request', 'backup']).nullable(),
  reasons: z.array(z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) })),
  steps: z.array(z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) })),
  /** Of the fatigue meter with this shift, 1 is the limit; null if it is refused. */
  load: z.object({ value: z.number(), part: z.enum(loadParts) }).nullable(),
  /** The employer's payroll pays the reader for it. */
  payroll: z.literal(true).exactOptional(),
  /** Of the organization. */
  facility: FacilityRecord.exactOptional(),
  /** When it opens to the reader; null once it has. */
  opensAt: Instant.nullable(),
  /** If the unit asked the reader. Until `until`, the slot is theirs alone. */
  invite: z.object({ sentAt: Instant, until: Instant.nullable() }).nullable(),
});
export type FoundShift = z.infer<typeof FoundShift>;
