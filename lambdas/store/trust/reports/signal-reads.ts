import type { StartedConversation } from '@shared/trust/rules/report-signals';
import { limits } from '@shared/limits';
import { createHash } from 'node:crypto';
import { PutCommand } from '../../../platform/table/commands';
import { buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, getItems, queryFirst, type Table } from '../../../platform/table/table';
import {
  inboxOfParticipant,
  otherSide,
  readConversation,
  sideOf,
  type ConversationItem,
} from '../../messages/conversations/conversation-item';
import { readMessage } from '../../messages/conversations/conversations';
import { conversationIndexes, conversationKeys } from '../../messages/conversations/keys';
import { entity } from '../../entity';
import { getStoredJob } from '../../hiring/jobs/get-job';
import type { JobItem } from '../../hiring/jobs/job-item';
import { moderationKeys } from './keys';

export type FirstMessage = { content: string; started: StartedConversation[] };

export type SignalReader = {
  /** Returns null unless it is the first message. Includes the sender's latest conversations. */
  firstMessage(message: { conversationId: string; messageId: string }): Promise<FirstMessage | null>;
  job(jobId: string): Promise<JobItem | null>;
  /** Returns the organization that used this text first. */
  ownerOfText(text: string, job: Pick<JobItem, 'jobId' | 'organizationId'>): Promise<string>;
};

const startedBy = (conversation: ConversationItem, userId: string): StartedConversation[] => {
  const side = sideOf(conversation, userId);
  if (side === null || conversation.sent[side] === 0) return [];
  const other = otherSide(side);
  const { createdAt: startedAt, sent, blocked } = conversation;
  return [{ startedAt, answered: sent[other] > 0, blocked: blocked[other] }];
};

export const createSignalReader = (table: Table): SignalReader => ({
  async firstMessage({ conversationId, messageId }) {
    const [sent, item] = await getItems(table, [
      conversationKeys.sentMessage(conversationId, messageId),
      conversationKeys.conversation(conversationId),
    ]);
    const stored = sent && (await getItem(table, conversationKeys.message(conversationId, String(sent['position']))));
    if (!stored || !item) return null;
    const message = readMessage(stored);
    if (message.number !== 1 || message.otherNumber !== 0 || message.hidden) return null;
    const conversation = readConversation(item);
    const side = sideOf(conversation, message.senderId);
    if (side === null) return null;
    const list = conversationIndexes.ownConversations(
      inboxOfParticipant(conversation, conversation.participants[side]),
    );
    const rows = await queryFirst(table, { list, index: 'gsi1', limit: limits.pageSize });
    const ids = rows.map((row) => String(row['conversationId']));
    const found = await getItems(table, ids.map(conversationKeys.conversation));
    return {
      content: message.content,
      started: found.flatMap((it) => (it ? startedBy(readConversation(it), message.senderId) : [])),
    };
  },

  job: (jobId) => getStoredJob(table, jobId),

  async ownerOfText(text, { jobId, organizationId }) {
    const key = moderationKeys.jobText(createHash('sha256').update(text).digest('base64url'));
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...key, ...entity('JobText'), jobId, organizationId },
          ...buildCondition(itemAbsent),
        }),
      );
      return organizationId;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const first = await getItem(table, key, true);
      return String(first?.['organizationId']);
    }
  },
});
