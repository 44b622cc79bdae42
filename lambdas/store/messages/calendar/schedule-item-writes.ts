import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { DeleteCommand, PutCommand, type PutCommandInput } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { entity } from '../../entity';
import { scheduleKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { scheduleBetween, scheduleEntry, StoredScheduleItem } from './schedule-items';
import { getItem, type Table } from '../../../platform/table/table';
import type { Schedule } from './ports';

export const createSchedule = (table: Table): Schedule => {
  const put = async (
    userId: string,
    item: StoredScheduleItem,
    condition: Pick<PutCommandInput, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>,
  ): Promise<void> => {
    const Item = {
      ...scheduleKeys.scheduleItem(userId, item.scheduleItemId),
      ...entity('ScheduleItem'),
      ...item,
      ...scheduleEntry(userId, item),
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item, ...condition }));
  };

  return {
    async get(userId, scheduleItemId) {
      const item = await getItem(table, scheduleKeys.scheduleItem(userId, scheduleItemId), true);
      return item ? StoredScheduleItem.parse(item) : null;
    },

    create: (userId, item) => put(userId, item, { ConditionExpression: 'attribute_not_exists(pk)' }),

    async change(userId, before, item) {
      try {
        await put(userId, item, {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': before },
        });
      } catch (error) {
        throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
      }
    },

    async remove(userId, scheduleItemId) {
      const { Attributes } = await table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: scheduleKeys.scheduleItem(userId, scheduleItemId),
          ReturnValues: 'ALL_OLD',
        }),
      );
      return Attributes !== undefined;
    },

    between: (userId, stretch) => scheduleBetween(table, userId, stretch, limits.calendarItemsPerWindow),
  };
};
