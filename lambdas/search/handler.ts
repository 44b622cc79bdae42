import { searchRoutes } from '@shared/api/search.routes';
import { serve } from '../platform/http/serve';
import { deps, platform } from './deps';
import { listManagedJobs } from './list-managed-jobs';
import { listSimilarJobs } from './list-similar-jobs';
import { recommendJobs } from './recommend-jobs';
import { searchJobs } from './search-jobs';
import { searchProfessionals, searchPublicProfessionals } from './search-professionals';

export const handler = serve(
  searchRoutes,
  {
    searchJobs: ({ query }) => searchJobs(deps, query),
    listSimilarJobs: ({ params }) => listSimilarJobs(deps, params.jobId),
    searchPublicProfessionals: ({ query }) => searchPublicProfessionals(deps, query),
    searchProfessionals: ({ query, caller }) => searchProfessionals(deps, { caller, ...query }),
    recommendJobs: ({ caller }) => recommendJobs(deps, caller.userId),
    listManagedJobs: ({ query, caller }) => listManagedJobs(deps, { caller, ...query }),
  },
  platform,
);
