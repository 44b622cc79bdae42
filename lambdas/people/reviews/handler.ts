import { reviewRoutes } from '@shared/people/api/reviews.routes';
import { serve } from '../../platform/http/serve';
import { replyToReview } from './answer-review';
import { deps, platform } from './deps';
import { listOrganizationReviews, listProfessionalReviews } from './list-reviews';
import { getPlacementReviews, writeReview } from './write-review';

export const handler = serve(
  reviewRoutes,
  {
    getPlacementReviews: ({ params, caller, language }) => getPlacementReviews(deps, { caller, language, ...params }),
    writeReview: ({ params, body, caller, language }) => writeReview(deps, { caller, language, ...params, form: body }),
    listProfessionalReviews: ({ params, query, caller, language }) =>
      listProfessionalReviews(deps, { caller, language, ...params, ...query }),
    listOrganizationReviews: ({ params, query, language }) =>
      listOrganizationReviews(deps, { language, ...params, ...query }),
    replyToReview: ({ params, body, caller, language }) =>
      replyToReview(deps, { caller, language, ...params, ...body }),
  },
  platform,
);
