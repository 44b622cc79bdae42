import { systemClock } from '../runtime/clock';
import { createDocuments } from '../runtime/files/documents-gateway';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { deleteRemovedDocuments } from './delete-removed-documents';
import { createProcessedEvents } from './processed-event-repository';

const documents = createDocuments(systemClock);

export const handler = consumeQueue(
  'delete-documents',
  async (event) => deleteRemovedDocuments(documents, event),
  createProcessedEvents(openTable(), systemClock),
);
