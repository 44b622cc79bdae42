import { publicInterviewRoutes } from '@shared/connect/api/v1/interviews.routes';
import { systemClock } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { createMachinePlatform } from '../../store/machine-platform';
import { createInterviews } from '../../store/hiring/interviews/interviews';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { getApplicationInterview, listApplicationsInterviews } from './public-interviews';

const platform = createMachinePlatform();

const deps = {
  interviews: createInterviews(platform.table, platform.cursors),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  clock: systemClock,
};

/** Serves API keys. */
export const handler = serve(
  publicInterviewRoutes,
  {
    v1ListInterviews: ({ query, caller }) => listApplicationsInterviews(deps, { caller, ...query }),
    v1GetInterview: ({ params, caller }) => getApplicationInterview(deps, { caller, ...params }),
  },
  platform,
);
