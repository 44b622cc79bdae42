import type { Booking } from '../../model/booking';
import { holdsSlot } from './shift-status';

/** Calendar status of a booking; null if not shown: an offer to step in takes no time. */
export const calendarStatus = ({
  status,
  how,
}: Pick<Booking, 'how' | 'status'>): 'booked' | 'canceled' | 'requested' | null => {
  if (status === 'requested') return 'requested';
  if (holdsSlot(status) || status === 'sent_home') return 'booked';
  if (status === 'backup' || status === 'invited') return null;
  return how === 'backup' && (status === 'lapsed' || status === 'withdrawn') ? null : 'canceled';
};
