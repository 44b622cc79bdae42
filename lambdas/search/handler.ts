import { searchRoutes } from '@shared/api/search.routes';
import { serve } from '../runtime/serve';
import { deps, platform } from './deps';
import { listManagedJobs } from './list-managed-jobs';
import { listSimilarJobs } from './list-similar-jobs';
import { searchJobs } from './search-jobs';

export const handler = serve(
  searchRoutes,
  {
    searchJobs: ({ query }) => searchJobs(deps, query),
    listSimilarJobs: ({ params }) => listSimilarJobs(deps, params.jobId),
    listManagedJobs: ({ query, caller }) => listManagedJobs(deps, { caller, ...query }),
  },
  platform,
);
