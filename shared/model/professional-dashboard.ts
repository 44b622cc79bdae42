import * as z from 'zod';
import { Figure } from './employer-analytics';
import { Instant } from './fields';
import { activityTypes, checklistParts } from './hiring-vocabulary';
import { Rating } from './review';

/** Something that happened, in words for its reader. */
export const Activity = z.object({
  type: z.enum(activityTypes),
  title: z.string(),
  content: z.string(),
  at: Instant,
  /** Same-origin path; empty when there is nothing to open. */
  actionUrl: z.string(),
});
export type Activity = z.infer<typeof Activity>;

/** Figures of the professional's dashboard, from what is stored. */
export const ProfessionalDashboard = z.object({
  counts: z.object({
    applications: z.int(),
    openApplications: z.int(),
    /** Events and interviews of the next days. */
    upcoming: z.int(),
    unreadMessages: z.int(),
  }),
  /** What the checklist asks for and is there. */
  done: z.array(z.enum(checklistParts)),
  profileViews: z.int(),
  rating: Rating,
  /** Of messages that employers began, so many of a hundred were answered. */
  responseRate: Figure,
  /** Of placements that are over, so many of a hundred lasted until their agreed end. */
  jobCompletion: Figure,
  activity: z.array(Activity),
});
export type ProfessionalDashboard = z.infer<typeof ProfessionalDashboard>;
