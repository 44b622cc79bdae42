import { getItems, type Table } from '../../../platform/table/table';
import { readJob, type JobItem } from '../../hiring/jobs/job-item';
import { jobKeys } from '../../hiring/jobs/keys';

/** Loads existing jobs. */
export const loadJobs = async (table: Table, jobIds: readonly string[]): Promise<Map<string, JobItem>> => {
  const items = await getItems(table, [...new Set(jobIds)].map(jobKeys.job), true);
  return new Map(items.flatMap((item) => (item ? [[String(item['jobId']), readJob(item)] as const] : [])));
};
