import {
  countedUnder,
  minuteCounters,
  type KeyOf,
  type KeyPart,
  type MinuteCounterName,
} from '@shared/platform/counters';
import { addSeconds, epochSeconds, type Clock } from '../clock';
import { buildUpdate } from './build-update';
import { UpdateCommand } from './commands';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import type { Table } from './table';

/** `used`: includes this use; `resetSeconds`: until the count restarts. */
export type MinuteCount = { used: number; resetSeconds: number };

const minute = 60;

/** Counts uses per minute, with one write each, as declared in `@shared/platform/counters`. */
export const createMinuteCounts =
  (table: Table, clock: Pick<Clock, 'now'>) =>
  async <N extends MinuteCounterName>(name: N, key: KeyOf<(typeof minuteCounters)[N]>): Promise<MinuteCount> => {
    const values: Partial<Record<KeyPart, string>> = key;
    const subject = countedUnder(name, minuteCounters[name].key, values);
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
