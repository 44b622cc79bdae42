import * as z from 'zod';
import { Figure } from './employer-analytics';
import { Instant } from '../../core/model/fields';
import { activityTypes, checklistParts } from './hiring-vocabulary';
import { Rating } from '../../people/model/review';

export const Activity = z.object({
  type: z.enum(activityTypes),
  title: z.string(),
  content: z.string(),
  at: Instant,
  actionUrl: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const ProfessionalDashboard = z.object({
  counts: z.object({
    applications: z.int(),
    openApplications: z.int(),
    upcoming: z.int(),
    /** Null for staff who view as the person, to whom conversations are closed. */
    unreadMessages: z.int().nullable(),
  }),
  /** Earned points of `checklistPoints`. */
  earned: z.record(z.enum(checklistParts), z.int().nonnegative()),
  profileViews: z.int(),
  /** Number of people who joined by the professional's link. */
  referrals: z.int().nonnegative(),
  rating: Rating,
  /** Percentage of conversations started by employers that were answered. */
  responseRate: Figure,
  /** Percentage of ended placements that lasted until the agreed end. */
  jobCompletion: Figure,
  activity: z.array(Activity),
});
export type ProfessionalDashboard = z.infer<typeof ProfessionalDashboard>;
