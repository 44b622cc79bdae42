import { systemClock } from '../../../platform/clock';
import { createJobDocuments } from '../../../search-index/job-documents';
import { openJobIndex } from '../../../search-index/open-job-index';
import { openTable } from '../../../platform/table/table';
import { consumeQueue } from '../../../events/queue/consume-queue';
import { indexPostings } from './index-changed-jobs';
import { createProcessedEvents } from '../../../platform/table/processed-events';

const table = openTable();
const deps = { documents: createJobDocuments(table), index: openJobIndex(table) };

export const handler = consumeQueue(
  'index-jobs',
  async (event) => indexPostings(deps, event),
  createProcessedEvents(table, systemClock),
);
