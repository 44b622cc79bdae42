import { startsCoverNow } from '@shared/domain/shifts/fill-windows';
import type { DomainEvent, EventOf } from '@shared/model/event';
import type { Effect } from '../events/ports';
import { dropBusyBackups } from './be-backup';
import type { Deps } from './ports';
import { startCoverNow, startWaves } from './start-fill';

type Change = EventOf<'booking.changed'>;

/** As it is now: the shift may be covered again. A unit that cancels a booking late starts Cover Now itself, if it has to. */
const refill = async (deps: Deps, { occurredAt, data: { shiftId, status } }: Change): Promise<void> => {
  const shift = await deps.shifts.get(shiftId);
  if (!shift) return;
  if (!startsCoverNow(new Date(occurredAt), shift.startsAt)) await startWaves(deps, shiftId, 'left', occurredAt);
  else if (status !== 'canceled_by_facility') await startCoverNow(deps, shiftId, 'left', occurredAt);
};

const left: readonly Change['data']['status'][] = ['canceled_by_worker', 'canceled_by_facility', 'no_show'];

/** Someone who leaves is replaced, and someone who was booked is no backup at the same time. */
export const followBookings = async (deps: Deps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'booking.changed') return [];
  const { status, professionalId } = event.data;
  if (left.includes(status)) return [{ id: 'refill', run: () => refill(deps, event) }];
  if (status !== 'confirmed') return [];
  return [{ id: 'backups', run: async () => void (await dropBusyBackups(deps, professionalId)) }];
};
