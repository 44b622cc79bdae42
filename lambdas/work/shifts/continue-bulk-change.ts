import { retryClaim } from '../../platform/table/retry-claim';
import { nextRevision } from '../../store/work/shifts/bookings/booking-steps';
import { endRemainingBookings, type EndingDeps } from '../../store/work/shifts/bookings/end-bookings';
import { withBulkPending } from '../../store/work/shifts/bulk-chunks';
import { changedBookings } from './booking/changed-bookings';

/** Changes one transaction of bookings to the shift's current terms; returns whether more are left. */
const changeNextChunk = async ({ shifts, clock }: EndingDeps, shiftId: string): Promise<boolean> => {
  const found = await shifts.withBookings(shiftId);
  const status = found?.shift.status;
  if (!found || found.shift.restSince === undefined || status === 'canceled' || status === 'completed') return false;
  const now = clock.now();
  const { shift: before, bookings } = found;
  const backups = bookings.filter((booking) => booking.status === 'backup');
  const { steps, isWhole } = await changedBookings({ shifts }, backups, { before, shift: before }, now);
  await shifts.change({ before, after: nextRevision(withBulkPending(before, !isWhole, now), now), bookings: steps });
  return !isWhole;
};

/** Changes the backups beyond the transaction of an edit. Repeatable; the scheduled job continues after a failure. */
export const continueBulkChange = async (deps: EndingDeps, shiftId: string): Promise<void> => {
  let isLeft = true;
  while (isLeft) isLeft = await retryClaim(() => changeNextChunk(deps, shiftId));
};

/** Finishes an edit or a cancellation that was interrupted before reaching everyone. */
export const finishBulkChange = async (deps: EndingDeps, shiftId: string): Promise<void> => {
  await continueBulkChange(deps, shiftId);
  await endRemainingBookings(deps, shiftId);
};
