import type { TermsRefusal } from '@shared/work/model/shifts/shift-vocabulary';
import { moved } from './booking-steps';
import type { BookingItem } from '../shift-item';

/**
 * Ends the booking of a person who doesn't accept changed terms. The facility canceled it when it asked, so the notice
 * is from that time, however long the answer took. A request ends without consequences.
 */
export const refusedTerms = (booking: BookingItem, refusal: TermsRefusal, now: Date): BookingItem => {
  const { change } = booking;
  if (!change || booking.status !== 'confirmed') return moved(booking, 'withdrawn', { now });
  const ended = moved(booking, 'canceled_by_facility', { now, noticeFrom: new Date(change.askedAt) });
  const [last, ...earlier] = (ended.cancellations ?? []).toReversed();
  return last ? { ...ended, cancellations: [...earlier.toReversed(), { ...last, refusal }] } : ended;
};
