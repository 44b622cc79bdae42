import * as z from 'zod';
import { limits } from '../../limits';
import {
  cursorQuery,
  Instant,
  OrganizationId,
  page,
  PlacementId,
  prose,
  ReviewId,
  UserId,
} from '../../core/model/fields';
import { Rating, Review, ReviewForm } from '../model/review';
import { defineRoutes } from '../../core/api/route';

const reviewParams = z.strictObject({ reviewId: ReviewId });
const placementParams = z.strictObject({ placementId: PlacementId });

export const reviewRoutes = defineRoutes({
  getPlacementReviews: {
    method: 'GET',
    path: '/api/reviews/placements/{placementId}',
    access: 'reviewPlacements',
    summary: "Get the reviews of a placement: the caller's own side and, once published, the other side.",
    params: placementParams,
    response: z.object({
      own: Review.nullable(),
      other: Review.nullable(),
      open: z.boolean(),
      publishesAt: Instant.nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  writeReview: {
    method: 'POST',
    path: '/api/reviews/placements/{placementId}',
    access: 'reviewPlacements',
    status: 201,
    idempotent: true,
    summary: 'Review the other side of a placement. Each side can write one review.',
    params: placementParams,
    body: ReviewForm,
    response: Review,
    errors: ['NOT_FOUND', 'REVIEW_NOT_OPEN', 'ALREADY_REVIEWED'],
  },
  listProfessionalReviews: {
    method: 'GET',
    path: '/api/reviews/professionals/{userId}',
    access: 'searchProfessionals',
    summary: 'List published reviews of a professional whose profile the caller may see, newest first.',
    params: z.strictObject({ userId: UserId }),
    query: cursorQuery,
    response: page(Review).extend({ rating: Rating }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listOrganizationReviews: {
    method: 'GET',
    path: '/api/reviews/organizations/{organizationId}',
    access: 'readCompanyProfile',
    summary: 'List published reviews of an employer, newest first.',
    params: z.strictObject({ organizationId: OrganizationId }),
    query: cursorQuery,
    response: page(Review).extend({ rating: Rating }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  replyToReview: {
    method: 'POST',
    path: '/api/reviews/{reviewId}/reply',
    access: 'reviewPlacements',
    idempotent: true,
    summary: 'Reply to a published review as the side that it is about. One reply is allowed.',
    params: reviewParams,
    body: z.strictObject({ text: prose(limits.reviewReplyLength) }),
    response: Review,
    errors: ['NOT_FOUND', 'ALREADY_REVIEWED'],
  },
});
