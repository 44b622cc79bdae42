import type { TermsRefusal } from '@shared/work/model/shifts/shift-vocabulary';
import { moved } from './booking-steps';
import type { BookingItem } from '../shift-item';

/**
 * Of a person who is asked to accept other terms and doesn't. The facility canceled the booking when it asked: with the
 * notice of that moment, however long the answer took. A request ends without anything.
 */
export const refusedTerms = (booking: BookingItem, refusal: TermsRefusal, now: Date): BookingItem => {
  const { change } = booking;
  if (!change || booking.status !== 'confirmed') return moved(booking, 'withdrawn', { now });
  const ended = moved(booking, 'canceled_by_facility', { now, noticeFrom: new Date(change.askedAt) });
  const [last, ...earlier] = (ended.cancellations ?? []).toReversed();
  return last ? { ...ended, cancellations: [...earlier.toReversed(), { ...last, refusal }] } : ended;
};
