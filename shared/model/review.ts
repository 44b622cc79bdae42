import * as z from 'zod';
import { limits } from '../limits';
import { Instant, OrganizationId, PlacementId, prose, ReviewId, UserId } from './fields';
import { hiringSides } from './hiring-vocabulary';

export const ReviewForm = z.strictObject({
  rating: z.int().min(1).max(5),
  text: prose(limits.reviewLength),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** What one side of a placement says of the other. */
export const Review = z.object({
  reviewId: ReviewId,
  /** The three ids are null in lists for others: they would tell who works where. */
  placementId: PlacementId.nullable(),
  jobTitle: z.string(),
  /** Who wrote it; it is about the other side. */
  side: z.enum(hiringSides),
  professionalId: UserId.nullable(),
  organizationId: OrganizationId.nullable(),
  /** First name and initial of a professional; the organisation's name for an employer. */
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  createdAt: Instant,
  /** Both are published together, or one alone after some days; null until then. */
  publishedAt: Instant.nullable(),
  reply: z.object({ text: z.string(), at: Instant }).nullable(),
});
export type Review = z.infer<typeof Review>;

/** Average of published reviews; null while there are none. */
export const Rating = z.object({ average: z.number().min(1).max(5), reviews: z.int().positive() }).nullable();
export type Rating = z.infer<typeof Rating>;
