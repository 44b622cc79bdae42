import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table as tableShape } from '@shared/platform/table';
import { ulid } from 'ulid';
import { addSeconds, epochSeconds } from '../../clock';
import { entity } from '../../keys';
import type { Item, Key, Table } from '../../table-gateway';
import type { ChangeLog, LogEntry, SearchClock } from './ports';
import { logHours } from './positions';

/** Entries that are written at the same time. */
const concurrentWrites = 25;

/** Where the table keeps a log: its partition, and the key of a position in it. */
type LogPlace = { list: string; key(position: string): Key };

export const createChangeLog = <D>(table: Table, clock: SearchClock, { list, key }: LogPlace): ChangeLog<D> => {
  const write = async (entry: LogEntry<D>): Promise<void> => {
    // The time of this very write: an entry that came late under an early time would not be read.
    const now = clock.now();
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...key(`${now.toISOString()}#${ulid()}`),
          ...entity('SearchChange'),
          entry,
          ttl: epochSeconds(addSeconds(now, logHours * 3600)),
        },
      }),
    );
  };

  return {
    async append(entries) {
      for (let first = 0; first < entries.length; first += concurrentWrites) {
        await Promise.all(entries.slice(first, first + concurrentWrites).map(write));
      }
    },

    async since(position) {
      const entries: { position: string; entry: LogEntry<D> }[] = [];
      let start: Item | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            KeyConditionExpression: '#pk = :log AND #sk >= :position',
            ExpressionAttributeNames: { '#pk': tableShape.partitionKey, '#sk': tableShape.sortKey },
            ExpressionAttributeValues: { ':log': list, ':position': position },
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        entries.push(...Items.map((item) => ({ position: String(item['sk']), entry: item['entry'] as LogEntry<D> })));
        start = LastEvaluatedKey;
      } while (start);
      return entries;
    },
  };
};
