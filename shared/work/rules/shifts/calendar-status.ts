import type { Booking } from '../../model/booking';
import { holdsSlot } from './shift-status';

/** How a calendar shows a booking; null for what is in none: an offer to step in takes no time. */
export const calendarStatus = ({
  status,
  how,
}: Pick<Booking, 'how' | 'status'>): 'booked' | 'canceled' | 'requested' | null => {
  if (status === 'requested') return 'requested';
  if (holdsSlot(status) || status === 'sent_home') return 'booked';
  if (status === 'backup' || status === 'invited') return null;
  return how === 'backup' && (status === 'lapsed' || status === 'withdrawn') ? null : 'canceled';
};
