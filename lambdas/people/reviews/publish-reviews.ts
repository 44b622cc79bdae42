import { systemClock } from '../../platform/clock';
import { openTable, transact } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueReviews } from '../../store/people/reviews/due-reviews';
import { publishDueReviews, type PublishDeps } from './publish-due-reviews';
import { getReview } from '../../store/people/reviews/review-item';
import { publishingWrites } from '../../store/people/reviews/review-writes';

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

export const handler = scheduledRun({ name: 'reviews', reserveMs }, (hasTime) => publishDueReviews(deps, hasTime));
