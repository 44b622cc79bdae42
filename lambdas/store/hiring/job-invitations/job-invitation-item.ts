import { Instant, JobId, OrganizationId, UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';
import { jobInvitationKeys } from './keys';
import type { InvitationRef, InvitedAmong, JobInvitationItem } from './ports';

const StoredInvitation: z.ZodType<JobInvitationItem> = z.object({
  jobId: JobId,
  userId: UserId,
  organizationId: OrganizationId,
  invitedBy: UserId,
  message: z.string(),
  invitedAt: Instant,
  declinedAt: Instant.nullable(),
  reason: z.string(),
});

export const readInvitation = (item: Item): JobInvitationItem => StoredInvitation.parse(item);

export const getJobInvitation = async (
  table: Table,
  { jobId, userId }: InvitationRef,
): Promise<JobInvitationItem | null> => {
  const item = await getItem(table, jobInvitationKeys.jobInvitation(jobId, userId), true);
  return item ? readInvitation(item) : null;
};

export const createInvitedAmong = (table: Table): InvitedAmong => ({
  async invitedAmong(jobId, userIds) {
    const items = await getItems(
      table,
      userIds.map((userId) => jobInvitationKeys.jobInvitation(jobId, userId)),
    );
    const found = items.filter((item) => item !== undefined).map(readInvitation);
    return new Map(found.map(({ userId, invitedAt }) => [userId, invitedAt]));
  },
});
