import { consumeQueue } from '../../../events/queue/consume-queue';
import { systemClock } from '../../../platform/clock';
import { createStageHash } from '../../../platform/crypto/stage-hash';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { followBookings } from '../background/follow-bookings';
import { createShiftDeps } from '../shift-deps';

const table = openTable();
const deps = createShiftDeps(table, createStageHash());

export const handler = consumeQueue(
  'cover-drop-outs',
  (event) => followBookings(deps, event),
  createProcessedEvents(table, systemClock),
);
