import { jobRoutes } from '@shared/api/jobs.routes';
import { serve } from '../runtime/serve';
import { assignJob } from './assign-job';
import { changeJobStatus } from './change-job-status';
import { createJob } from './create-job';
import { deleteJob } from './delete-job';
import { deps, platform } from './deps';
import { getEmployerJobs } from './get-employer-jobs';
import { getJobDetail, getPublicJob } from './get-job';
import { managedJob } from '../runtime/managed-jobs';
import { reachJob } from './reach-job';
import { updateJob } from './update-job';

export const handler = serve(
  jobRoutes,
  {
    getPublicJob: ({ params }) => getPublicJob(deps, params.jobId),
    getJobDetail: ({ params, caller }) => getJobDetail(deps, { caller, ...params }),
    createJob: ({ body, caller }) => createJob(deps, { caller, ...body }),
    getManagedJob: async ({ params, caller }) => managedJob(deps, await reachJob(deps, caller, params.jobId)),
    updateJob: ({ params, body, caller }) => updateJob(deps, { caller, ...params, ...body }),
    changeJobStatus: ({ params, body, caller }) => changeJobStatus(deps, { caller, ...params, ...body }),
    deleteJob: ({ params, caller }) => deleteJob(deps, { caller, ...params }),
    getEmployerJobs: ({ caller }) => getEmployerJobs(deps, caller),
    assignJob: ({ body, caller }) => assignJob(deps, { caller, ...body }),
  },
  platform,
);
