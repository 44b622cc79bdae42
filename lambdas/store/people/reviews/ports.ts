import type { ProfileVisibility } from '@shared/people/model/professional';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { PlacementItem } from '../../work/placements/placement-item';
import type { ReviewItem } from './review-item';
import type { Page } from '../../../platform/table/page';

export type BothSides = Record<HiringSide, ReviewItem | null>;

export type ReviewRepository = {
  placement(placementId: string): Promise<PlacementItem | null>;
  ofPlacement(placementId: string): Promise<BothSides>;
  get(reviewId: string): Promise<ReviewItem | null>;
  /** ALREADY_REVIEWED if this side wrote one; ConcurrentModificationError if the other side just did. */
  keep(review: ReviewItem): Promise<void>;
  /** Publishes both, which then count toward ratings. ConcurrentModificationError if `waiting` was just published. */
  publishBoth(review: ReviewItem, waiting: ReviewItem | null): Promise<void>;
  /** Publishes a single review. ConcurrentModificationError if already published. */
  publish(before: ReviewItem, after: ReviewItem): Promise<void>;
  /** ALREADY_REVIEWED if there is a reply. */
  reply(review: ReviewItem, reply: { text: string; at: string }): Promise<void>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<ReviewItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<ReviewItem>>;
};

export type DueCursor = Record<string, unknown>;

export type DueReviews = {
  until(at: string, after: DueCursor | null): Promise<{ reviewIds: string[]; next: DueCursor | null }>;
};

export type Authors = {
  find(
    userIds: readonly string[],
  ): Promise<Map<string, { firstName: string; lastName: string; visibility: ProfileVisibility }>>;
};
