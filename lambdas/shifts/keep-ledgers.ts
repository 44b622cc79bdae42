import { consumeQueue } from '../events/consume-queue';
import { systemClock } from '../platform/clock';
import { createProcessedEvents } from '../platform/table/processed-events';
import { openTable } from '../platform/table/table';
import { createAttendedReads } from '../store/attendance/attendance';
import { createLedgers } from '../store/reliability/ledgers';
import { createShifts } from '../store/shifts/shifts';
import { recordOutcomes, type LedgerDeps } from './record-outcomes';

const table = openTable();
const deps: LedgerDeps = {
  shifts: createShifts(table),
  attendance: createAttendedReads(table),
  ledgers: createLedgers(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'keep-ledgers',
  (event) => recordOutcomes(deps, event),
  createProcessedEvents(table, systemClock),
);
