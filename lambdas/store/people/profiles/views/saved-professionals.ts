import { QueryCommand } from '../../../../platform/table/commands';
import { limits } from '@shared/limits';
import type { Cursors } from '../../../../platform/http/cursor';
import { entity } from '../../../entity';
import { profileIndexes, profileKeys } from '../keys';
import { countWrite } from '../../../../platform/table/reserve-slot';
import { ConcurrentModificationError, retryOnConflict } from '../../../../platform/table/retry-on-conflict';
import { getItem, queryPage, transact, type Table } from '../../../../platform/table/table';
import type { SavedProfessionals } from '../ports';
import * as z from 'zod';

const SavedPersonItem = z.object({ userId: z.string(), savedAt: z.string() });

export const createSavedProfessionals = (table: Table, cursors: Cursors): SavedProfessionals => {
  const TableName = table.name;

  const savedAt = async (viewerId: string, userId: string): Promise<string | null> => {
    const item = await getItem(table, profileKeys.savedProfessional(viewerId, userId), true);
    return item ? SavedPersonItem.parse(item).savedAt : null;
  };

  return {
    save: (viewerId, saved) =>
      retryOnConflict(async () => {
        const before = await savedAt(viewerId, saved.userId);
        if (before) return before;
        await transact(table, [
          {
            Put: {
              TableName,
              Item: {
                ...profileKeys.savedProfessional(viewerId, saved.userId),
                ...entity('SavedProfessional'),
                ...saved,
                gsi1pk: profileIndexes.savedProfessionals(viewerId),
                gsi1sk: `${saved.savedAt}#${saved.userId}`,
                gsi2pk: profileIndexes.savedBy(saved.userId),
                gsi2sk: viewerId,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
            refusal: ConcurrentModificationError,
          },
          countWrite(TableName, profileKeys.savedProfessionalCount(viewerId), {
            add: 1,
            limit: limits.savedProfessionals,
          }),
        ]);
        return saved.savedAt;
      }),

    remove: (viewerId, userId) =>
      retryOnConflict(async () => {
        if (!(await savedAt(viewerId, userId))) return;
        await transact(table, [
          {
            Delete: {
              TableName,
              Key: profileKeys.savedProfessional(viewerId, userId),
              ConditionExpression: 'attribute_exists(pk)',
            },
            refusal: ConcurrentModificationError,
          },
          countWrite(TableName, profileKeys.savedProfessionalCount(viewerId), { add: -1 }),
        ]);
      }),

    has: async (viewerId, userId) => (await savedAt(viewerId, userId)) !== null,

    async list(viewerId, { cursor, pageSize }) {
      const page = await queryPage(table, cursors, {
        list: profileIndexes.savedProfessionals(viewerId),
        index: 'gsi1',
        cursor,
        pageSize,
      });
      return { ...page, items: page.items.map((item) => SavedPersonItem.parse(item)) };
    },

    async ids(viewerId) {
      const { pk, sk: count } = profileKeys.savedProfessionalCount(viewerId);
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
