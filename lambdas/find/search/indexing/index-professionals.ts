import { systemClock } from '../../../platform/clock';
import { openProfessionalIndex } from '../../../search-index/open-professional-index';
import { createProfessionalDocuments } from '../../../search-index/professional-documents';
import { openTable } from '../../../platform/table/table';
import { consumeQueue } from '../../../events/queue/consume-queue';
import { indexProfiles } from './index-changed-profiles';
import { createProcessedEvents } from '../../../platform/table/processed-events';

const table = openTable();
const deps = { documents: createProfessionalDocuments(table, systemClock), index: openProfessionalIndex(table) };

export const handler = consumeQueue(
  'index-professionals',
  async (event) => indexProfiles(deps, event),
  createProcessedEvents(table, systemClock),
);
