import { systemClock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import { createJobDocuments } from '../../../search-index/job-documents';
import { openJobIndex } from '../../../search-index/open-job-index';
import { openProfessionalIndex } from '../../../search-index/open-professional-index';
import { createProfessionalDocuments } from '../../../search-index/professional-documents';
import { openTable } from '../../../platform/table/table';

const table = openTable();
const jobIndex = openJobIndex(table);
const professionalIndex = openProfessionalIndex(table);

/** Rebuilds both indexes from the table, which also repairs missed events. */
export const handler = async (): Promise<{ documents: number; professionals: number }> => {
  // Sequential, because each holds everything in memory; one failure does not prevent the other.
  const [jobs] = await Promise.allSettled([jobIndex.rebuild(createJobDocuments(table).all())]);
  const professionals = await professionalIndex.rebuild(createProfessionalDocuments(table, systemClock).all());
  if (jobs.status === 'rejected') throw jobs.reason;
  const result = { documents: jobs.value.documents, professionals: professionals.documents };
  log.info('the search index was rebuilt', result);
  return result;
};
