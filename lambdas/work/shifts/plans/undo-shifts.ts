import { AppError } from '@shared/errors';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { cancelWhole } from '../../../store/work/shifts/bookings/end-bookings';
import type { Deps } from '../ports';
import { authorizeLocation } from '../authorize-shift';

type Undo = { caller: AuthorizedCaller; locationId: string; batchId: string; shiftIds: readonly string[] };
type UndoDeps = Pick<Deps, 'shifts' | 'locations' | 'clock'>;

type Outcome = 'undone' | 'kept' | 'late';

const undoOne = (
  deps: UndoDeps,
  shiftId: string,
  isOwn: (shift: { organizationId: string; unitId: string; batchId?: string }) => boolean,
): Promise<Outcome> =>
  retryOnConflict(async () => {
    const found = await deps.shifts.withBookings(shiftId);
    if (!found || !isOwn(found.shift)) throw new AppError('NOT_FOUND');
    const { shift, bookings } = found;
    if (shift.status === 'canceled') return 'undone';
    const now = deps.clock.now();
    if (now.getTime() - Date.parse(shift.createdAt) > shiftPlanLimits.undoMinutes * 60_000) return 'late';
    const isPlanned = shift.status === 'draft' || shift.status === 'open';
    if (!isPlanned || shift.confirmed + shift.requested > 0 || Date.parse(shift.startsAt) <= now.getTime())
      return 'kept';
    await cancelWhole(deps, { shift, bookings }, { now, reason: '' });
    return 'undone';
  });

/** Undoes shifts, except those with people on them. Canceled ones count as undone. */
export const undoShifts = async (
  deps: UndoDeps,
  { caller, locationId, batchId, shiftIds }: Undo,
): Promise<{ undone: string[]; kept: string[] }> => {
  const organizationId = organizationOf(caller);
  const units = new Set((await authorizeLocation(deps, caller, locationId)).units.map(({ unitId }) => unitId));
  const isOwn: Parameters<typeof undoOne>[2] = (shift) =>
    shift.organizationId === organizationId && units.has(shift.unitId) && shift.batchId === batchId;
  const outcomes: { shiftId: string; outcome: Outcome }[] = [];
  for (const shiftId of new Set(shiftIds)) outcomes.push({ shiftId, outcome: await undoOne(deps, shiftId, isOwn) });
  if (outcomes.every(({ outcome }) => outcome === 'late')) throw new AppError('UNDO_EXPIRED');
  const undone = outcomes.filter(({ outcome }) => outcome === 'undone').map(({ shiftId }) => shiftId);
  return { undone, kept: outcomes.filter(({ outcome }) => outcome !== 'undone').map(({ shiftId }) => shiftId) };
};
