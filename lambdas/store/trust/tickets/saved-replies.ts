import { limits } from '@shared/limits';
import { SavedReply } from '@shared/trust/model/ticket';
import { createCounted, removeCounted } from '../../../platform/table/counted-item';
import { queryFirst, type Table } from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { ticketIndexes, ticketKeys } from './keys';
import type { SavedReplies } from './ports';

export const createSavedReplies = (table: Table): SavedReplies => ({
  async list() {
    const items = await queryFirst(table, { list: ticketIndexes.savedReplies, limit: limits.savedReplies + 1 });
    const replies = items.filter((item) => item['entity'] === 'SavedReply').map((item) => SavedReply.parse(item));
    return replies.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.replyId.localeCompare(b.replyId));
  },

  create: (reply) =>
    createCounted(
      table,
      { ...ticketKeys.savedReply(reply.replyId), ...entity('SavedReply'), ...reply },
      { count: ticketKeys.savedReplyCount(), limit: limits.savedReplies },
    ),

  update: async (replyId, { reply: { name, body }, version, at }) =>
    SavedReply.parse(
      await updateVersion(table, ticketKeys.savedReply(replyId), { fields: { name, body }, version, at }),
    ),

  remove: (replyId) => removeCounted(table, ticketKeys.savedReply(replyId), ticketKeys.savedReplyCount()),
});
