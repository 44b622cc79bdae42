import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import * as z from 'zod';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { countWrite } from '../runtime/own-count';
import { ChangedMeanwhile, retryStale } from '../runtime/retry-stale';
import { getItem, queryPage, transact, type Table } from '../runtime/table-gateway';
import type { SavedProfessionals } from './ports';

const SavedPersonItem = z.object({ userId: z.string(), savedAt: z.string() });

export const createSavedProfessionals = (table: Table, cursors: Cursors): SavedProfessionals => {
  const TableName = table.name;

  const savedAt = async (viewerId: string, userId: string): Promise<string | null> => {
    const item = await getItem(table, keys.savedProfessional(viewerId, userId), true);
    return item ? SavedPersonItem.parse(item).savedAt : null;
  };

  return {
    save: (viewerId, saved) =>
      retryStale(async () => {
        const before = await savedAt(viewerId, saved.userId);
        if (before) return before;
        await transact(table, [
          {
            Put: {
              TableName,
              Item: {
                ...keys.savedProfessional(viewerId, saved.userId),
                ...entity('SavedProfessional'),
                ...saved,
                gsi1pk: lists.savedProfessionals(viewerId),
                gsi1sk: `${saved.savedAt}#${saved.userId}`,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
            refusal: ChangedMeanwhile,
          },
          countWrite(TableName, keys.savedProfessionalCount(viewerId), { add: 1, limit: limits.savedProfessionals }),
        ]);
        return saved.savedAt;
      }),

    remove: (viewerId, userId) =>
      retryStale(async () => {
        if (!(await savedAt(viewerId, userId))) return;
        await transact(table, [
          {
            Delete: {
              TableName,
              Key: keys.savedProfessional(viewerId, userId),
              ConditionExpression: 'attribute_exists(pk)',
            },
            refusal: ChangedMeanwhile,
          },
          countWrite(TableName, keys.savedProfessionalCount(viewerId), { add: -1 }),
        ]);
      }),

    has: async (viewerId, userId) => (await savedAt(viewerId, userId)) !== null,

    async list(viewerId, { cursor, pageSize }) {
      const page = await queryPage(table, cursors, {
        list: lists.savedProfessionals(viewerId),
        index: 'gsi1',
        cursor,
        pageSize,
      });
      return { ...page, items: page.items.map((item) => SavedPersonItem.parse(item)) };
    },

    async ids(viewerId) {
      const { pk, sk: count } = keys.savedProfessionalCount(viewerId);
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
          Limit: limits.savedProfessionals + 1,
        }),
      );
      return Items.filter(({ sk }) => sk !== count).map((item) => SavedPersonItem.parse(item).userId);
    },
  };
};
