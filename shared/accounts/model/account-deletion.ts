import * as z from 'zod';
import { LeavingPlan } from '../../money/model/billing';
import { CurrentPassword, Instant } from '../../core/model/fields';

/** Reasons why a deletion can't be requested now. */
export const deletionObstacles = ['last_admin', 'open_payout'] as const;

/** Effects that a request would have now. `more`: there are more than counted. */
export const DeletionEffects = z.object({
  applications: z.object({ count: z.int().nonnegative(), more: z.boolean() }),
  jobs: z.object({ count: z.int().nonnegative(), more: z.boolean() }),
  alerts: z.int().nonnegative(),
  /** Organizations with a placement that hasn't ended. */
  placements: z.array(z.string()),
  plan: LeavingPlan.nullable(),
});
export type DeletionEffects = z.infer<typeof DeletionEffects>;

/** `pending` can be canceled until `dueAt`. */
export const AccountDeletion = z.object({
  state: z.enum(['pending', 'erasing']),
  requestedAt: Instant,
  dueAt: Instant,
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const DeletionState = z.object({ deletion: AccountDeletion.nullable() });
export type DeletionState = z.infer<typeof DeletionState>;

/** `effects` and `dueAt` are those of a request at this moment; null while one is pending. */
export const DeletionPreview = DeletionState.extend({
  preview: z
    .object({ dueAt: Instant, effects: DeletionEffects, obstacle: z.enum(deletionObstacles).nullable() })
    .nullable(),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const DeletionRequestForm = z.strictObject({ password: CurrentPassword });
