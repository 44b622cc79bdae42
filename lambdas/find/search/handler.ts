import { searchRoutes } from '@shared/find/api/search.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { listManagedJobs } from './list-managed-jobs';
import { listOrganizationJobs } from './list-organization-jobs';
import { listSimilarJobs } from './list-similar-jobs';
import { createJobCandidates } from './professionals/job-candidates';
import { recommendJobs } from './recommend-jobs';
import { matchProfessionals } from './professionals/match-professionals';
import { countMatchingProfessionals, recommendProfessionals } from './professionals/recommend-professionals';
import { searchJobs } from './search-jobs';
import { searchMatchedJobs } from './search-matched-jobs';
import { suggestSearch } from './suggest-search';
import { searchProfessionals, searchPublicProfessionals } from './professionals/search-professionals';

const candidatesOf = createJobCandidates(deps);

export const handler = serve(
  searchRoutes,
  {
    searchJobs: ({ query }) => searchJobs(deps, query),
    searchMatchedJobs: ({ query, caller }) => searchMatchedJobs(deps, { userId: caller.userId, ...query }),
    suggestSearch: ({ query }) => suggestSearch(deps, query),
    listSimilarJobs: ({ params }) => listSimilarJobs(deps, params.jobId),
    searchPublicProfessionals: ({ query }) => searchPublicProfessionals(deps, query),
    searchProfessionals: ({ query, caller }) => searchProfessionals(deps, { caller, ...query }),
    recommendJobs: ({ caller }) => recommendJobs(deps, caller.userId),
    recommendProfessionals: ({ params, caller }) =>
      recommendProfessionals({ ...deps, candidatesOf }, { caller, ...params }),
    matchProfessionals: ({ params, query, caller }) => matchProfessionals(deps, { caller, ...params, ...query }),
    countMatchingProfessionals: ({ body, caller }) =>
      countMatchingProfessionals({ candidatesOf, clock: deps.clock }, { caller, form: body }),
    listOrganizationJobs: ({ params, query }) => listOrganizationJobs(deps, { ...params, ...query }),
    listManagedJobs: ({ query, caller }) => listManagedJobs(deps, { caller, ...query }),
  },
  platform,
);
