import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable, transact } from '../platform/table/table';
import { createDueReviews } from '../store/reviews/due-reviews';
import { publishDueReviews, type PublishDeps, type PublishResult } from './publish-due-reviews';
import { getReview } from '../store/reviews/review-item';
import { publishingWrites } from '../store/reviews/review-writes';

const table = openTable();
const deps: PublishDeps = {
  reviews: {
    get: (reviewId) => getReview(table, reviewId),
    publish: (_before, after) => transact(table, publishingWrites(table, after)),
  },
  due: createDueReviews(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<PublishResult> => {
  const result = await publishDueReviews(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('reviews', result);
  if (result.failed > 0) throw new Error('Some reviews failed to be published; they stay due.');
  return result;
};
