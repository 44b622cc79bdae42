import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { moved } from './booking-steps';
import type { BookingItem } from '../shift-item';

/**
 * Of a person who can't work the shift any more. Neither side wanted that: no points, no pay, and no trace in the ledgers.
 */
export const lapsedBooking = (booking: BookingItem, lapse: LapseKind, now: Date): BookingItem => {
  const ended = moved(booking, 'canceled_by_facility', { now });
  const [last, ...earlier] = (ended.cancellations ?? []).toReversed();
  if (!last) return ended;
  const free = { points: 0, minutes: 0, cents: 0, basis: 'exempt', undone: true, lapse } as const;
  return { ...ended, cancellations: [...earlier.toReversed(), { ...last, ...free }] };
};
