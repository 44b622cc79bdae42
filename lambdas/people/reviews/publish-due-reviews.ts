import { duePages } from '../../platform/due-pages';
import type { Clock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { DueReviews, ReviewRepository } from '../../store/people/reviews/ports';

export type PublishDeps = {
  reviews: Pick<ReviewRepository, 'get' | 'publish'>;
  due: DueReviews;
  clock: Pick<Clock, 'now'>;
};
type Outcome = 'published' | 'kept' | 'failed';
export type PublishResult = Record<Outcome, number>;

export const publishDueReviews = async (deps: PublishDeps, hasTime: () => boolean): Promise<PublishResult> => {
  const now = deps.clock.now().toISOString();
  const result: PublishResult = { published: 0, kept: 0, failed: 0 };
  for await (const page of duePages(deps.due.until, now, hasTime)) {
    for (const reviewId of page.reviewIds) {
      if (!hasTime()) return result;
      result[await publishReview(deps, reviewId, now)] += 1;
    }
  }
  return result;
};

const publishReview = async ({ reviews }: PublishDeps, reviewId: string, now: string): Promise<Outcome> => {
  try {
    return await retryOnConflict(async (): Promise<Outcome> => {
      const before = await reviews.get(reviewId);
      if (!before || before.publishedAt !== null || before.publishesAt > now) return 'kept';
      await reviews.publish(before, { ...before, publishedAt: now });
      return 'published';
    });
  } catch (error) {
    log.error('review failed to be published', error, { reviewId });
    return 'failed';
  }
};
