import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, OrganizationId, PlacementId, prose, ReviewId, UserId } from '../../core/model/fields';
import { hiringSides } from '../../hiring/model/hiring-vocabulary';

export const ReviewForm = z.strictObject({
  rating: z.int().min(1).max(5),
  text: prose(limits.reviewLength),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

export const Review = z.object({
  reviewId: ReviewId,
  /** IDs are null in public lists, to hide who works where. */
  placementId: PlacementId.nullable(),
  jobTitle: z.string(),
  /** Side of the author; the review is about the other side. */
  side: z.enum(hiringSides),
  professionalId: UserId.nullable(),
  organizationId: OrganizationId.nullable(),
  /** First name and initial of a professional; the organization's name for an employer. */
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  createdAt: Instant,
  /** Time of publication, together or alone after some days; null until then. */
  publishedAt: Instant.nullable(),
  reply: z.object({ text: z.string(), at: Instant }).nullable(),
  /** Present if moderators hid it: only the two sides see it. */
  hidden: z.literal(true).optional(),
});
export type Review = z.infer<typeof Review>;

export const Rating = z.object({ average: z.number().min(1).max(5), reviews: z.int().positive() }).nullable();
export type Rating = z.infer<typeof Rating>;
