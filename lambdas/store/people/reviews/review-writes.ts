import { entity } from '../../entity';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../profiles/keys';
import { reviewKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { Table, Write } from '../../../platform/table/table';
import { reviewItem, type ReviewItem } from './review-item';
import { buildUpdate } from '../../../platform/table/build-update';
import { itemExists } from '../../../platform/table/conditions';

/** `count` is -1 for a review that disappears. */
export const ratingWrite = (
  TableName: string,
  { side, rating, professionalId, organizationId }: ReviewItem,
  count: 1 | -1 = 1,
): Write => ({
  Update: {
    TableName,
    Key: side === 'professional' ? organizationKeys.organization(organizationId) : profileKeys.profile(professionalId),
    ...buildUpdate({ add: { ratingSum: count * rating, ratingCount: count }, when: itemExists }),
  },
});

export const newReviewWrites = ({ name: TableName }: Table, review: ReviewItem): Write[] => [
  {
    Put: {
      TableName,
      Item: {
        ...reviewKeys.placementReview(review.placementId, review.side),
        ...entity('PlacementReview'),
        reviewId: review.reviewId,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    refusal: 'ALREADY_REVIEWED',
  },
  { Put: { TableName, Item: reviewItem(review), ConditionExpression: 'attribute_not_exists(pk)' } },
  ...(review.publishedAt === null ? [] : [ratingWrite(TableName, review)]),
];

export const aloneCheck = ({ name: TableName }: Table, { placementId, side }: ReviewItem): Write => ({
  ConditionCheck: {
    TableName,
    Key: reviewKeys.placementReview(placementId, side === 'employer' ? 'professional' : 'employer'),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: ConcurrentModificationError,
});

/** Publishes a review once, including its rating. */
export const publishingWrites = ({ name: TableName }: Table, after: ReviewItem): Write[] => [
  {
    Put: {
      TableName,
      Item: reviewItem(after),
      ConditionExpression: 'attribute_exists(pk) AND publishedAt = :unpublished',
      ExpressionAttributeValues: { ':unpublished': null },
    },
    refusal: ConcurrentModificationError,
  },
  ratingWrite(TableName, after),
];
