import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { addSeconds, epochSeconds, type Clock } from '../runtime/clock';
import { entity, keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { ProcessedEvents } from './ports';

export const createProcessedEvents = (table: Table, clock: Clock): ProcessedEvents => {
  const TableName = table.name;

  /** Takes the work for as long as this process can run; false when it was done before. */
  const claim = async (Key: { pk: string; sk: string }): Promise<boolean> => {
    const now = clock.now();
    try {
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...Key,
            ...entity('ProcessedEvent'),
            leaseUntil: epochSeconds(now) + functionTimeoutSeconds,
            ttl: epochSeconds(addSeconds(now, limits.processedEventDays * 24 * 3600)),
          },
          ConditionExpression:
            'attribute_not_exists(pk) OR (attribute_not_exists(doneAt) AND leaseUntil < :now) OR #ttl < :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': epochSeconds(now) },
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const item = await getItem(table, Key, true);
      if (item?.['doneAt']) return false;
      throw new Error('Another delivery of this event is being worked on.', { cause: error });
    }
  };

  return {
    async once(consumer, id, work) {
      const Key = keys.processedEvent(consumer, id);
      if (!(await claim(Key))) return;
      try {
        await work();
      } catch (error) {
        await table.client.send(new DeleteCommand({ TableName, Key }));
        throw error;
      }
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET doneAt = :at REMOVE leaseUntil',
          ExpressionAttributeValues: { ':at': clock.now().toISOString() },
        }),
      );
    },
  };
};
