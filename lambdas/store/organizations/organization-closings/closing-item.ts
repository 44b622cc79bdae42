import { Instant, UserId } from '@shared/core/model/fields';
import { ClosingStepName, OrganizationClosing } from '@shared/organizations/model/organization-closing';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { organizationClosingIndexes, organizationClosingKeys } from './keys';

export const ClosingItem = OrganizationClosing.omit({ requestedBy: true }).extend({
  closingId: z.string(),
  requestedBy: UserId,
  /** All members of the team at the request, for the notices. */
  memberIds: z.array(UserId),
  adminIds: z.array(UserId),
  canceledBy: UserId.nullable(),
  remindedAt: Instant.nullable(),
  /** Time of the next step; null once it is over. */
  dueAt: Instant.nullable(),
  /** Completed steps of this state. */
  done: z.array(ClosingStepName),
  /** Progress of earlier runs in the current step. */
  counted: z.int().nonnegative(),
  /** Reserved for one run until then. */
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
