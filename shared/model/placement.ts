import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { Currency } from './enumerations';
import {
  ApplicationId,
  Day,
  Instant,
  JobId,
  OfferId,
  optionalLine,
  OrganizationId,
  PlacementId,
  prose,
  UserId,
  Version,
} from './fields';
import { placementStatuses, timesheetStatuses } from './hiring-vocabulary';
import { StoredTerms } from './offer';

/** An accepted offer at work. */
export const Placement = z.object({
  placementId: PlacementId,
  offerId: OfferId,
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: z.object({ userId: UserId, name: z.string(), photo_url: z.string().nullable() }),
  terms: StoredTerms,
  status: z.enum(placementStatuses),
  /** The last day; what was agreed, or an earlier day on which it was ended. */
  endOn: Day.nullable(),
  endReason: z.string(),
  /** From this day on both sides may review each other; null while it has no end and is young. */
  reviewableFrom: Day.nullable(),
  createdAt: Instant,
  version: Version,
});
export type Placement = z.infer<typeof Placement>;

const Minutes = z
  .int()
  .min(0)
  .max(24 * 60);

/** Hours of one day, as the worker enters them. */
export const TimesheetLineForm = z.strictObject({
  day: Day,
  minutes: Minutes,
  note: optionalLine(limits.timesheetNoteLength),
});

/** The days of one week, each at most once; days without hours may be left out. */
export const TimesheetForm = z.strictObject({
  lines: z
    .array(TimesheetLineForm)
    .max(7)
    .refine((lines) => new Set(lines.map(({ day }) => day)).size === lines.length, messages.daysAlike),
});
export type TimesheetForm = z.infer<typeof TimesheetForm>;

/** Lines that do not hold, each with what is wrong with it. */
export const DisputeForm = z.strictObject({
  lines: z
    .array(z.strictObject({ day: Day, reason: prose(limits.reasonLength) }))
    .min(1, messages.required)
    .max(7),
});

export const TimesheetLine = z.object({
  day: Day,
  minutes: z.int(),
  note: z.string(),
  /** Why the employer does not agree; the worker sees it. */
  dispute: z.string().nullable(),
});
export type TimesheetLine = z.infer<typeof TimesheetLine>;

/** One week of a placement, from Monday. */
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
  /** For the hours as they are entered, by the terms. */
  expectedCents: z.int().nonnegative(),
  approvedCents: z.int().nonnegative().nullable(),
  paidCents: z.int().nonnegative().nullable(),
  submittedAt: Instant.nullable(),
  approvedAt: Instant.nullable(),
  approvedBy: z.string().nullable(),
  /** When an approved week is to be paid at the latest. */
  dueOn: Day.nullable(),
  paidAt: Instant.nullable(),
  payReference: z.string(),
  version: z.int().nonnegative(),
});
export type Timesheet = z.infer<typeof Timesheet>;

/** What somebody earned in one currency; approved hours count from their approval on, by the day of the work. */
export const CurrencyEarnings = z.object({
  currency: Currency,
  totalCents: z.int(),
  thisMonth: z.object({ cents: z.int(), minutes: z.int() }),
  pending: z.object({ cents: z.int(), dueOn: Day.nullable() }),
  /** Null before there are hours. */
  averageHourlyCents: z.int().nullable(),
  /** The last twelve months, oldest first, each as YYYY-MM. */
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
