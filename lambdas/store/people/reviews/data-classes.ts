import type { ReviewItem } from './review-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const reviewsClasses = {
  Review: {
    createdAt: 'operational',
    hidden: 'operational',
    jobTitle: 'content',
    organizationId: 'operational',
    placementId: 'operational',
    professionalId: 'operational',
    publishedAt: 'operational',
    publishesAt: 'operational',
    rating: 'content',
    reply: 'content',
    reviewId: 'operational',
    side: 'operational',
    text: 'content',
  } satisfies ClassesOf<ReviewItem>,
  PlacementReview: {
    reviewId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
