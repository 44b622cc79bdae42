import { addSeconds, epochSeconds, type Clock } from '../clock';
import { buildUpdate } from './build-update';
import { UpdateCommand } from './commands';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import type { Table } from './table';

/** `used` counts this use; seconds until the count starts again. */
export type MinuteCount = { used: number; resetSeconds: number };

const minute = 60;

/** Uses per minute, counted by one write each. Subjects consist of IDs and hashes, never of addresses. */
export const createMinuteCounts =
  (table: Table, clock: Pick<Clock, 'now'>) =>
  async (subject: string): Promise<MinuteCount> => {
    const now = clock.now();
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: platformKeys.minuteCount(subject, now.toISOString().slice(0, 16)),
        ...buildUpdate({
          set: { ...entityMark('MinuteCount'), ttl: epochSeconds(addSeconds(now, 60 * minute)) },
          add: { count: 1 },
        }),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return { used: Number(Attributes?.['count']), resetSeconds: minute - (epochSeconds(now) % minute) };
  };
