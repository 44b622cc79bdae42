import * as z from 'zod';
import { BillingMode, PlanId, PlanState } from '../../money/model/billing';
import { ClockTime, Instant } from '../../core/model/fields';
import { notificationFrequencies } from '../../messages/model/notification-settings';
import { profileVisibilities } from '../../people/model/profile-vocabulary';

/** Of whoever may see it. `renewsAt` and `endsAt`: of a running plan or trial, one of them. */
export const PlanLine = z.object({
  billing: BillingMode,
  planId: PlanId.nullable(),
  state: PlanState,
  renewsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** Starter postings that were bought and not used. */
  postingsLeft: z.int().nonnegative().nullable(),
});
export type PlanLine = z.infer<typeof PlanLine>;

/** One line of state per card of the settings page. What the account says already is not in here. */
export const SettingsOverview = z.object({
  notifications: z.object({
    /** Whether anything is on that a person can turn off. */
    email: z.boolean(),
    push: z.boolean(),
    frequency: z.enum(notificationFrequencies),
    /** Null if turned off. */
    quietHours: z.object({ from: ClockTime, until: ClockTime }).nullable(),
  }),
  /** Of professionals. */
  privacy: z.object({ visibility: z.enum(profileVisibilities), showOnlineStatus: z.boolean() }).nullable(),
  /** For those who manage the team. */
  pendingInvitations: z.int().nonnegative().nullable(),
  /** For those who manage them. */
  locations: z.object({ locations: z.int().nonnegative(), units: z.int().nonnegative() }).nullable(),
  /** Null for staff, and for employers without an organization. */
  plan: PlanLine.nullable(),
  /** Of the newest page; `answerBy` is the earliest time by which support answers. */
  tickets: z.object({ open: z.int().nonnegative(), answerBy: Instant.nullable() }),
});
export type SettingsOverview = z.infer<typeof SettingsOverview>;
