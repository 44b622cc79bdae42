import { keys, lists, entity } from '../runtime/keys';
import type { Cursors } from '../runtime/cursor';
import { getStoredPlacement } from '../runtime/stored-placement';
import { getItems, queryPage, transact, type Item, type Table } from '../runtime/table-gateway';
import type { ReviewRepository } from './ports';
import { aloneCheck, newReviewWrites, publishingWrites } from './review-writes';
import { getReview, readReview } from './stored-review';

const sides = ['professional', 'employer'] as const;

export const createReviews = (table: Table, cursors: Cursors): ReviewRepository => {
  const TableName = table.name;
  const listed = async (list: string, index: 'gsi2' | 'gsi3', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map(readReview) };
  };
  return {
    placement: (placementId) => getStoredPlacement(table, placementId),

    async ofPlacement(placementId) {
      const markers = await getItems(
        table,
        sides.map((side) => keys.placementReview(placementId, side)),
        true,
      );
      const of = async (marker: Item | undefined) => (marker ? getReview(table, String(marker['reviewId'])) : null);
      const [professional, employer] = await Promise.all(markers.map(of));
      return { professional: professional ?? null, employer: employer ?? null };
    },

    get: (reviewId) => getReview(table, reviewId),

    keep: (review) => transact(table, [...newReviewWrites(table, review), aloneCheck(table, review)]),

    publishBoth: (review, waiting) =>
      transact(table, [
        ...newReviewWrites(table, review),
        ...(waiting ? publishingWrites(table, { ...waiting, publishedAt: review.publishedAt }) : []),
      ]),

    publish: (_before, after) => transact(table, publishingWrites(table, after)),

    async reply({ reviewId }, reply) {
      await transact(table, [
        {
          Update: {
            TableName,
            Key: keys.review(reviewId),
            UpdateExpression: 'SET reply = :reply',
            ConditionExpression: 'attribute_exists(pk) AND reply = :none',
            ExpressionAttributeValues: { ':reply': reply, ':none': null },
          },
          refusal: 'ALREADY_REVIEWED',
        },
      ]);
    },

    async report({ reviewId, userId, reason, at }) {
      await transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...keys.reviewReport(reviewId, userId),
              ...entity('ReviewReport'),
              reviewId,
              userId,
              reason,
              at,
              gsi1pk: lists.reviewReports,
              gsi1sk: `${at}#${reviewId}`,
            },
          },
        },
      ]);
    },

    listOfProfessional: (userId, cursor) => listed(lists.professionalReviews(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) => listed(lists.organizationReviews(organizationId), 'gsi3', cursor),
  };
};
