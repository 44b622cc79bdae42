import { Instant, UserId } from '@shared/core/model/fields';
import { ClosingStepName, OrganizationClosing } from '@shared/organizations/model/organization-closing';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { organizationClosingIndexes, organizationClosingKeys } from './keys';

export const ClosingItem = OrganizationClosing.omit({ requestedBy: true }).extend({
  closingId: z.string(),
  requestedBy: UserId,
  /** Everyone who was on the team, for the notices. */
  memberIds: z.array(UserId),
  adminIds: z.array(UserId),
  canceledBy: UserId.nullable(),
  remindedAt: Instant.nullable(),
  /** When a run has something to do; null once it is over. */
  dueAt: Instant.nullable(),
  /** Steps of this state that are done. */
  done: z.array(ClosingStepName),
  /** What earlier runs of the current step did. */
  counted: z.int().nonnegative(),
  /** Another run leaves it alone until then. */
  leaseUntil: Instant.nullable(),
});
export type ClosingItem = z.infer<typeof ClosingItem>;

export const closingItem = (closing: ClosingItem): Item => ({
  ...organizationClosingKeys.organizationClosing(closing.organizationId),
  ...entity('OrganizationClosing'),
  ...closing,
  ...(closing.dueAt !== null && {
    gsi1pk: organizationClosingIndexes.dueClosings,
    gsi1sk: `${closing.dueAt}#${closing.organizationId}`,
  }),
});
