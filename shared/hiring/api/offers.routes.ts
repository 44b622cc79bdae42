import * as z from 'zod';
import { limits } from '../../limits';
import {
  ApplicationId,
  cursorQuery,
  OfferId,
  optionalProse,
  page,
  PlacementId,
  prose,
  SignedName,
  Version,
} from '../../core/model/fields';
import { Download } from '../../core/model/file';
import { PlannedDay } from '../../core/model/given-times';
import { Offer, OfferForm, TermsHash } from '../model/offer';
import { Placement } from '../../work/model/placement';
import { defineRoutes } from '../../core/api/route';

const offerParams = z.strictObject({ offerId: OfferId });
const applicationParams = z.strictObject({ applicationId: ApplicationId });
const placementParams = z.strictObject({ placementId: PlacementId });

export const offerRoutes = defineRoutes({
  makeOffer: {
    method: 'POST',
    path: '/api/offers/applications/{applicationId}',
    access: 'makeOffers',
    cost: 'create',
    staying: true,
    status: 201,
    idempotent: true,
    summary:
      'Make an offer for an application, which then has the status `offered`. An application can have one open offer at a time.',
    params: applicationParams,
    body: OfferForm,
    response: Offer,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'OFFER_OPEN', 'NO_OPENINGS', 'CANNOT_CONTINUE'],
  },
  listApplicationOffers: {
    method: 'GET',
    path: '/api/offers/applications/{applicationId}',
    access: 'offers',
    summary: 'List the offers for one application, newest first.',
    params: applicationParams,
    response: z.object({ items: z.array(Offer) }),
    errors: ['NOT_FOUND'],
  },
  listOffers: {
    method: 'GET',
    path: '/api/offers',
    access: 'offers',
    summary: "List the professional's own offers or the organization's offers, newest first.",
    query: cursorQuery,
    response: page(Offer),
    errors: ['INVALID_CURSOR'],
  },
  getOffer: {
    method: 'GET',
    path: '/api/offers/{offerId}',
    access: 'offers',
    summary: 'Get an offer.',
    params: offerParams,
    response: Offer,
    errors: ['NOT_FOUND'],
  },
  changeOffer: {
    method: 'PUT',
    path: '/api/offers/{offerId}',
    access: 'makeOffers',
    summary: 'Change the terms of an offer that has not been answered. The previous terms can no longer be accepted.',
    params: offerParams,
    body: z.strictObject({ offer: OfferForm, version: Version }),
    response: Offer,
    errors: ['NOT_FOUND', 'OFFER_CLOSED', 'STALE_VERSION'],
  },
  withdrawOffer: {
    method: 'POST',
    path: '/api/offers/{offerId}/withdraw',
    access: 'makeOffers',
    summary: 'Withdraw an open offer.',
    params: offerParams,
    body: z.strictObject({ reason: optionalProse(limits.reasonLength), version: Version }),
    response: Offer,
    errors: ['NOT_FOUND', 'OFFER_CLOSED', 'STALE_VERSION'],
  },
  acceptOffer: {
    method: 'POST',
    path: '/api/offers/{offerId}/accept',
    access: 'apply',
    staying: true,
    summary: 'Sign the terms with this hash. Creates a placement and fills an opening.',
    params: offerParams,
    body: z.strictObject({ termsHash: TermsHash, signedAs: SignedName }),
    response: Offer,
    errors: ['NOT_FOUND', 'OFFER_CLOSED', 'TERMS_CHANGED', 'NO_OPENINGS', 'CANNOT_CONTINUE'],
  },
  printOffer: {
    method: 'POST',
    path: '/api/offers/{offerId}/pdf',
    access: 'offers',
    cost: 'slow',
    summary: 'Generate a PDF of an offer with its signatures. Returns a short-lived download URL.',
    params: offerParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  declineOffer: {
    method: 'POST',
    path: '/api/offers/{offerId}/decline',
    access: 'apply',
    summary: 'Decline an open offer. The employer may make another one.',
    params: offerParams,
    body: z.strictObject({ reason: optionalProse(limits.reasonLength) }),
    response: Offer,
    errors: ['NOT_FOUND', 'OFFER_CLOSED'],
  },
  listPlacements: {
    method: 'GET',
    path: '/api/offers/placements',
    access: 'placements',
    summary: "List the professional's own placements, or the team's placements that the caller may see, newest first.",
    query: cursorQuery,
    response: page(Placement),
    errors: ['INVALID_CURSOR'],
  },
  getPlacement: {
    method: 'GET',
    path: '/api/offers/placements/{placementId}',
    access: 'placements',
    summary: 'Get a placement.',
    params: placementParams,
    response: Placement,
    errors: ['NOT_FOUND'],
  },
  endPlacement: {
    method: 'POST',
    path: '/api/offers/placements/{placementId}/end',
    access: 'offers',
    summary:
      'End a placement earlier than agreed, or set an end date if it has none. Professionals may end that of own staff.',
    params: placementParams,
    body: z.strictObject({ endOn: PlannedDay, reason: prose(limits.reasonLength), version: Version }),
    response: Placement,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
});
