import { lastCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { startsCoverNow } from '@shared/work/rules/filling/fill-windows';
import type { DomainEvent, EventOf } from '@shared/core/model/event';
import type { TermsNews } from '@shared/work/model/shifts/shift-vocabulary';
import type { Effect } from '../../../events/ports';
import { dropBusyBackups } from '../booking/join-as-backup';
import type { Deps } from '../ports';
import { recheckBookings } from '../booking/recheck-bookings';
import { startCoverNow, startWaves } from '../filling/start-fill';

type Change = EventOf<'booking.changed'>;

/** Returns whether the unit itself canceled, and so wants no refill. Declined terms or a lapse do need one. */
const isUnwanted = async ({ shifts }: Deps, { shiftId, professionalId, status }: Change['data']): Promise<boolean> => {
  if (status !== 'canceled_by_facility') return false;
  const booking = await shifts.booking(shiftId, professionalId);
  if (booking === null) return true;
  const ended = lastCancellation(booking);
  return ended?.refusal === undefined && ended?.lapse === undefined;
};

/** Starts to fill the shift again, unless it is covered. */
const refill = async (deps: Deps, { occurredAt, data }: Change): Promise<void> => {
  const { shiftId } = data;
  const shift = await deps.shifts.get(shiftId);
  if (!shift) return;
  if (!startsCoverNow(new Date(occurredAt), shift.startsAt)) await startWaves(deps, shiftId, 'left', occurredAt);
  else if (!(await isUnwanted(deps, data))) await startCoverNow(deps, shiftId, 'left', occurredAt);
};

const left: readonly Change['data']['status'][] = ['canceled_by_worker', 'canceled_by_facility', 'no_show'];

/** Changes of terms that move a person's booked times. */
const timesNews: readonly TermsNews[] = ['accepted', 'moved'];

/** Returns the person for whom an event changed a requirement of shifts; null for other events. */
const changedPerson = (event: DomainEvent): string | null => {
  switch (event.type) {
    case 'credential.status_changed':
    case 'exclusion.changed':
    case 'profile.changed':
      return event.data.userId;
    case 'compliance.decided':
      return event.data.professionalId;
    default:
      return null;
  }
};

/**
 * Replaces a person who leaves, removes a booked person as a concurrent backup, and rechecks a person whose
 * requirements changed.
 */
export const followBookings = async (deps: Deps, event: DomainEvent): Promise<Effect[]> => {
  const changed = changedPerson(event);
  if (changed !== null) return [{ id: 'recheck', subject: changed, run: () => recheckBookings(deps, changed) }];
  if (event.type !== 'booking.changed' && event.type !== 'booking.terms_changed') return [];
  const { professionalId } = event.data;
  const backups = {
    id: 'backups',
    subject: professionalId,
    run: async () => void (await dropBusyBackups(deps, professionalId)),
  };
  if (event.type === 'booking.terms_changed') return timesNews.includes(event.data.what) ? [backups] : [];
  const { status } = event.data;
  if (left.includes(status)) return [{ id: 'refill', run: () => refill(deps, event) }];
  return status === 'confirmed' ? [backups] : [];
};
