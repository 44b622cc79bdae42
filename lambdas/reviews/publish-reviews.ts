import type { Context } from 'aws-lambda';
import { systemClock } from '../runtime/clock';
import { log } from '../runtime/logger';
import { openTable, transact } from '../runtime/table-gateway';
import { createDueReviews } from './due-reviews-repository';
import { publishDueReviews, type PublishDeps, type PublishResult } from './publish-due-reviews';
import { getReview } from './stored-review';
import { publishingWrites } from './review-writes';

const table = openTable();
const deps: PublishDeps = {
  reviews: {
    get: (reviewId) => getReview(table, reviewId),
    publish: (_before, after) => transact(table, publishingWrites(table, after)),
  },
  due: createDueReviews(table),
  clock: systemClock,
};

/** Enough for one more review. */
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
