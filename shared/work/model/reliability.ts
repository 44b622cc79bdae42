import * as z from 'zod';
import { limits } from '../../limits';
import { Day, Instant, prose, ShiftCaseId, ShiftId } from '../../core/model/fields';
import { AppealFile, UploadReceipt } from '../../core/model/file';
import { reliabilityOutcomes } from './shifts/shift-case-vocabulary';
import { bookingSides, facilityMeasureKinds } from './shifts/shift-vocabulary';

/** Outcome of a booking for one side. */
export const BookingOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept') }),
  z.object({ kind: z.literal('late'), minutes: z.number() }),
  z.object({ kind: z.literal('canceled'), noticeHours: z.number() }),
  z.object({ kind: z.literal('no_show') }),
  z.object({ kind: z.literal('turned_away') }),
  z.object({ kind: z.literal('sent_home'), workedMinutes: z.number(), scheduledMinutes: z.number() }),
]);
export type BookingOutcome = z.infer<typeof BookingOutcome>;

/** Public record: the score above a minimum of shifts, and the number of bookings behind it. */
export const ReliabilityRecord = z.object({
  score: z.int().min(0).max(100).nullable(),
  shifts: z.int().nonnegative(),
});
export type ReliabilityRecord = z.infer<typeof ReliabilityRecord>;

/** `good` out of `of` cases. */
export const FacilityMeasure = z.object({
  kind: z.enum(facilityMeasureKinds),
  good: z.int().nonnegative(),
  of: z.int().nonnegative(),
});
export type FacilityMeasure = z.infer<typeof FacilityMeasure>;

/** Record of an organization. Measures need enough samples. */
export const FacilityRecord = ReliabilityRecord.extend({ measures: z.array(FacilityMeasure) });
export type FacilityRecord = z.infer<typeof FacilityRecord>;

/** "Would you work here again?" `again` is null until answered; `until`: deadline for this shift. */
export const ReturnQuestion = z.object({ again: z.boolean().nullable(), until: Instant });
export type ReturnQuestion = z.infer<typeof ReturnQuestion>;

/** PDFs and photos as evidence. */
export const AppealFiles = z.array(UploadReceipt).max(limits.appealFiles).default([]);

/** `eventId`: ID of a line in the own record. */
export const ReliabilityAppealForm = z.strictObject({
  eventId: z.string().min(1).max(limits.ledgerEventIdLength),
  text: prose(limits.appealLength),
  files: AppealFiles,
});

/** Appeal as its side sees it. `outcome` and the following are null while open. */
export const ReliabilityAppeal = z.object({
  caseId: ShiftCaseId,
  text: z.string(),
  files: z.array(AppealFile),
  openedAt: Instant,
  /** Time by which our team decides. */
  dueAt: Instant,
  /** Whether the event is suspended while the appeal is open. */
  suspends: z.boolean(),
  outcome: z.enum(reliabilityOutcomes).nullable(),
  reason: z.string().nullable(),
  decidedAt: Instant.nullable(),
});
export type ReliabilityAppeal = z.infer<typeof ReliabilityAppeal>;

/** Booking that didn't go as agreed. */
export const ReliabilityLine = z.object({
  eventId: z.string(),
  shiftId: ShiftId,
  attempt: z.int().positive(),
  on: Day,
  outcome: BookingOutcome,
  points: z.int().nonnegative(),
  isExempt: z.boolean(),
  /** Day from which it counts half. */
  halfOn: Day,
  /** Last day to appeal; null if no longer possible. */
  appealBy: Day.nullable(),
  appeal: ReliabilityAppeal.nullable(),
  /** Null if the shift was deleted. */
  place: z
    .object({ organization: z.string(), location: z.string(), unit: z.string(), day: Day, startsAt: Instant })
    .nullable(),
});
export type ReliabilityLine = z.infer<typeof ReliabilityLine>;

/** Record as its professional sees it, or an administrator of the organization. */
export const Reliability = z.object({
  side: z.enum(bookingSides),
  record: ReliabilityRecord,
  /** Measures of organizations. */
  measures: z.array(FacilityMeasure),
  /** Number of bookings in the last 12 months. */
  lastYear: z.int().nonnegative(),
  /** Newest first; bookings that went as agreed are only counted. */
  lines: z.array(ReliabilityLine),
  kept: z.int().nonnegative(),
  effects: z.object({
    /** Why professionals can't book instantly. */
    instantClosed: z.enum(['score', 'no_show']).nullable(),
    /** First day of instant booking after a no-show. */
    instantFrom: Day.nullable(),
    /** Pause of booking or publishing. `until` is null until our team decides, by `dueAt`. */
    paused: z.object({ until: Instant.nullable(), dueAt: Instant }).nullable(),
    /** Time by which our team decides whether an organization's publishing is paused. */
    publishingDueAt: Instant.nullable(),
    /** Whether professionals can only send requests to the organization. */
    requestOnly: z.boolean(),
    /** Whether the organization's record is shown before the pay. */
    recordFirst: z.boolean(),
  }),
  /** Remaining cancellations of professionals that are exempt without proof. */
  exemptionsLeft: z.int().nonnegative(),
});
export type Reliability = z.infer<typeof Reliability>;
