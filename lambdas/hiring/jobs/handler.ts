import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { managedJob } from '../../store/hiring/jobs/managed-jobs';
import { serve } from '../../platform/http/serve';
import { assignJob } from './assign-job';
import { changeJobStatus } from './status/change-job-status';
import { changeJobs } from './change-jobs';
import { createJob } from './create-job';
import { deleteJob } from './delete-job';
import { deps, platform } from './deps';
import { duplicateJob } from './duplicate-job';
import { getEmployerAnalytics } from './get-employer-analytics';
import { getEmployerJobs } from './get-employer-jobs';
import { getJobDetail, getPublicJob } from './get-job';
import { getJobHistory } from './job-history';
import { loadAuthorizedJob } from './load-authorized-job';
import { undoStatusChanges } from './status/undo-status-changes';
import { updateJob } from './update-job';

export const handler = serve(
  jobRoutes,
  {
    getPublicJob: ({ params }) => getPublicJob(deps, params.jobId),
    getJobDetail: ({ params, caller }) => getJobDetail(deps, { caller, ...params }),
    createJob: ({ body, caller, language }) => createJob(deps, { caller, language, ...body }),
    getManagedJob: async ({ params, caller }) => managedJob(deps, await loadAuthorizedJob(deps, caller, params.jobId)),
    updateJob: ({ params, body, caller, language }) => updateJob(deps, { caller, language, ...params, ...body }),
    changeJobStatus: ({ params, body, caller }) => changeJobStatus(deps, { caller, ...params, ...body }),
    deleteJob: ({ params, caller }) => deleteJob(deps, { caller, ...params }),
    duplicateJob: ({ params, caller, language }) => duplicateJob(deps, { caller, language, ...params }),
    changeJobs: ({ body, caller }) => changeJobs(deps, { caller, ...body }),
    undoStatusChanges: ({ body, caller }) => undoStatusChanges(deps, { caller, ...body }),
    getJobHistory: ({ params, query, caller }) => getJobHistory(deps, { caller, ...params, ...query }),
    getEmployerAnalytics: ({ caller }) => getEmployerAnalytics(deps, caller),
    getEmployerJobs: ({ caller }) => getEmployerJobs(deps, caller),
    assignJob: ({ body, caller }) => assignJob(deps, { caller, ...body }),
  },
  platform,
);
