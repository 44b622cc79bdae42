import * as z from 'zod';
import { Currency } from './enumerations';
import { Instant, LocationId, LocationUnitId, OrganizationId, PlacementId, ShiftId, UserId, Version } from './fields';
import { TermsHash } from './offer';
import { Shift, ShiftTerms } from './shift';
import { bookingStatuses } from './shift-vocabulary';
import { storedFields } from './stored-form';

export const bookingWays = ['assigned', 'instant', 'request', 'invite', 'backup'] as const;

/** One person on a shift, on the terms that they agreed to. */
export const Booking = z.object({
  shiftId: ShiftId,
  organizationId: OrganizationId,
  locationId: LocationId,
  /** Bookings from before it was stored have none. */
  unitId: LocationUnitId.exactOptional(),
  professional: z.object({ userId: UserId, name: z.string() }),
  placementId: PlacementId,
  how: z.enum(bookingWays),
  status: z.enum(bookingStatuses),
  terms: z.object(storedFields(ShiftTerms.shape)),
  termsHash: TermsHash,
  startsAt: Instant,
  endsAt: Instant,
  currency: Currency,
  expectedCents: z.int().nonnegative(),
  /** Attempts of this person on this shift, the first is 1. */
  attempt: z.int().positive(),
  reason: z.string(),
  bookedAt: Instant,
  /** Of a request: it lapses then, unless the unit has answered. */
  answerBy: Instant.exactOptional(),
  updatedAt: Instant,
  version: Version,
});
export type Booking = z.infer<typeof Booking>;

/** As its professional sees it. */
export const OwnBooking = z.object({ booking: Booking, shift: Shift });
export type OwnBooking = z.infer<typeof OwnBooking>;
