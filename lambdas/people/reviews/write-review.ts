import { isOnPayroll } from '@shared/work/rules/own-staff';
import { reviewableFrom } from '@shared/work/rules/placement-days';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Review, ReviewForm } from '@shared/people/model/review';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { addSeconds, utcDay } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { Deps } from './ports';
import { ownViews } from './review-views';
import type { ReviewItem } from '../../store/people/reviews/review-item';

type Query = { caller: AuthorizedCaller; placementId: string };

export const sideOf = ({ scope }: Pick<AuthorizedCaller, 'scope'>): HiringSide =>
  scope === 'own' ? 'professional' : 'employer';
const otherSide = (side: HiringSide): HiringSide => (side === 'employer' ? 'professional' : 'employer');

const loadAuthorizedPlacement = async ({ reviews }: Deps, { caller, placementId }: Query): Promise<PlacementItem> => {
  const placement = await reviews.placement(placementId);
  const reached =
    placement &&
    (caller.scope === 'own'
      ? placement.professional.userId === caller.userId
      : caller.scope === 'organization' && caller.membership?.organizationId === placement.organizationId);
  if (!reached) throw new AppError('NOT_FOUND');
  return placement;
};

/** Returns whether the placement can be reviewed; own staff weren't hired here. */
const isReviewable = (placement: PlacementItem, now: Date): boolean => {
  if (isOnPayroll(placement)) return false;
  const { terms, endOn } = placement;
  const today = utcDay(now);
  const from = reviewableFrom({ startOn: terms.startOn, endOn }, today);
  return from !== null && from <= today;
};

export const writeReview = (deps: Deps, command: Query & { form: ReviewForm; language: Language }): Promise<Review> => {
  const now = deps.clock.now();
  const reviewId = deps.clock.newId('rev');
  return retryOnConflict(async () => {
    const placement = await loadAuthorizedPlacement(deps, command);
    if (!isReviewable(placement, now)) throw new AppError('REVIEW_NOT_OPEN');
    const side = sideOf(command.caller);
    const written = await deps.reviews.ofPlacement(placement.placementId);
    if (written[side]) throw new AppError('ALREADY_REVIEWED');
    const other = written[otherSide(side)];
    const at = now.toISOString();
    const review: ReviewItem = {
      ...command.form,
      reviewId,
      placementId: placement.placementId,
      jobTitle: placement.jobTitle,
      side,
      professionalId: placement.professional.userId,
      organizationId: placement.organizationId,
      createdAt: at,
      publishedAt: other ? at : null,
      publishesAt: addSeconds(now, limits.reviewPublishDays * 24 * 3600).toISOString(),
      reply: null,
    };
    if (other) await deps.reviews.publishBoth(review, other.publishedAt === null ? other : null);
    else await deps.reviews.keep(review);
    const [shown] = await ownViews(deps, [review], command.language);
    return shown!;
  });
};

type PlacementReviews = { own: Review | null; other: Review | null; open: boolean; publishesAt: string | null };

export const getPlacementReviews = async (
  deps: Deps,
  query: Query & { language: Language },
): Promise<PlacementReviews> => {
  const placement = await loadAuthorizedPlacement(deps, query);
  const side = sideOf(query.caller);
  const written = await deps.reviews.ofPlacement(placement.placementId);
  const own = written[side];
  const other = written[otherSide(side)];
  const readable = [own, other].filter((review) => review !== null && (review === own || review.publishedAt !== null));
  const shown = await ownViews(deps, readable as ReviewItem[], query.language);
  const of = (review: ReviewItem | null) => shown.find(({ reviewId }) => reviewId === review?.reviewId) ?? null;
  return {
    own: of(own),
    other: of(other),
    open: own === null && isReviewable(placement, deps.clock.now()),
    publishesAt: own && own.publishedAt === null ? own.publishesAt : null,
  };
};
