import { publicApplicationRoutes } from '@shared/connect/api/v1/applications.routes';
import { systemClock } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { createApplicationLists } from '../../store/hiring/applications/application-lists';
import { createApplicationRepository } from '../../store/hiring/applications/applications';
import { createCandidates } from '../../store/hiring/applications/candidates';
import { createExclusionStandings } from '../../store/trust/exclusions/exclusion-standings';
import { createMachinePlatform } from '../../store/machine-platform';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import { changeApplicationStatus } from './moves/change-application-status';
import { getApplication } from './get-application';
import { listReceivedApplications } from './list-applications';

const platform = createMachinePlatform();
const { table, cursors } = platform;

const deps = {
  applications: createApplicationRepository(table),
  lists: createApplicationLists(table, cursors),
  exclusions: createExclusionStandings(table),
  candidates: createCandidates(table),
  disclosures: createDisclosures(table),
  people: createPeople(table),
  clock: systemClock,
};

/** Serves API keys. */
export const handler = serve(
  publicApplicationRoutes,
  {
    v1ListApplications: ({ query, caller }) => listReceivedApplications(deps, caller, query),
    v1GetApplication: ({ params, caller }) => getApplication(deps, { caller, ...params }),
    v1ChangeApplicationStatus: ({ params, body, caller }) =>
      changeApplicationStatus(deps, { caller, ...params, ...body }),
  },
  platform,
);
