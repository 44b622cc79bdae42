import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { SavedReply } from '@shared/model/ticket';
import { buildUpdate } from '../../platform/table/build-update';
import { UpdateCommand } from '../../platform/table/commands';
import { all, equals, itemExists } from '../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../platform/table/errors';
import { countWrite } from '../../platform/table/reserve-slot';
import { queryFirst, transact, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { ticketIndexes, ticketKeys } from './keys';
import type { SavedReplies } from './ports';

export const createSavedReplies = (table: Table): SavedReplies => {
  const TableName = table.name;
  return {
    async list() {
      const items = await queryFirst(table, { list: ticketIndexes.savedReplies, limit: limits.savedReplies + 1 });
      const replies = items.filter((item) => item['entity'] === 'SavedReply').map((item) => SavedReply.parse(item));
      return replies.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.replyId.localeCompare(b.replyId));
    },

    create: (reply) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: { ...ticketKeys.savedReply(reply.replyId), ...entity('SavedReply'), ...reply },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        countWrite(TableName, ticketKeys.savedReplyCount(), { add: 1, limit: limits.savedReplies }),
      ]),

    async update(replyId, { reply: { name, body }, version, at }) {
      try {
        const { Attributes } = await table.client.send(
          new UpdateCommand({
            TableName,
            Key: ticketKeys.savedReply(replyId),
            ...buildUpdate({
              set: { name, body, updatedAt: at, version: version + 1 },
              when: all(itemExists, equals('version', version)),
            }),
            ReturnValues: 'ALL_NEW',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return SavedReply.parse(Attributes);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError(error.Item ? 'STALE_VERSION' : 'NOT_FOUND');
      }
    },

    remove: (replyId) =>
      transact(table, [
        {
          Delete: { TableName, Key: ticketKeys.savedReply(replyId), ConditionExpression: 'attribute_exists(pk)' },
          refusal: 'NOT_FOUND',
        },
        countWrite(TableName, ticketKeys.savedReplyCount(), { add: -1 }),
      ]),
  };
};
