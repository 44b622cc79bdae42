import { consumeQueue } from '../../events/queue/consume-queue';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createCaseWriter } from '../../store/trust/reports/cases';
import { createReportedThings } from '../../store/trust/reports/reported-things';
import { createSignalReader } from '../../store/trust/reports/signal-reads';
import { findSignals } from './find-signals';

const table = openTable();
const deps = {
  reader: createSignalReader(table),
  cases: createCaseWriter(table),
  things: createReportedThings(table, systemClock),
  clock: systemClock,
};

export const handler = consumeQueue(
  'raise-signals',
  (event) => findSignals(deps, event),
  createProcessedEvents(table, systemClock),
);
