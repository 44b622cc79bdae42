import { systemClock } from '../platform/clock';
import { createDocuments } from '../platform/files/documents';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/consume-queue';
import { deleteRemovedDocuments } from './delete-removed-documents';
import { createProcessedEvents } from '../platform/table/processed-events';

const documents = createDocuments(systemClock);

export const handler = consumeQueue(
  'delete-documents',
  async (event) => deleteRemovedDocuments(documents, event),
  createProcessedEvents(openTable(), systemClock),
);
