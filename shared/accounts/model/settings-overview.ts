import * as z from 'zod';
import { BillingMode, PlanId, PlanState } from '../../money/model/billing';
import { ClockTime, Instant } from '../../core/model/fields';
import { notificationFrequencies } from '../../messages/model/notification-settings';
import { profileVisibilities } from '../../people/model/profile-vocabulary';

/** The plan, for people with access to it. `renewsAt` or `endsAt` is set while a plan or trial runs. */
export const PlanLine = z.object({
  billing: BillingMode,
  planId: PlanId.nullable(),
  state: PlanState,
  renewsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** Number of Starter postings bought but not used. */
  postingsLeft: z.int().nonnegative().nullable(),
});
export type PlanLine = z.infer<typeof PlanLine>;

/** One line of status per card of the settings page, without what the account already includes. */
export const SettingsOverview = z.object({
  notifications: z.object({
    /** Whether any optional notification is on. */
    email: z.boolean(),
    push: z.boolean(),
    frequency: z.enum(notificationFrequencies),
    /** Null if turned off. */
    quietHours: z.object({ from: ClockTime, until: ClockTime }).nullable(),
  }),
  /** Null for all but professionals. */
  privacy: z.object({ visibility: z.enum(profileVisibilities), showOnlineStatus: z.boolean() }).nullable(),
  /** Null without permission to manage the team. */
  pendingInvitations: z.int().nonnegative().nullable(),
  /** Null without permission to manage locations. */
  locations: z.object({ locations: z.int().nonnegative(), units: z.int().nonnegative() }).nullable(),
  /** Null for staff, and for employers without an organization. */
  plan: PlanLine.nullable(),
  /** Tickets of the newest page; `answerBy` is the earliest time by which support answers. */
  tickets: z.object({ open: z.int().nonnegative(), answerBy: Instant.nullable() }),
});
export type SettingsOverview = z.infer<typeof SettingsOverview>;
