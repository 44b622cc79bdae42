import { reviewIndexes, reviewKeys } from './keys';
import type { Cursors } from '../../../platform/http/cursor';
import { getStoredPlacement } from '../../work/placements/placement-item';
import { getItems, queryPage, transact, type Item, type Table } from '../../../platform/table/table';
import type { ReviewRepository } from './ports';
import { aloneCheck, newReviewWrites, publishingWrites } from './review-writes';
import { getReview, readReview } from './review-item';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals, itemExists } from '../../../platform/table/conditions';

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
        sides.map((side) => reviewKeys.placementReview(placementId, side)),
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
            Key: reviewKeys.review(reviewId),
            ...buildUpdate({ set: { reply }, when: all(itemExists, equals('reply', null)) }),
          },
          refusal: 'ALREADY_REVIEWED',
        },
      ]);
    },

    listOfProfessional: (userId, cursor) => listed(reviewIndexes.professionalReviews(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) =>
      listed(reviewIndexes.organizationReviews(organizationId), 'gsi3', cursor),
  };
};
