import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { keepsWithin } from '../../platform/plans/plan-refusal';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { hideJob, listHiddenJobs, unhideJob } from './hidden-jobs';
import {
  createCandidateSearch,
  createJobAlert,
  deleteJobAlert,
  listJobAlerts,
  unsubscribeJobAlert,
  updateJobAlert,
} from './job-alerts';
import { listSavedJobs, saveJob, unsaveJob } from './saved-jobs';

export const handler = serve(
  savedJobRoutes,
  {
    saveJob: ({ params, caller }) => saveJob(deps, { userId: caller.userId, ...params }),
    unsaveJob: ({ params, caller }) => unsaveJob(deps, { userId: caller.userId, ...params }),
    listSavedJobs: ({ query, caller }) => listSavedJobs(deps, { userId: caller.userId, ...query }),
    listSavedJobIds: async ({ caller }) => ({ jobIds: await deps.saved.ids(caller.userId) }),
    hideJob: ({ params, caller }) => hideJob(deps, { userId: caller.userId, ...params }),
    unhideJob: ({ params, caller }) => unhideJob(deps, { userId: caller.userId, ...params }),
    listHiddenJobs: ({ query, caller }) => listHiddenJobs(deps, { userId: caller.userId, ...query }),
    createJobAlert: ({ body, caller }) =>
      keepsWithin(caller, 'jobAlerts', (max) => createJobAlert(deps, { userId: caller.userId, alert: body, max })),
    createCandidateSearch: ({ body, caller }) => createCandidateSearch(deps, { userId: caller.userId, alert: body }),
    listJobAlerts: ({ caller }) => listJobAlerts(deps, caller.userId),
    updateJobAlert: ({ params, body, caller }) => updateJobAlert(deps, { userId: caller.userId, ...params, ...body }),
    deleteJobAlert: ({ params, caller }) => deleteJobAlert(deps, { userId: caller.userId, ...params }),
    unsubscribeJobAlert: ({ params }) => unsubscribeJobAlert(deps, params.token),
  },
  platform,
);
