import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { serve } from '../../platform/http/serve';
import { acceptOffer, declineOffer } from './answer-offer';
import { changeOffer, withdrawOffer } from './change-offer';
import { deps, platform } from './deps';
import { listApplicationOffers, listOffers } from './list-offers';
import { makeOffer } from './make-offer';
import { endPlacement, getPlacement, listPlacements } from './placements';
import { loadAuthorizedOffer } from './load-authorized-offer';
import { printOffer } from './print-offer';

export const handler = serve(
  offerRoutes,
  {
    makeOffer: ({ params, body, caller }) => makeOffer(deps, { caller, ...params, form: body }),
    listApplicationOffers: ({ params, caller }) => listApplicationOffers(deps, { caller, ...params }),
    listOffers: ({ query, caller }) => listOffers(deps, caller, query.cursor),
    getOffer: ({ params, caller }) => loadAuthorizedOffer(deps, caller, params.offerId),
    changeOffer: ({ params, body, caller }) =>
      changeOffer(deps, { caller, ...params, form: body.offer, version: body.version }),
    withdrawOffer: ({ params, body, caller }) => withdrawOffer(deps, { caller, ...params, ...body }),
    acceptOffer: ({ params, body, caller }) => acceptOffer(deps, { caller, ...params, ...body }),
    printOffer: ({ params, caller, language }) => printOffer(deps, { caller, language, ...params }),
    declineOffer: ({ params, body, caller }) => declineOffer(deps, { caller, ...params, ...body }),
    listPlacements: ({ query, caller }) => listPlacements(deps, caller, query.cursor),
    getPlacement: ({ params, caller }) => getPlacement(deps, { caller, ...params }),
    endPlacement: ({ params, body, caller }) => endPlacement(deps, { caller, ...params, ...body }),
  },
  platform,
);
