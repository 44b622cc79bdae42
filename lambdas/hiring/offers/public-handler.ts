import { publicOfferRoutes } from '@shared/connect/api/v1/offers.routes';
import { serve } from '../../platform/http/serve';
import { systemClock } from '../../platform/clock';
import { createMachinePlatform } from '../../store/machine-platform';
import { createOffers } from '../../store/hiring/offers/offers';
import { createPlacements } from '../../store/work/placements/placements';
import { listOffers } from './list-offers';
import { loadAuthorizedOffer } from './load-authorized-offer';
import { listHires } from './placements';

const platform = createMachinePlatform();
const { table, cursors } = platform;

const deps = { offers: createOffers(table, cursors), placements: createPlacements(table, cursors), clock: systemClock };

/** Serves API keys. */
export const handler = serve(
  publicOfferRoutes,
  {
    v1ListOffers: ({ query, caller }) => listOffers(deps, caller, query.cursor),
    v1GetOffer: ({ params, caller }) => loadAuthorizedOffer(deps, caller, params.offerId),
    v1ListPlacements: ({ query, caller }) => listHires(deps, caller, query.cursor),
  },
  platform,
);
