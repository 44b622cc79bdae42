import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Currency, Profession } from '../../core/model/enumerations';
import {
  ApplicationId,
  Day,
  idOf,
  Instant,
  JobId,
  LocationUnitId,
  OfferId,
  optionalLine,
  OrganizationId,
  PlacementId,
  prose,
  ShiftId,
  UserId,
  Version,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { placementStatuses, timesheetStatuses } from '../../hiring/model/hiring-vocabulary';
import { StoredTerms } from '../../hiring/model/offer';
import { PayLine, PayRules, shiftLineKinds } from './pay-line';

export const Placement = z.object({
  placementId: PlacementId,
  /** Own staff of the employer, who joined by invitation: without an offer, a job, or pay through Wardline. */
  kind: z.literal('own_staff').exactOptional(),
  /** Of own staff: the units that they belong to; none is all of them. */
  unitIds: z.array(LocationUnitId).exactOptional(),
  /** Of own staff: what they were invited as. */
  profession: Profession.exactOptional(),
  /** Null for own staff, as are the next two. */
  offerId: OfferId.nullable(),
  applicationId: ApplicationId.nullable(),
  jobId: JobId.nullable(),
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: z.object({ userId: UserId, name: z.string(), photo_url: z.string().nullable() }),
  terms: StoredTerms,
  status: z.enum(placementStatuses),
  /** Agreed last day, or an earlier one if it was ended. */
  endOn: Day.nullable(),
  endReason: z.string(),
  /** First day for reviews; null while open-ended work is recent. */
  reviewableFrom: Day.nullable(),
  createdAt: Instant,
  version: Version,
});
export type Placement = z.infer<typeof Placement>;

const Minutes = z
  .int()
  .min(0)
  .max(24 * 60);

export const TimesheetLineForm = z.strictObject({
  day: PlannedDay,
  minutes: Minutes,
  note: optionalLine(limits.timesheetNoteLength),
});

/** Typed hours of one week, each day at most once; days without hours may be omitted. Lines of shifts stay as they are. */
export const TimesheetForm = z.strictObject({
  lines: z
    .array(TimesheetLineForm)
    .max(7)
    .refine((lines) => new Set(lines.map(({ day }) => day)).size === lines.length, notice('daysAlike')),
});
export type TimesheetForm = z.infer<typeof TimesheetForm>;

export const DisputeForm = z.strictObject({
  lines: z
    .array(z.strictObject({ day: PlannedDay, reason: prose(limits.reasonLength) }))
    .min(1, notice('required'))
    .max(7),
});

export const TimesheetLine = z.object({
  day: Day,
  minutes: z.int(),
  note: z.string(),
  dispute: z.string().nullable(),
  /** Of a shift: approved and computed with it, so it isn't typed. A day may have several. */
  shift: z
    .object({
      shiftId: ShiftId,
      /** Lines from before it was stored have none. */
      unitId: LocationUnitId.exactOptional(),
      /** Of a correction it may be negative. */
      cents: z.int(),
      kind: z.enum(shiftLineKinds).exactOptional(),
      /** Adds up to `cents`. Lines from before it was stored have none. */
      pay: z.array(PayLine).exactOptional(),
      rules: PayRules.exactOptional(),
    })
    .exactOptional(),
  /** In a week that was paid before another shift of it was approved. */
  paid: z.literal(true).exactOptional(),
  paidAt: Instant.exactOptional(),
  /** Taken for a payout through Wardline. */
  payoutId: idOf('pay').exactOptional(),
});
export type TimesheetLine = z.infer<typeof TimesheetLine>;

/** Monday to Sunday. */
export const Timesheet = z.object({
  placementId: PlacementId,
  weekStartsOn: Day,
  jobId: JobId,
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: z.object({ userId: UserId, name: z.string() }),
  lines: z.array(TimesheetLine),
  status: z.enum(timesheetStatuses),
  totalMinutes: z.int().nonnegative(),
  currency: Currency,
  /** Pay for the entered hours by the terms. */
  expectedCents: z.int().nonnegative(),
  /** Lines of shifts are approved even while the week isn't. */
  approvedCents: z.int().nonnegative().nullable(),
  paidCents: z.int().nonnegative().nullable(),
  submittedAt: Instant.nullable(),
  approvedAt: Instant.nullable(),
  approvedBy: z.string().nullable(),
  /** Payment due date after approval. */
  dueOn: Day.nullable(),
  paidAt: Instant.nullable(),
  payReference: z.string(),
  version: z.int().nonnegative(),
});
export type Timesheet = z.infer<typeof Timesheet>;

/** Earnings in one currency; hours count once approved, on the day of the work. */
export const CurrencyEarnings = z.object({
  currency: Currency,
  totalCents: z.int(),
  /** Of the total: for shifts that were canceled. */
  canceledCents: z.int(),
  thisMonth: z.object({ cents: z.int(), minutes: z.int() }),
  pending: z.object({ cents: z.int(), dueOn: Day.nullable() }),
  averageHourlyCents: z.int().nullable(),
  /** Last twelve months, oldest first, as YYYY-MM. */
  months: z.array(
    z.object({
      month: z.string(),
      minutes: z.int(),
      expectedCents: z.int(),
      approvedCents: z.int(),
      paidCents: z.int(),
    }),
  ),
});
export type CurrencyEarnings = z.infer<typeof CurrencyEarnings>;

/** Of the last twelve months. Pending hours are entered, but not approved. */
export const EmployerEarnings = z.object({
  organizationId: OrganizationId,
  organization: z.string(),
  currency: Currency,
  approvedCents: z.int(),
  approvedMinutes: z.int(),
  pendingCents: z.int(),
  pendingMinutes: z.int(),
});
export type EmployerEarnings = z.infer<typeof EmployerEarnings>;
