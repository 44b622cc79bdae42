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
  /** Present for own staff who joined by invitation: without an offer, a job, or pay through Wardline. */
  kind: z.literal('own_staff').exactOptional(),
  /** Units of own staff; none means all units. */
  unitIds: z.array(LocationUnitId).exactOptional(),
  /** Profession in the invitation of own staff. */
  profession: Profession.exactOptional(),
  /** Null for own staff, like the next two. */
  offerId: OfferId.nullable(),
  applicationId: ApplicationId.nullable(),
  jobId: JobId.nullable(),
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: z.object({ userId: UserId, name: z.string(), photo_url: z.string().nullable() }),
  terms: StoredTerms,
  status: z.enum(placementStatuses),
  /** Agreed last day, or an earlier actual one. */
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

/** Typed hours of one week, each day at most once; days without hours may be omitted. Lines of shifts stay unchanged. */
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
  /** Present for a shift, approved and computed with it instead of typed. A day may have several. */
  shift: z
    .object({
      shiftId: ShiftId,
      /** Missing in older lines. */
      unitId: LocationUnitId.exactOptional(),
      /** Negative for some corrections. */
      cents: z.int(),
      kind: z.enum(shiftLineKinds).exactOptional(),
      /** Lines that add up to `cents`. Missing in older data. */
      pay: z.array(PayLine).exactOptional(),
      rules: PayRules.exactOptional(),
    })
    .exactOptional(),
  /** Present if paid in a week before another of its shifts was approved. */
  paid: z.literal(true).exactOptional(),
  paidAt: Instant.exactOptional(),
  /** Payout through Wardline that includes it. */
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
  /** Expected pay for the entered hours by the terms. */
  expectedCents: z.int().nonnegative(),
  /** Approved pay: lines of shifts are approved even if the week isn't. */
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

/** Earnings in one currency; hours count once approved, on the day of work. */
export const CurrencyEarnings = z.object({
  currency: Currency,
  totalCents: z.int(),
  /** Part of the total for canceled shifts. */
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

/** Earnings of the last twelve months. Pending hours are entered, but not approved. */
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
