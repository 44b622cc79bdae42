import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { cancelInterviews } from './cancel-interviews';
import { consumeQueue } from '../../events/queue/consume-queue';
import { createCallLists } from '../../store/hiring/interviews/call-lists';
import { createCalls } from '../../store/hiring/interviews/calls';
import { createFilledInterviews } from '../../store/hiring/interviews/filled-interviews';
import { createProcessedEvents } from '../../platform/table/processed-events';

const table = openTable();
const deps = {
  interviews: createFilledInterviews(table),
  lists: createCallLists(table),
  calls: createCalls(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'call-off-interviews',
  (event) => cancelInterviews(deps, event),
  createProcessedEvents(table, systemClock),
);
