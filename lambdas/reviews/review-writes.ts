import { entity, keys } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import type { Table, Write } from '../runtime/table-gateway';
import { reviewItem, type StoredReview } from './stored-review';

/** Counts a published review for whom it is about. */
const ratingWrite = (TableName: string, { side, rating, professionalId, organizationId }: StoredReview): Write => ({
  Update: {
    TableName,
    Key: side === 'professional' ? keys.organization(organizationId) : keys.profile(professionalId),
    UpdateExpression: 'ADD ratingSum :stars, ratingCount :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':stars': rating, ':one': 1 },
  },
});

/** The review of this side, which exists once, and its mark with the placement. */
export const newReviewWrites = ({ name: TableName }: Table, review: StoredReview): Write[] => [
  {
    Put: {
      TableName,
      Item: {
        ...keys.placementReview(review.placementId, review.side),
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

/** The other side has written nothing. */
export const aloneCheck = ({ name: TableName }: Table, { placementId, side }: StoredReview): Write => ({
  ConditionCheck: {
    TableName,
    Key: keys.placementReview(placementId, side === 'employer' ? 'professional' : 'employer'),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: ChangedMeanwhile,
});

/** Publishes a review that waits, once: what it counts is counted with it. */
export const publishingWrites = ({ name: TableName }: Table, after: StoredReview): Write[] => [
  {
    Put: {
      TableName,
      Item: reviewItem(after),
      ConditionExpression: 'attribute_exists(pk) AND publishedAt = :unpublished',
      ExpressionAttributeValues: { ':unpublished': null },
    },
    refusal: ChangedMeanwhile,
  },
  ratingWrite(TableName, after),
];
