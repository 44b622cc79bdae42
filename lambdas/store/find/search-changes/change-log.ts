import { PutCommand, QueryCommand } from '../../../platform/table/commands';
import { table as tableShape } from '@shared/platform/table';
import { ulid } from 'ulid';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import type { Item, Key, Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { searchChangeIndexes, searchChangeKeys } from './keys';

/** Ordered log with limited retention. Positions start with a time. */
export type ChangeLog<Entry> = {
  append(entries: readonly Entry[]): Promise<void>;
  since(position: string): Promise<{ position: string; entry: Entry }[]>;
};

type LogOptions = { clock: Pick<Clock, 'now'>; keptHours: number };

const concurrentWrites = 25;

type LogPlace = { list: string; key(position: string): Key };

const createChangeLog = <Entry>(
  table: Table,
  { list, key }: LogPlace,
  { clock, keptHours }: LogOptions,
): ChangeLog<Entry> => {
  const write = async (entry: Entry): Promise<void> => {
    // Read for each write: an entry with an early time that arrives late would be missed.
    const now = clock.now();
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...key(`${now.toISOString()}#${ulid()}`),
          ...entity('SearchChange'),
          entry,
          ttl: epochSeconds(addSeconds(now, keptHours * 3600)),
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
      const entries: { position: string; entry: Entry }[] = [];
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
        entries.push(...Items.map((item) => ({ position: String(item['sk']), entry: item['entry'] as Entry })));
        start = LastEvaluatedKey;
      } while (start);
      return entries;
    },
  };
};

// One function per log, because table access is derived from the keys in a bundle.

export const openJobChangeLog = <Entry>(table: Table, options: LogOptions): ChangeLog<Entry> =>
  createChangeLog(table, { list: searchChangeIndexes.searchLog, key: searchChangeKeys.searchChange }, options);

export const openProfessionalChangeLog = <Entry>(table: Table, options: LogOptions): ChangeLog<Entry> =>
  createChangeLog(
    table,
    { list: searchChangeIndexes.professionalSearchLog, key: searchChangeKeys.professionalSearchChange },
    options,
  );
