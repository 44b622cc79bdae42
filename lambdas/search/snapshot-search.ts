import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { createJobDocuments } from '../search-index/job-documents';
import { openJobIndex } from '../search-index/open-job-index';
import { openProfessionalIndex } from '../search-index/open-professional-index';
import { createProfessionalDocuments } from '../search-index/professional-documents';
import { openTable } from '../platform/table/table';

const table = openTable();
const jobIndex = openJobIndex(table);
const professionalIndex = openProfessionalIndex(table);

/** Builds both indexes anew from the table. Whatever an event did not say is right again afterwards. */
export const handler = async (): Promise<{ documents: number; professionals: number }> => {
  // One after the other: each holds everything in memory. One that fails does not keep the other from being built.
  const [jobs] = await Promise.allSettled([jobIndex.rebuild(createJobDocuments(table).all())]);
  const professionals = await professionalIndex.rebuild(createProfessionalDocuments(table, systemClock).all());
  if (jobs.status === 'rejected') throw jobs.reason;
  const result = { documents: jobs.value.documents, professionals: professionals.documents };
  log.info('the search index was rebuilt', result);
  return result;
};
