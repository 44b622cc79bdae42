import type { ProfileVisibility } from '@shared/model/professional';
import type { HiringSide } from '@shared/model/hiring-vocabulary';
import type { PlacementItem } from '../placements/placement-item';
import type { ReviewItem } from './review-item';
import type { Page } from '../../platform/table/page';

/** The review of each side of a placement. */
export type BothSides = Record<HiringSide, ReviewItem | null>;

export type ReviewRepository = {
  placement(placementId: string): Promise<PlacementItem | null>;
  /** Read consistently: decisions are made from it. */
  ofPlacement(placementId: string): Promise<BothSides>;
  get(reviewId: string): Promise<ReviewItem | null>;
  /**
   * Stores a review that is not published yet. ALREADY_REVIEWED when this side has written one; ConcurrentModificationError when the
   * other side has.
   */
  keep(review: ReviewItem): Promise<void>;
  /**
   * Stores a published review and publishes `waiting`, which the other side wrote before, with it; both count for the
   * ratings. ConcurrentModificationError when that has been published meanwhile.
   */
  publishBoth(review: ReviewItem, waiting: ReviewItem | null): Promise<void>;
  /** Publishes a review that was alone for long enough. ConcurrentModificationError when it is published already. */
  publish(before: ReviewItem, after: ReviewItem): Promise<void>;
  /** ALREADY_REVIEWED when there is a reply. */
  reply(review: ReviewItem, reply: { text: string; at: string }): Promise<void>;
  /** Kept for support; once for each person. */
  report(report: { reviewId: string; userId: string; reason: string; at: string }): Promise<void>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<ReviewItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<ReviewItem>>;
};

export type DueCursor = Record<string, unknown>;

export type DueReviews = {
  /** Reviews of one side alone that are to be published until then, soonest first. */
  until(at: string, after: DueCursor | null): Promise<{ reviewIds: string[]; next: DueCursor | null }>;
};

/** Names of those who wrote, as everybody may know them. */
export type Authors = {
  find(
    userIds: readonly string[],
  ): Promise<Map<string, { firstName: string; lastName: string; visibility: ProfileVisibility }>>;
};
