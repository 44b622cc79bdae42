import type { Table } from '../../../platform/table/table';
import { getStoredJob } from '../../hiring/jobs/get-job';
import { jobOwners } from '../../hiring/jobs/job-item';
import { membersAmong } from '../../organizations/organizations/memberships';
import { coveredUnits } from './covered-units';
import type { LiveAudience } from './ports';

export const createLiveAudience = (table: Table): LiveAudience => ({
  coverage: (userId, locationId) => coveredUnits(table, { userId, locationId }),
  members: async (organizationId, userIds) => new Set(await membersAmong(table, organizationId, userIds)),
  async team(jobId) {
    const job = await getStoredJob(table, jobId, { consistent: false });
    return job ? membersAmong(table, job.organizationId, jobOwners(job)) : [];
  },
});
