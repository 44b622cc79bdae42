import * as z from 'zod';
import { cursorQuery, OfferId, page } from '../../../core/model/fields';
import { ApiOffer, ApiPlacement } from '../../model/public-api';
import { defineRoutes } from '../../../core/api/route';

export const publicOfferRoutes = defineRoutes({
  v1ListOffers: {
    method: 'GET',
    path: '/api/v1/offers',
    access: { scope: 'offers:read', action: 'offers' },
    summary: "List the organization's offers, newest first.",
    query: cursorQuery,
    response: page(ApiOffer),
    errors: ['INVALID_CURSOR'],
  },
  v1GetOffer: {
    method: 'GET',
    path: '/api/v1/offers/{offerId}',
    access: { scope: 'offers:read', action: 'offers' },
    summary: 'Get an offer.',
    params: z.strictObject({ offerId: OfferId }),
    response: ApiOffer,
    errors: ['NOT_FOUND'],
  },
  v1ListPlacements: {
    method: 'GET',
    path: '/api/v1/placements',
    access: { scope: 'placements:read', action: 'placements' },
    summary: "List the organization's placements, newest first.",
    query: cursorQuery,
    response: page(ApiPlacement),
    errors: ['INVALID_CURSOR'],
  },
});
