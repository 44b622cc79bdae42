import { consumeQueue } from '../../events/queue/consume-queue';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { checkDeps } from './check-deps';
import { checkOrganizations } from './check-profile';

const table = openTable();
const deps = checkDeps(table, createStageHash());

export const handler = consumeQueue(
  'check-organizations',
  async (event) => checkOrganizations(deps, event),
  createProcessedEvents(table, systemClock),
);
