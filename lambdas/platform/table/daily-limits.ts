import { ConditionalCheckFailedException } from './errors';
import { UpdateCommand } from './commands';
import { AppError } from '@shared/errors';
import {
  countedUnder,
  dailyCounters,
  type DailyCounter,
  type DailyCounterName,
  type KeyOf,
  type KeyPart,
} from '@shared/platform/counters';
import { notice } from '@shared/text/notice';
import { addSeconds, utcDay, epochSeconds, type Clock } from '../clock';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import type { Table } from './table';
import { buildUpdate } from './build-update';
import { absent, any, lessThan } from './conditions';

/** Daily caps, declared in `@shared/platform/counters`. */
export type DailyCounts = {
  /** Throws TOO_MANY_REQUESTS above the cap. */
  count<N extends DailyCounterName>(name: N, key: KeyOf<(typeof dailyCounters)[N]>): Promise<void>;
};

const daySeconds = 24 * 3600;

/** Daily counts restart at midnight UTC. */
export const secondsLeftOfDay = (now: Date): number => daySeconds - (epochSeconds(now) % daySeconds);

/** `add` counts one more for a subject unless the cap is reached, and returns whether it did. */
export const dailyCountsBy = (
  add: (subject: string, cap: number) => Promise<boolean>,
  clock: Pick<Clock, 'now'>,
): DailyCounts => ({
  async count(name, key: Partial<Record<KeyPart, string>>) {
    const { key: parts, max, spared }: DailyCounter = dailyCounters[name];
    if (spared && (await add(countedUnder(`${name}:spared`, spared, key), 1))) return;
    if (await add(countedUnder(name, parts, key), max)) return;
    const retryAfterSeconds = secondsLeftOfDay(clock.now());
    const hours = Math.ceil(retryAfterSeconds / 3600);
    throw new AppError('TOO_MANY_REQUESTS', notice('limitOfDay', { hours }), { retryAfterSeconds });
  },
});

export const createDailyCounts = (table: Table, clock: Clock): DailyCounts =>
  dailyCountsBy(async (subject, cap) => {
    const now = clock.now();
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: platformKeys.dailyCount(subject, utcDay(now)),
          ...buildUpdate({
            set: { ...entityMark('DailyCount'), ttl: epochSeconds(addSeconds(now, 2 * daySeconds)) },
            add: { count: 1 },
            when: any(absent('count'), lessThan('count', cap)),
          }),
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return false;
    }
  }, clock);
