import { getItem, type Table } from '../../../platform/table/table';
import { readJob, type JobItem } from './job-item';
import { jobKeys } from './keys';

export const getStoredJob = async (
  table: Table,
  jobId: string,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<JobItem | null> => {
  const item = await getItem(table, jobKeys.job(jobId), consistent);
  return item ? readJob(item) : null;
};
