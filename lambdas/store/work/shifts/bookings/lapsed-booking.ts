import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { moved } from './booking-steps';
import type { BookingItem } from '../shift-item';

/**
 * Ends the booking of a person who can no longer work the shift. Neither side's fault: no points, pay, or ledger event.
 */
export const lapsedBooking = (booking: BookingItem, lapse: LapseKind, now: Date): BookingItem => {
  const ended = moved(booking, 'canceled_by_facility', { now });
  const [last, ...earlier] = (ended.cancellations ?? []).toReversed();
  if (!last) return ended;
  const free = { points: 0, minutes: 0, cents: 0, basis: 'exempt', undone: true, lapse } as const;
  return { ...ended, cancellations: [...earlier.toReversed(), { ...last, ...free }] };
};
