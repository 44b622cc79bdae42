import * as z from 'zod';
import { limits } from '../limits';
import { Day, Instant, prose, Version } from './fields';
import { RecordedTime } from './attendance';
import { BookingCancellation } from './booking';
import { BookingOutcome, ReliabilityLine, ReliabilityRecord, ShiftCaseId } from './reliability';
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
  /** Of a pause: the recent ones, the newest first. */
  noShows: z.array(z.object({ on: Day, isExempt: z.boolean(), place: ReliabilityLine.shape.place })),
  /** Of a pause that was decided. */
  pausedUntil: Instant.nullable(),
  /** As it counts now. */
  record: ReliabilityRecord,
  version: Version,
});
export type ShiftCaseDetail = z.infer<typeof ShiftCaseDetail>;

const decided = { reason: prose(limits.statementLength), version: Version };

/** `days`: from the decision on. */
export const ShiftCaseDecision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal(['exempt', 'counts', 'lifted']), ...decided }),
  z.strictObject({ outcome: z.literal('paused'), days: z.literal([...pauseDays]), ...decided }),
]);
export type ShiftCaseDecision = z.infer<typeof ShiftCaseDecision>;
