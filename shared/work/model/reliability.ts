import * as z from 'zod';
import { limits } from '../../limits';
import { Day, Instant, prose, ShiftCaseId, ShiftId } from '../../core/model/fields';
import { AppealFile, UploadReceipt } from '../../core/model/file';
import { reliabilityOutcomes } from './shifts/shift-case-vocabulary';
import { bookingSides, facilityMeasureKinds } from './shifts/shift-vocabulary';

/** How a booking ended, for one side of it. */
export const BookingOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept') }),
  z.object({ kind: z.literal('late'), minutes: z.number() }),
  z.object({ kind: z.literal('canceled'), noticeHours: z.number() }),
  z.object({ kind: z.literal('no_show') }),
  z.object({ kind: z.literal('turned_away') }),
  z.object({ kind: z.literal('sent_home'), workedMinutes: z.number(), scheduledMinutes: z.number() }),
]);
export type BookingOutcome = z.infer<typeof BookingOutcome>;

/** What others see: the score from a few shifts on, and how many bookings it is made of. */
export const ReliabilityRecord = z.object({
  score: z.int().min(0).max(100).nullable(),
  shifts: z.int().nonnegative(),
});
export type ReliabilityRecord = z.infer<typeof ReliabilityRecord>;

/** So many of so many. */
export const FacilityMeasure = z.object({
  kind: z.enum(facilityMeasureKinds),
  good: z.int().nonnegative(),
  of: z.int().nonnegative(),
});
export type FacilityMeasure = z.infer<typeof FacilityMeasure>;

/** Of an organization. Measures only from enough samples on. */
export const FacilityRecord = ReliabilityRecord.extend({ measures: z.array(FacilityMeasure) });
export type FacilityRecord = z.infer<typeof FacilityRecord>;

/** "Would you work here again?" `again` is null until it's answered; `until`: for how long this shift lets one answer. */
export const ReturnQuestion = z.object({ again: z.boolean().nullable(), until: Instant });
export type ReturnQuestion = z.infer<typeof ReturnQuestion>;

/** PDFs and photos that say what happened. */
export const AppealFiles = z.array(UploadReceipt).max(limits.appealFiles).default([]);

/** `eventId`: of a line of the own record. */
export const ReliabilityAppealForm = z.strictObject({
  eventId: z.string().min(1).max(limits.ledgerEventIdLength),
  text: prose(limits.appealLength),
  files: AppealFiles,
});

/** As its side sees it. `outcome` and what follows are null while it's open. */
export const ReliabilityAppeal = z.object({
  caseId: ShiftCaseId,
  text: z.string(),
  files: z.array(AppealFile),
  openedAt: Instant,
  /** Until then our team decides. */
  dueAt: Instant,
  /** The event doesn't count while it's open. */
  suspends: z.boolean(),
  outcome: z.enum(reliabilityOutcomes).nullable(),
  reason: z.string().nullable(),
  decidedAt: Instant.nullable(),
});
export type ReliabilityAppeal = z.infer<typeof ReliabilityAppeal>;

/** A booking that didn't go as agreed. */
export const ReliabilityLine = z.object({
  eventId: z.string(),
  shiftId: ShiftId,
  attempt: z.int().positive(),
  on: Day,
  outcome: BookingOutcome,
  points: z.int().nonnegative(),
  isExempt: z.boolean(),
  /** From this day on, it weighs half as much as on its own. */
  halfOn: Day,
  /** Last day to appeal it; null if that isn't possible anymore. */
  appealBy: Day.nullable(),
  appeal: ReliabilityAppeal.nullable(),
  /** Null if the shift is gone. */
  place: z
    .object({ organization: z.string(), location: z.string(), unit: z.string(), day: Day, startsAt: Instant })
    .nullable(),
});
export type ReliabilityLine = z.infer<typeof ReliabilityLine>;

/** As its professional sees it, or an administrator of the organization. */
export const Reliability = z.object({
  side: z.enum(bookingSides),
  record: ReliabilityRecord,
  /** Of organizations. */
  measures: z.array(FacilityMeasure),
  /** Of the record, in the last 12 months. */
  lastYear: z.int().nonnegative(),
  /** Newest first; those that went as agreed are only counted. */
  lines: z.array(ReliabilityLine),
  kept: z.int().nonnegative(),
  effects: z.object({
    /** Of professionals: why they can't book right away. */
    instantClosed: z.enum(['score', 'no_show']).nullable(),
    /** First day on which they can again after a no-show. */
    instantFrom: Day.nullable(),
    /** Professionals can't book, or organizations can't publish shifts. `until` is null while our team has yet to decide, by `dueAt`. */
    paused: z.object({ until: Instant.nullable(), dueAt: Instant }).nullable(),
    /** Of organizations: until when our team decides whether publishing is paused. */
    publishingDueAt: Instant.nullable(),
    /** Of organizations: professionals only request. */
    requestOnly: z.boolean(),
    /** Of organizations: the record is shown before the pay. */
    recordFirst: z.boolean(),
  }),
  /** Of professionals: cancellations that still don't count on their word. */
  exemptionsLeft: z.int().nonnegative(),
});
export type Reliability = z.infer<typeof Reliability>;
