import type { DomainEvent } from '@shared/model/event';
import type { Effect } from '../events/ports';
import { settlePay, type PayDeps } from '../store/attendance/settle-pay';

/** Whatever becomes of a booking: its cancellation is paid, its shift counts in the workweek, or neither. */
export const settleBookings = (deps: PayDeps, event: DomainEvent): Effect[] => {
  if (event.type !== 'booking.changed') return [];
  const { shiftId, professionalId: userId } = event.data;
  return [{ id: 'pay', subject: `${shiftId}#${userId}`, run: () => settlePay(deps, { shiftId, userId }) }];
};
