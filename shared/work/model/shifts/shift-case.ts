import * as z from 'zod';
import { limits } from '../../../limits';
import { shiftLimits } from '../../limits/shift-limits';
import { Attendance, ClockEntryId, RecordedTime } from '../attendance';
import { entryKinds, entryMethods, entryTrusts } from '../attendance-vocabulary';
import { BookingCancellation } from '../booking';
import { Day, Instant, prose, ShiftCaseId, Version } from '../../../core/model/fields';
import { AppealFile } from '../../../core/model/file';
import { BookingOutcome, ReliabilityLine, ReliabilityRecord } from '../reliability';
import { pauseDays, shiftCaseKinds, shiftCaseOutcomes, shiftCaseStates } from './shift-case-vocabulary';
import { bookingSides, bookingStatuses } from './shift-vocabulary';

/** Row of a staff queue. */
export const ShiftCaseRow = z.object({
  caseId: ShiftCaseId,
  kind: z.enum(shiftCaseKinds),
  side: z.enum(bookingSides),
  /** Name of the professional or the organization. */
  name: z.string(),
  openedAt: Instant,
  dueAt: Instant,
  state: z.enum(shiftCaseStates),
  outcome: z.enum(shiftCaseOutcomes).nullable(),
  decidedAt: Instant.nullable(),
});
export type ShiftCaseRow = z.infer<typeof ShiftCaseRow>;

/** Booking of the event, as both sides left it. */
export const DisputedBooking = z.object({
  professional: z.string(),
  status: z.enum(bookingStatuses),
  attempt: z.int().positive(),
  bookedAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Scheduled paid minutes. */
  plannedMinutes: z.int().nonnegative(),
  /** Reason given by the unit. */
  reason: z.string(),
  cancellations: z.array(BookingCancellation),
  /** Null if nothing was recorded. */
  attendance: z
    .object({
      in: RecordedTime.nullable(),
      out: RecordedTime.nullable(),
      runningLate: z.object({ at: Instant, minutes: z.int().nonnegative() }).nullable(),
    })
    .nullable(),
});
export type DisputedBooking = z.infer<typeof DisputedBooking>;

const Minutes = z.int().nonnegative();

/** Disputed hours, with the statements and clock data of both sides. */
export const DisputedHours = z.object({
  ...Attendance.pick({ plannedMinutes: true, recorded: true, answers: true, breaks: true, evidence: true }).shape,
  ...Attendance.pick({ note: true, returned: true, approved: true, messages: true, currency: true }).shape,
  entries: z.array(
    z.object({
      entryId: ClockEntryId,
      kind: z.enum(entryKinds),
      at: Instant,
      method: z.enum(entryMethods),
      trust: z.enum(entryTrusts),
    }),
  ),
  claimedMinutes: Minutes,
  /** Minutes that both agree on: approved and paid immediately. */
  undisputedMinutes: Minutes,
  /** Statement of the professional. */
  statement: z.string(),
  disputedAt: Instant,
  /** Range of possible decisions. */
  least: Minutes,
  most: Minutes,
  /** Decision that is appealed. */
  earlier: z.object({ minutes: Minutes, reason: z.string(), at: Instant }).nullable(),
  /** Side that appealed or objected. Null if opened automatically. */
  openedBy: z.enum(bookingSides).nullable(),
  /** Pay before overtime; null without both times. */
  cents: z.object({ least: Minutes, most: Minutes }).nullable(),
});
export type DisputedHours = z.infer<typeof DisputedHours>;

/** `event`, `place`, and `booking` are null if deleted. */
export const ShiftCaseDetail = ShiftCaseRow.extend({
  since: Instant.nullable(),
  text: z.string(),
  suspends: z.boolean(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  event: z
    .object({ on: Day, outcome: BookingOutcome, points: z.int().nonnegative(), isExempt: z.boolean() })
    .nullable(),
  place: ReliabilityLine.shape.place,
  booking: DisputedBooking.nullable(),
  files: z.array(AppealFile),
  /** Hours in dispute, unless the attendance was deleted. */
  hours: DisputedHours.nullable(),
  /** False for the person who opened it or made the appealed decision. */
  mayDecide: z.boolean(),
  /** Recent no-shows, or people turned away, newest first. */
  recent: z.array(z.object({ on: Day, isExempt: z.boolean(), place: ReliabilityLine.shape.place })),
  /** End of a decided pause, or of a publishing stop. */
  pausedUntil: Instant.nullable(),
  /** Decided minutes of a dispute, or minutes claimed in a no-show appeal. */
  minutes: Minutes.nullable(),
  /** Current record. */
  record: ReliabilityRecord,
  version: Version,
});
export type ShiftCaseDetail = z.infer<typeof ShiftCaseDetail>;

const decided = { reason: prose(limits.statementLength), version: Version };

/**
 * `days`: from the decision on. `minutes`: total paid; with `exempt`, only for a no-show whose worker was present, as
 * claimed.
 */
export const ShiftCaseDecision = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('exempt'),
    minutes: z.int().min(1).max(shiftLimits.attendedMinutesMax).exactOptional(),
    ...decided,
  }),
  z.strictObject({ outcome: z.literal(['counts', 'lifted', 'allowed']), ...decided }),
  z.strictObject({ outcome: z.literal(['paused', 'stopped']), days: z.literal([...pauseDays]), ...decided }),
  z.strictObject({ outcome: z.literal('ruled'), minutes: Minutes.max(shiftLimits.attendedMinutesMax), ...decided }),
]);
export type ShiftCaseDecision = z.infer<typeof ShiftCaseDecision>;
