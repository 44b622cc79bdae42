import { exclusionRoutes } from '@shared/trust/api/exclusions.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { decideExclusion } from './decide-exclusion';
import { getExclusionCase, getWatchLists, listExclusionCases } from './review-exclusions';

export const handler = serve(
  exclusionRoutes,
  {
    listExclusionCases: ({ query }) => listExclusionCases(deps, query),
    getWatchLists: () => getWatchLists(deps),
    getExclusionCase: ({ params }) => getExclusionCase(deps, params.userId),
    decideExclusion: ({ params, body, caller }) => decideExclusion(deps, { ...params, caller, decision: body }),
  },
  platform,
);
