import { systemClock } from '../runtime/clock';
import { createJobDocuments } from '../runtime/search/job-documents-repository';
import { openJobIndex } from '../runtime/search/open-job-index';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { indexPostings } from './index-postings';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = { documents: createJobDocuments(table), index: openJobIndex(table) };

export const handler = consumeQueue(
  'index-jobs',
  async (event) => indexPostings(deps, event),
  createProcessedEvents(table, systemClock),
);
