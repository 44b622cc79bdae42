import { cancelUpcoming } from '../../work/shifts/bookings/end-bookings';
import { createShifts } from '../../work/shifts/shifts';
import type { ClosingStepOf } from './step';

/** Includes drafts. Notifies booked people; shifts that have started continue. */
export const cancelShifts: ClosingStepOf = async function* ({ table, clock }, { organizationId }) {
  const shifts = createShifts(table);
  for await (const shiftId of shifts.upcomingOf(organizationId, clock.now().toISOString())) {
    yield () => cancelUpcoming({ shifts, clock }, shiftId);
  }
};
