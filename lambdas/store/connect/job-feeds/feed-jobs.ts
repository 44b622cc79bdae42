import { limits } from '@shared/limits';
import { queryEvery, type Table } from '../../../platform/table/table';
import { readJob, type JobItem } from '../../hiring/jobs/job-item';
import { jobIndexes } from '../../hiring/jobs/keys';
import { createOrganizations } from '../../organizations/organizations/organizations';
import type { FeedJobs } from './ports';

const activeJobs = async function* (table: Table, organizationId: string): AsyncGenerator<JobItem> {
  let count = 0;
  const query = { list: jobIndexes.organizationJobs(organizationId), index: 'gsi1', newestFirst: true } as const;
  for await (const item of queryEvery(table, query)) {
    const job = readJob(item);
    if (job.status === 'active' && !job.hidden) yield job;
    count += 1;
    if (count === limits.jobsReadPerFeed) return;
  }
};

export const createFeedJobs = (table: Table): FeedJobs => {
  const organizations = createOrganizations(table);
  return {
    async organization(organizationId) {
      const found = await organizations.get(organizationId);
      return found && !found.hidden && found.closesAt === undefined ? found : null;
    },
    jobs: (organizationId) => activeJobs(table, organizationId),
  };
};
