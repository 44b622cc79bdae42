import type { ReliabilityEvent } from '@shared/domain/shifts/reliability';
import type { SideEvent } from '@shared/domain/shifts/ledger-events';
import { Day, ShiftId } from '@shared/model/fields';
import { BookingOutcome } from '@shared/model/reliability';
import { bookingSides } from '@shared/model/shift-vocabulary';
import { createHash } from 'node:crypto';
import * as z from 'zod';

/** In the ledger of one side. `bookingId` names no person: organizations keep it once the person is erased. */
export const LedgerEvent = z.object({
  ownerId: z.string(),
  eventId: z.string(),
  bookingId: z.string(),
  shiftId: ShiftId,
  attempt: z.int().positive(),
  side: z.enum(bookingSides),
  on: Day,
  outcome: BookingOutcome,
  exempt: z.boolean(),
});
export type LedgerEvent = z.infer<typeof LedgerEvent>;

/** Of the events of two years, on `day`. It fades until the next event, and is counted again with it. */
export const LedgerSummary = z.object({
  ownerId: z.string(),
  kept: z.number(),
  lost: z.number(),
  events: z.int().nonnegative(),
  day: Day,
  lastNoShowOn: Day.nullable(),
  version: z.int().nonnegative(),
});
export type LedgerSummary = z.infer<typeof LedgerSummary>;

export type BookingRef = { shiftId: string; userId: string };

const bookingIdOf = ({ shiftId, userId }: BookingRef): string =>
  createHash('sha256').update(`${shiftId}#${userId}`).digest('base64url').slice(0, 16);

type Owned = BookingRef & { organizationId: string };
type Place = Pick<SideEvent, 'side' | 'attempt' | 'on'>;

/** The key of an event, which says which it is. */
export const ledgerPlace = (booking: Owned, { side, attempt, on }: Place) => {
  const bookingId = bookingIdOf(booking);
  return {
    ownerId: side === 'worker' ? booking.userId : booking.organizationId,
    eventId: [on, booking.shiftId, bookingId, attempt].join('#'),
    bookingId,
  };
};

export const ledgerEvent = (booking: Owned, event: SideEvent): LedgerEvent => ({
  ...ledgerPlace(booking, event),
  ...event,
  shiftId: booking.shiftId,
});

export const asEvent = ({ outcome, bookingId, on, exempt }: LedgerEvent): ReliabilityEvent => ({
  ...outcome,
  bookingId,
  on,
  exempt,
});
