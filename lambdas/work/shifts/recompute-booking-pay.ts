import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../events/ports';
import { recomputePay, type PayDeps } from '../../store/work/attendance/recompute-pay';

/** Recomputes pay after any booking change: for its cancellation, for the workweek, or neither. */
export const recomputeBookingPay = (deps: PayDeps, event: DomainEvent): Effect[] => {
  if (event.type !== 'booking.changed') return [];
  const { shiftId, professionalId: userId } = event.data;
  return [{ id: 'pay', subject: `${shiftId}#${userId}`, run: () => recomputePay(deps, { shiftId, userId }) }];
};
