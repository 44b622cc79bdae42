import * as z from 'zod';
import { Currency } from '../../core/model/enumerations';
import {
  Instant,
  LocationId,
  LocationUnitId,
  OrganizationId,
  PlacementId,
  ShiftId,
  UserId,
  Version,
} from '../../core/model/fields';
import { TermsHash } from '../../hiring/model/offer';
import { ReturnQuestion } from './reliability';
import { Shift, ShiftTerms } from './shifts/shift';
import {
  bookingSides,
  bookingStatuses,
  cancellationBases,
  lapseKinds,
  termsNews,
  termsRefusals,
} from './shifts/shift-vocabulary';
import { storedFields } from '../../core/model/stored-form';

/** Code of a rule, with its numbers. */
const StatedStep = z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) });

export const bookingModes = ['assigned', 'instant', 'request', 'invite', 'backup'] as const;

/**
 * How an attempt ended before the shift. `minutes` and `cents`: paid by the facility; `undone`: undone within minutes,
 * without points and pay.
 */
export const BookingCancellation = z.object({
  attempt: z.int().positive(),
  by: z.enum(bookingSides),
  at: Instant,
  /** Whole minutes before the start. */
  noticeMinutes: z.int().nonnegative(),
  points: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  cents: z.int().nonnegative(),
  basis: z.enum(cancellationBases),
  undone: z.boolean(),
  /** Present if the facility changed the terms and the worker didn't accept. */
  refusal: z.enum(termsRefusals).exactOptional(),
  /** Present if the worker can no longer work the shift. */
  lapse: z.enum(lapseKinds).exactOptional(),
});
export type BookingCancellation = z.infer<typeof BookingCancellation>;

/** Early end of a booking. `minutes` and `cents`: paid by the facility on top of worked time. */
export const SentHome = z.object({
  by: z.enum(bookingSides),
  at: Instant,
  workedMinutes: z.int().nonnegative(),
  minutes: z.number().nonnegative(),
  cents: z.int().nonnegative(),
  basis: z.enum(cancellationBases),
});
export type SentHome = z.infer<typeof SentHome>;

const agreed = {
  terms: z.object(storedFields(ShiftTerms.shape)),
  termsHash: TermsHash,
  startsAt: Instant,
  endsAt: Instant,
  expectedCents: z.int().nonnegative(),
};

/** Unit of the shift's location. */
export const ShiftUnit = Shift.pick({ unitId: true, unit: true, careUnit: true });
export type ShiftUnit = z.infer<typeof ShiftUnit>;

/**
 * Edited terms that a worker hasn't answered yet. Without an answer by `answerBy`, the booking ends. `place`: the new unit,
 * if it differs from the agreed one.
 */
export const TermsChange = z.object({
  ...agreed,
  place: ShiftUnit.exactOptional(),
  askedAt: Instant,
  answerBy: Instant,
});
export type TermsChange = z.infer<typeof TermsChange>;

/** Requirements that a worker no longer meets, since when, and the deadline to fix them. */
export const BookingLapse = z.object({ kinds: z.array(z.enum(lapseKinds)).min(1), since: Instant, until: Instant });
export type BookingLapse = z.infer<typeof BookingLapse>;

/** A worker on a shift, with the agreed terms. */
export const Booking = z.object({
  shiftId: ShiftId,
  organizationId: OrganizationId,
  locationId: LocationId,
  /** Missing in older bookings. */
  unitId: LocationUnitId.exactOptional(),
  professional: z.object({ userId: UserId, name: z.string() }),
  placementId: PlacementId,
  how: z.enum(bookingModes),
  status: z.enum(bookingStatuses),
  ...agreed,
  currency: Currency,
  /** The agreed unit, if the shift has moved to another. */
  place: ShiftUnit.exactOptional(),
  /** Changed terms to accept. */
  change: TermsChange.exactOptional(),
  /** Lapsed requirements, which end the booking at `until`. */
  lapse: BookingLapse.exactOptional(),
  /** The agreed times, if small moves changed them since. */
  agreedTimes: z.object({ startsAt: Instant, endsAt: Instant }).exactOptional(),
  /** Last event of its terms. */
  termsNews: z.object({ what: z.enum(termsNews), at: Instant }).exactOptional(),
  /** Present for an orientation shift of the unit. */
  orientation: z.literal(true).exactOptional(),
  /** Present for own staff, paid by the employer's payroll: hours without pay. */
  payroll: z.literal(true).exactOptional(),
  /** Number of the worker's attempt on this shift, from 1. */
  attempt: z.int().positive(),
  reason: z.string(),
  bookedAt: Instant,
  /** Steps at the time of a request, which the unit considers. */
  steps: z.array(StatedStep).exactOptional(),
  /** Time at which the unit approved the request. */
  confirmedAt: Instant.exactOptional(),
  /** Time at which a request expires without an answer. */
  answerBy: Instant.exactOptional(),
  /** Time from which someone else is invited, because the worker hadn't clocked in. */
  missingSince: Instant.exactOptional(),
  /** Recorded start of the work. */
  clockedInAt: Instant.exactOptional(),
  /** Minutes that may still be submitted and approved. */
  sentHome: SentHome.exactOptional(),
  /** Cancellations of this and earlier attempts, newest last. */
  cancellations: z.array(BookingCancellation).exactOptional(),
  updatedAt: Instant,
  version: Version,
});
export type Booking = z.infer<typeof Booking>;

/** Booking as its professional sees it. `lifted`: our team overturned a no-show. */
export const OwnBooking = z.object({
  booking: Booking,
  shift: Shift,
  lifted: z.literal(true).exactOptional(),
  /** Present for some days after the shift. */
  returning: ReturnQuestion.exactOptional(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;
