import { Review } from '@shared/people/model/review';
import { Instant, OrganizationId, PlacementId, UserId } from '@shared/core/model/fields';
import type * as z from 'zod';
import { entity } from '../../entity';
import { hiddenMark } from '../../trust/reports/hidden';
import { reviewIndexes, reviewKeys } from './keys';
import { getItem, type Item, type Table } from '../../../platform/table/table';

export const ReviewItem = Review.omit({ author: true }).extend({
  placementId: PlacementId,
  professionalId: UserId,
  organizationId: OrganizationId,
  /** Publication time without the other side's review. */
  publishesAt: Instant,
});
export type ReviewItem = z.infer<typeof ReviewItem>;

export const readReview = (item: Item): ReviewItem => ({ ...ReviewItem.parse(item), ...hiddenMark(item) });

/** Unpublished reviews are only in the due list. */
const positionOf = (review: ReviewItem): Item => {
  const { reviewId, publishedAt, publishesAt, side, professionalId, organizationId } = review;
  if (publishedAt === null) return { gsi1pk: reviewIndexes.dueReviews, gsi1sk: `${publishesAt}#${reviewId}` };
  const position = `${publishedAt}#${reviewId}`;
  return side === 'employer'
    ? { gsi2pk: reviewIndexes.professionalReviews(professionalId), gsi2sk: position }
    : { gsi3pk: reviewIndexes.organizationReviews(organizationId), gsi3sk: position };
};

export const reviewItem = (review: ReviewItem): Item => ({
  ...reviewKeys.review(review.reviewId),
  ...entity('Review'),
  ...review,
  ...positionOf(review),
});

export const getReview = async (table: Table, reviewId: string): Promise<ReviewItem | null> => {
  const item = await getItem(table, reviewKeys.review(reviewId), true);
  return item ? readReview(item) : null;
};
