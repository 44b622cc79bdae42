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

/** In a queue of staff. */
export const ShiftCaseRow = z.object({
  caseId: ShiftCaseId,
  kind: z.enum(shiftCaseKinds),
  side: z.enum(bookingSides),
  /** Of the professional or the organization. */
  name: z.string(),
  openedAt: Instant,
  dueAt: Instant,
  state: z.enum(shiftCaseStates),
  outcome: z.enum(shiftCaseOutcomes).nullable(),
  decidedAt: Instant.nullable(),
});
export type ShiftCaseRow = z.infer<typeof ShiftCaseRow>;

/** The booking of the event, as both sides left it. */
export const DisputedBooking = z.object({
  professional: z.string(),
  status: z.enum(bookingStatuses),
  attempt: z.int().positive(),
  bookedAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Paid, as scheduled. */
  plannedMinutes: z.int().nonnegative(),
  /** Given by the unit. */
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

/** The hours that two sides don't agree on, with all that either side or a clock said about them. */
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
  /** On which both agree: approved and paid at once. */
  undisputedMinutes: Minutes,
  /** Of the professional. */
  statement: z.string(),
  disputedAt: Instant,
  /** What can be decided. */
  least: Minutes,
  most: Minutes,
  /** Of an appeal: the decision that it is about. */
  earlier: z.object({ minutes: Minutes, reason: z.string(), at: Instant }).nullable(),
  /** Whose appeal it is, or whose objection to what the unit settled. Null if time opened the case. */
  openedBy: z.enum(bookingSides).nullable(),
  /** Before overtime; null without both times. */
  cents: z.object({ least: Minutes, most: Minutes }).nullable(),
});
export type DisputedHours = z.infer<typeof DisputedHours>;

/** `event`, `place`, and `booking` are null if they're gone. */
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
  /** Of a dispute, unless its attendance is gone. */
  hours: DisputedHours.nullable(),
  /** False for whoever opened it, and for whoever decided what it appeals. */
  mayDecide: z.boolean(),
  /** No-shows of a pause, or people who were turned away: the recent ones, the newest first. */
  recent: z.array(z.object({ on: Day, isExempt: z.boolean(), place: ReliabilityLine.shape.place })),
  /** Of a pause that was decided, or a stop of publishing. */
  pausedUntil: Instant.nullable(),
  /** Of a dispute that was decided; of an appeal against a no-show, what the person who was there claims. */
  minutes: Minutes.nullable(),
  /** As it counts now. */
  record: ReliabilityRecord,
  version: Version,
});
export type ShiftCaseDetail = z.infer<typeof ShiftCaseDetail>;

const decided = { reason: prose(limits.statementLength), version: Version };

/**
 * `days`: from the decision on. `minutes`: paid in all; with `exempt`, only of a no-show whose person was there, what they
 * say they worked.
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
