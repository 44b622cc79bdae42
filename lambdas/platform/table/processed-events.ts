import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from './errors';
import { DeleteCommand, PutCommand, UpdateCommand } from './commands';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { addSeconds, epochSeconds, type Clock } from '../clock';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import { getItem, type Table } from './table';
import { buildUpdate } from './build-update';

/** Prevents repeated effects of redelivered messages. */
export type ProcessedEvents = {
  /** Throws if another delivery is running `work`, and rethrows the errors of `work`. */
  once(consumer: string, id: string, work: () => Promise<void>): Promise<void>;
};

export const createProcessedEvents = (table: Table, clock: Clock): ProcessedEvents => {
  const TableName = table.name;

  /** Claims the work for a function's maximum run time; false if it is already done. */
  const claim = async (Key: { pk: string; sk: string }): Promise<boolean> => {
    const now = clock.now();
    const claimedBy = randomUUID();
    try {
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...Key,
            ...entityMark('ProcessedEvent'),
            claimedBy,
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
      // The response to the first attempt was lost, and the client repeated it.
      if (item?.['claimedBy'] === claimedBy) return true;
      throw new Error('Another delivery of this event is being worked on.', { cause: error });
    }
  };

  return {
    async once(consumer, id, work) {
      const Key = platformKeys.processedEvent(consumer, id);
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
          ...buildUpdate({ set: { doneAt: clock.now().toISOString() }, remove: ['leaseUntil', 'claimedBy'] }),
        }),
      );
    },
  };
};
