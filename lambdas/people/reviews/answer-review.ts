import { AppError } from '@shared/errors';
import type { Review } from '@shared/people/model/review';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';
import { ownViews } from './review-views';
import type { ReviewItem } from '../../store/people/reviews/review-item';
import { sideOf } from './write-review';

type Query = { caller: AuthorizedCaller; reviewId: string };

/** Loads a published review of the caller's own side; others answer as missing. */
const reviewOfOneself = async ({ reviews }: Deps, { caller, reviewId }: Query): Promise<ReviewItem> => {
  const review = await reviews.get(reviewId);
  const isAbout =
    review &&
    (sideOf(caller) === 'professional'
      ? review.side === 'employer' && review.professionalId === caller.userId
      : review.side === 'professional' && review.organizationId === caller.membership?.organizationId);
  if (!isAbout || review.publishedAt === null) throw new AppError('NOT_FOUND');
  return review;
};

export const replyToReview = async (
  deps: Deps,
  query: Query & { text: string; language: Language },
): Promise<Review> => {
  const review = await reviewOfOneself(deps, query);
  if (review.reply) throw new AppError('ALREADY_REVIEWED');
  const reply = { text: query.text, at: deps.clock.now().toISOString() };
  await deps.reviews.reply(review, reply);
  const [shown] = await ownViews(deps, [{ ...review, reply }], query.language);
  return shown!;
};
