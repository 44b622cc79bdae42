import { reviewRoutes } from '@shared/api/reviews.routes';
import { serve } from '../platform/http/serve';
import { replyToReview, reportReview } from './answer-review';
import { deps, platform } from './deps';
import { listOrganizationReviews, listProfessionalReviews } from './list-reviews';
import { getPlacementReviews, writeReview } from './write-review';

export const handler = serve(
  reviewRoutes,
  {
    getPlacementReviews: ({ params, caller }) => getPlacementReviews(deps, { caller, ...params }),
    writeReview: ({ params, body, caller }) => writeReview(deps, { caller, ...params, form: body }),
    listProfessionalReviews: ({ params, query, caller }) =>
      listProfessionalReviews(deps, { caller, ...params, ...query }),
    listOrganizationReviews: ({ params, query }) => listOrganizationReviews(deps, { ...params, ...query }),
    replyToReview: ({ params, body, caller }) => replyToReview(deps, { caller, ...params, ...body }),
    reportReview: ({ params, body, caller }) => reportReview(deps, { caller, ...params, ...body }),
  },
  platform,
);
