import { publicJobRoutes } from '@shared/connect/api/v1/jobs.routes';
import { systemClock } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { createMachinePlatform } from '../../store/machine-platform';
import { createJobCounters } from '../../store/hiring/jobs/counter-reads';
import { createJobRepository } from '../../store/hiring/jobs/jobs';
import { createPostingLists, managedJob } from '../../store/hiring/jobs/managed-jobs';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { changeJobStatus } from './status/change-job-status';
import { createJobByKey } from './create-job-by-key';
import { listTeamJobs } from './list-team-jobs';
import { loadAuthorizedJob } from './load-authorized-job';

const platform = createMachinePlatform();
const { table, cursors } = platform;

const deps = {
  jobs: createJobRepository(table),
  postings: createPostingLists(table, cursors),
  counters: createJobCounters(table),
  organizations: createOrganizations(table),
  people: createPeople(table),
  clock: systemClock,
};

/** Serves API keys. */
export const handler = serve(
  publicJobRoutes,
  {
    v1ListJobs: ({ query, caller }) => listTeamJobs(deps, caller, query.cursor),
    v1CreateJob: ({ body, caller }) => createJobByKey(deps, { caller, ...body }),
    v1GetJob: async ({ params, caller }) => managedJob(deps, await loadAuthorizedJob(deps, caller, params.jobId)),
    v1ChangeJobStatus: ({ params, body, caller }) => changeJobStatus(deps, { caller, ...params, ...body }),
  },
  platform,
);
