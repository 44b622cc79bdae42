import { retryClaim } from '../../platform/table/retry-claim';
import { nextRevision } from '../../store/work/shifts/bookings/booking-steps';
import { endRemainingBookings, type EndingDeps } from '../../store/work/shifts/bookings/end-bookings';
import { withBulkPending } from '../../store/work/shifts/bulk-chunks';
import { changedBookings } from './booking/changed-bookings';

/** Changes as many bookings as fit one transaction, with the current terms of the shift; returns whether more are left. */
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

/** Changes the backups of an edited shift that didn't fit its transaction. Can be repeated; the shift's clock continues after a failure. */
export const continueBulkChange = async (deps: EndingDeps, shiftId: string): Promise<void> => {
  let isLeft = true;
  while (isLeft) isLeft = await retryClaim(() => changeNextChunk(deps, shiftId));
};

/** Finishes an edit or a cancellation that stopped before it had reached everyone on the shift. */
export const finishBulkChange = async (deps: EndingDeps, shiftId: string): Promise<void> => {
  await continueBulkChange(deps, shiftId);
  await endRemainingBookings(deps, shiftId);
};
