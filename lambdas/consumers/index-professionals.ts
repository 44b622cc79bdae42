import { systemClock } from '../runtime/clock';
import { openProfessionalIndex } from '../runtime/search/open-professional-index';
import { createProfessionalDocuments } from '../runtime/search/professional-documents-repository';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { indexProfiles } from './index-profiles';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = { documents: createProfessionalDocuments(table, systemClock), index: openProfessionalIndex(table) };

export const handler = consumeQueue(
  'index-professionals',
  async (event) => indexProfiles(deps, event),
  createProcessedEvents(table, systemClock),
);
