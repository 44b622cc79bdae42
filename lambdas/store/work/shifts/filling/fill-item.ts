import {
  fillCauses,
  fillKinds,
  fillStates,
  inviteKinds,
  inviteStates,
} from '@shared/work/model/shifts/shift-vocabulary';
import * as z from 'zod';
import type { Item } from '../../../../platform/table/table';
import { entity } from '../../../entity';
import { shiftIndexes, shiftKeys } from '../keys';

/** Invitation run of a shift. `run` is a number: people invited in an earlier run are invited again. */
export const FillRun = z.object({
  shiftId: z.string(),
  organizationId: z.string(),
  run: z.int().positive(),
  kind: z.enum(fillKinds),
  cause: z.enum(fillCauses),
  state: z.enum(fillStates),
  startedAt: z.string(),
  /** Time of the next move; null once the run has ended. */
  nextAt: z.string().nullable(),
  waves: z.int().nonnegative(),
  /** Time of the next fill check; null after the last one. */
  checkAt: z.string().nullable().default(null),
  /** Time of the last fill check. */
  checkedAt: z.string().exactOptional(),
  version: z.int().positive(),
});
export type FillRun = z.infer<typeof FillRun>;

export const ShiftInvite = z.object({
  shiftId: z.string(),
  organizationId: z.string(),
  unitId: z.string(),
  userId: z.string(),
  run: z.int().positive(),
  kind: z.enum(inviteKinds),
  state: z.enum(inviteStates),
  sentAt: z.string(),
  /** Time until which the slot is held for an invited backup; null for other invites. */
  until: z.string().nullable(),
  /** The person wants last-minute invites. */
  lastMinute: z.literal(true).exactOptional(),
  /** Mark of own staff, who are on the employer's payroll: the shift's pay doesn't apply to them. */
  payroll: z.literal(true).exactOptional(),
  /** End of the shift and of the invite. */
  endsAt: z.string(),
  version: z.int().positive(),
});
export type ShiftInvite = z.infer<typeof ShiftInvite>;

/** Invites of a person on each of the last days; a condition of every invite. */
export const InviteCounts = z.object({ version: z.int(), days: z.record(z.string(), z.int()) });
export type InviteCounts = z.infer<typeof InviteCounts>;

/** Extra cost of a unit's at-risk shifts in a week. `extraCents`: additional amount that managers approved. */
export const RaiseWeek = z.object({
  version: z.int().nonnegative(),
  spentCents: z.int().nonnegative(),
  extraCents: z.int().nonnegative(),
});
export type RaiseWeek = z.infer<typeof RaiseWeek>;

export const noInvites: InviteCounts = { version: 0, days: {} };

const dueAt = (nextAt: string, checkAt: string | null): string =>
  checkAt !== null && checkAt < nextAt ? checkAt : nextAt;

export const fillRunItem = (run: FillRun): Item => ({
  ...shiftKeys.fillRun(run.shiftId),
  ...entity('FillRun'),
  ...run,
  ...(run.state === 'running' &&
    run.nextAt !== null && {
      gsi1pk: shiftIndexes.dueFills,
      gsi1sk: `${dueAt(run.nextAt, run.checkAt)}#${run.shiftId}`,
    }),
});

export const inviteItem = (invite: ShiftInvite): Item => ({
  ...shiftKeys.shiftInvite(invite.shiftId, invite.userId),
  ...entity('ShiftInvite'),
  ...invite,
  // Stored among the person's bookings, where erasures and exports find it; sorts after them.
  gsi1pk: shiftIndexes.ownBookings(invite.userId),
  gsi1sk: `INVITE#${invite.endsAt}#${invite.shiftId}`,
});
