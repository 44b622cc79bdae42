import { log } from '../runtime/logger';
import { createJobDocuments } from '../runtime/search/job-documents-repository';
import { openJobIndex } from '../runtime/search/open-job-index';
import { openTable } from '../runtime/table-gateway';

const table = openTable();
const index = openJobIndex(table);

/** Builds the index anew from the table. Whatever an event did not say is right again afterwards. */
export const handler = async (): Promise<{ documents: number }> => {
  const result = await index.rebuild(createJobDocuments(table).all());
  log.info('the search index was rebuilt', result);
  return result;
};
