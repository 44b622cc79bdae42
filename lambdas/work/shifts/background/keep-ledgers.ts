import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { createPayDeps } from '../../../store/work/attendance/open-pay';
import { createAttendedReads } from '../../../store/work/attendance/attendance';
import { createLedgers } from '../../../store/work/reliability/ledgers';
import { createShifts } from '../../../store/work/shifts/shifts';
import { recordOutcomes, type LedgerDeps } from './record-outcomes';
import { recomputeBookingPay } from '../recompute-booking-pay';

const table = openTable();
const pay = createPayDeps(table, systemClock);
const deps: LedgerDeps = {
  shifts: createShifts(table),
  attendance: createAttendedReads(table),
  ledgers: createLedgers(table),
  clock: systemClock,
};

/** Updates both sides' records and the person's pay after a booking change. */
export const handler = consumeQueue(
  'keep-ledgers',
  async (event) => [...(await recordOutcomes(deps, event)), ...recomputeBookingPay(pay, event)],
  createProcessedEvents(table, systemClock),
);
