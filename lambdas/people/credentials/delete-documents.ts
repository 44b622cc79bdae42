import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { openTable } from '../../platform/table/table';
import { consumeQueue } from '../../events/queue/consume-queue';
import { deleteRemovedDocuments } from './delete-removed-documents';
import { createProcessedEvents } from '../../platform/table/processed-events';

const documents = lazyDependency(async () =>
  (await import('../../platform/files/documents')).createDocuments(systemClock),
);

export const handler = consumeQueue(
  'delete-documents',
  async (event) => deleteRemovedDocuments(documents, event),
  createProcessedEvents(openTable(), systemClock),
);
