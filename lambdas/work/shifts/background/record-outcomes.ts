import { resolvedHours } from '@shared/work/rules/filling/facility-measures';
import { ledgerEventsOf, ledgerStatuses, type Attended } from '@shared/work/rules/reliability/ledger-events';
import type { Booking } from '@shared/work/model/booking';
import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../../events/ports';
import type { Clock } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { AttendanceStore } from '../../../store/work/attendance/ports';
import type { Ledgers } from '../../../store/work/reliability/ports';
import type { Shifts } from '../../../store/work/shifts/ports';

export type LedgerDeps = {
  shifts: Pick<Shifts, 'get' | 'booking'>;
  attendance: Pick<AttendanceStore, 'whole'>;
  ledgers: Pick<Ledgers, 'record' | 'sumUp'>;
  clock: Clock;
};

type Ref = { shiftId: string; userId: string };

/** Returns the recorded attendance of this attempt. */
const attendedOf = async (
  { attendance }: LedgerDeps,
  { shiftId, attempt, professional }: Booking,
): Promise<Attended> => {
  const { item } = await attendance.whole(shiftId, professional.userId);
  if (item?.attempt !== attempt || !item.recorded) return {};
  const hours = resolvedHours(item);
  return { lateMinutes: item.recorded.late, workedMinutes: item.recorded.worked, ...(hours && { hours }) };
};

/** Records the current booking, because events arrive twice, late, and out of order. Returns the ledger owners. */
const record = async (deps: LedgerDeps, { shiftId, userId }: Ref): Promise<string[]> => {
  const { shifts, ledgers } = deps;
  const [shift, booking] = await Promise.all([shifts.get(shiftId), shifts.booking(shiftId, userId)]);
  if (!shift || !booking) return [];
  const { organizationId, version } = booking;
  const state = ledgerEventsOf(booking, shift.timeZone, await attendedOf(deps, booking));
  await ledgers.record({ shiftId, userId, organizationId, version }, state);
  const sides = new Set([...state.events, ...state.undone].map(({ side }) => side));
  return [...sides].map((side) => (side === 'worker' ? userId : organizationId));
};

const sumUp = ({ ledgers, clock }: LedgerDeps, ownerId: string): Promise<void> =>
  retryOnConflict(() => ledgers.sumUp(ownerId, clock));

export const recordOutcomes = async (deps: LedgerDeps, event: DomainEvent): Promise<Effect[]> => {
  // An appeal suspends its event, and its decision may exclude it.
  if (event.type === 'shift_case.changed') {
    const { ownerId } = event.data;
    return [{ id: 'ledgers', subject: ownerId, run: () => sumUp(deps, ownerId) }];
  }
  if (event.type !== 'booking.changed') return [];
  const { shiftId, professionalId: userId, status } = event.data;
  if (!ledgerStatuses.includes(status)) return [];
  const run = async () => {
    const owners = await retryOnConflict(() => record(deps, { shiftId, userId }));
    // The next delivery counts what was recorded before a failure.
    for (const owner of owners) await sumUp(deps, owner);
  };
  return [{ id: 'ledgers', subject: `${shiftId}#${userId}`, run }];
};
