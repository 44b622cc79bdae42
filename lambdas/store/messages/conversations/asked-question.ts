import { ConversationId, JobId } from '@shared/core/model/fields';
import * as z from 'zod';
import { getItem, type Table } from '../../../platform/table/table';
import { conversationIdOf } from './conversation-item';
import { conversationKeys } from './keys';

const Asked = z.object({ conversationId: ConversationId, asked: z.array(JobId).default([]) });

export type Question = { jobId: string; organizationId: string; userId: string; contactId: string };

/** Finds the conversation in which this professional asked the contact about the job, if any. */
export const askedIn = async (
  table: Table,
  { jobId, organizationId, userId, contactId }: Question,
): Promise<string | null> => {
  const item = await getItem(
    table,
    conversationKeys.conversation(conversationIdOf(organizationId, [userId, contactId])),
  );
  if (!item) return null;
  const { conversationId, asked } = Asked.parse(item);
  return asked.includes(jobId) ? conversationId : null;
};
