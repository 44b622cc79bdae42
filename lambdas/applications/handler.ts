import { applicationRoutes } from '@shared/api/applications.routes';
import { serve } from '../runtime/serve';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './change-application-status';
import { deps, platform } from './deps';
import { getApplication } from './get-application';
import { listJobApplications, listMyApplications, listReceivedApplications } from './list-applications';

export const handler = serve(
  applicationRoutes,
  {
    applyToJob: ({ params, body, caller }) => applyToJob(deps, { caller, ...params, form: body }),
    listMyApplications: ({ query, caller }) => listMyApplications(deps, caller, query.cursor),
    listReceivedApplications: ({ query, caller }) => listReceivedApplications(deps, caller, query.cursor),
    listJobApplications: ({ params, query, caller }) => listJobApplications(deps, { caller, ...params, ...query }),
    getApplication: ({ params, caller }) => getApplication(deps, { caller, ...params }),
    changeApplicationStatus: ({ params, body, caller }) =>
      changeApplicationStatus(deps, { caller, ...params, ...body }),
    withdrawApplication: ({ params, body, caller }) =>
      changeApplicationStatus(deps, { caller, ...params, ...body, status: 'withdrawn' }),
  },
  platform,
);
