import * as z from 'zod';
import { LeavingPlan } from '../../money/model/billing';
import { CurrentPassword, Instant, OrganizationId, UserId } from '../../core/model/fields';
import { closingStates, closingSteps, rolesAfterHandOver } from './organization-closing-vocabulary';
import { timesheetStatuses } from '../../hiring/model/hiring-vocabulary';

export const ClosingStateName = z.enum(closingStates);
export const ClosingStepName = z.enum(closingSteps);

/** Result of a step in a state, with a count. */
export const ClosingReceipt = z.object({
  during: ClosingStateName,
  step: ClosingStepName,
  at: Instant,
  count: z.int().nonnegative(),
});
export type ClosingReceipt = z.infer<typeof ClosingReceipt>;

/** The newest closing of an organization. */
export const OrganizationClosing = z.object({
  organizationId: OrganizationId,
  state: ClosingStateName,
  requestedAt: Instant,
  requestedBy: z.string(),
  /** Time at which it is closed for good. */
  closesAt: Instant,
  receipts: z.array(ClosingReceipt),
});
export type OrganizationClosing = z.infer<typeof OrganizationClosing>;

const OwedWork = z.object({ placementId: z.string(), professional: z.string(), jobTitle: z.string() });

/** Data that closing would end, from stored data. `more`: there are more than listed. */
export const ClosingFigures = z.object({
  members: z.int(),
  openJobs: z.int(),
  openApplications: z.int(),
  invitations: z.int(),
  placements: z.object({ items: z.array(OwedWork.extend({ endOn: z.string().nullable() })), more: z.boolean() }),
  timesheets: z.object({
    items: z.array(
      OwedWork.extend({
        weekStartsOn: z.string(),
        status: z.enum(timesheetStatuses),
        totalMinutes: z.int().nonnegative(),
      }),
    ),
    more: z.boolean(),
  }),
  plan: LeavingPlan.nullable(),
  /** Unspent prepaid balance, which is refunded at the end. */
  balanceCents: z.int().nonnegative(),
});
export type ClosingFigures = z.infer<typeof ClosingFigures>;

export const ClosingView = z.object({ closing: OrganizationClosing.nullable(), figures: ClosingFigures });
export type ClosingView = z.infer<typeof ClosingView>;

export const ClosingRequest = z.strictObject({ password: CurrentPassword });

export const HandOver = z.strictObject({
  userId: UserId,
  ownRole: z.enum(rolesAfterHandOver),
  password: CurrentPassword,
});
export type HandOver = z.infer<typeof HandOver>;
