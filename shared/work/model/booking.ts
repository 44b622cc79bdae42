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

/** A code of the rules, with its numbers. */
const StatedStep = z.object({ code: z.string(), args: z.record(z.string(), z.unknown()) });

export const bookingModes = ['assigned', 'instant', 'request', 'invite', 'backup'] as const;

/**
 * How an attempt ended before the shift. `minutes` and `cents` are what the facility pays; `undone`: within minutes, so
 * that neither points nor pay follow.
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
  /** The facility changed the terms, and the person didn't accept. */
  refusal: z.enum(termsRefusals).exactOptional(),
  /** The person can't work the shift any more. */
  lapse: z.enum(lapseKinds).exactOptional(),
});
export type BookingCancellation = z.infer<typeof BookingCancellation>;

/** How a booking ended early. `minutes` and `cents`: what the facility pays besides what was worked. */
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

/** One of the shift's location. */
export const ShiftUnit = Shift.pick({ unitId: true, unit: true, careUnit: true });
export type ShiftUnit = z.infer<typeof ShiftUnit>;

/**
 * Terms of an edited shift, as long as a person who is on it hasn't answered. A booking ends without an answer by `answerBy`.
 * `place`: where the shift is now, if that isn't the unit they agreed to.
 */
export const TermsChange = z.object({
  ...agreed,
  place: ShiftUnit.exactOptional(),
  askedAt: Instant,
  answerBy: Instant,
});
export type TermsChange = z.infer<typeof TermsChange>;

/** What the person lacks of what the shift asks for, since when, and until when they can mend it. */
export const BookingLapse = z.object({ kinds: z.array(z.enum(lapseKinds)).min(1), since: Instant, until: Instant });
export type BookingLapse = z.infer<typeof BookingLapse>;

/** One person on a shift, on the terms that they agreed to. */
export const Booking = z.object({
  shiftId: ShiftId,
  organizationId: OrganizationId,
  locationId: LocationId,
  /** Bookings from before it was stored have none. */
  unitId: LocationUnitId.exactOptional(),
  professional: z.object({ userId: UserId, name: z.string() }),
  placementId: PlacementId,
  how: z.enum(bookingModes),
  status: z.enum(bookingStatuses),
  ...agreed,
  currency: Currency,
  /** The unit that the person agreed to, once their shift has moved to another. */
  place: ShiftUnit.exactOptional(),
  /** What the person is asked to accept instead. */
  change: TermsChange.exactOptional(),
  /** Ends the booking at its `until`. */
  lapse: BookingLapse.exactOptional(),
  /** The times that the person agreed to, if small moves changed them since. */
  agreedTimes: z.object({ startsAt: Instant, endsAt: Instant }).exactOptional(),
  /** The last that became of its terms. */
  termsNews: z.object({ what: z.enum(termsNews), at: Instant }).exactOptional(),
  /** Booked as an orientation shift of the unit. */
  orientation: z.literal(true).exactOptional(),
  /** Of own staff, who are paid by the employer's payroll: hours without pay. */
  payroll: z.literal(true).exactOptional(),
  /** Attempts of this person on this shift, the first is 1. */
  attempt: z.int().positive(),
  reason: z.string(),
  bookedAt: Instant,
  /** What a request depends on, which the unit decides: as it was when it was made. */
  steps: z.array(StatedStep).exactOptional(),
  /** When the unit approved the request. */
  confirmedAt: Instant.exactOptional(),
  /** Of a request: it lapses then, unless the unit has answered. */
  answerBy: Instant.exactOptional(),
  /** Since when someone else is asked in their place, as they hadn't clocked in. */
  missingSince: Instant.exactOptional(),
  /** Whose minutes may still be submitted and approved. */
  sentHome: SentHome.exactOptional(),
  /** Of this attempt and earlier ones, the newest last. */
  cancellations: z.array(BookingCancellation).exactOptional(),
  updatedAt: Instant,
  version: Version,
});
export type Booking = z.infer<typeof Booking>;

/** As its professional sees it. `lifted`: of a no-show that our team took out of their reliability. */
export const OwnBooking = z.object({
  booking: Booking,
  shift: Shift,
  lifted: z.literal(true).exactOptional(),
  /** For some days after the shift. */
  returning: ReturnQuestion.exactOptional(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;
