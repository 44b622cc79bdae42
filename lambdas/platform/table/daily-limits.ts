import { ConditionalCheckFailedException } from './errors';
import { UpdateCommand } from './commands';
import { AppError } from '@shared/errors';
import { addSeconds, dayOf, epochSeconds, type Clock } from '../clock';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import type { Table } from './table';
import { buildUpdate } from './build-update';
import { absent, any, lessThan } from './conditions';

/** Daily caps. Subjects consist of IDs and hashes, never of addresses. */
export type DailyCounts = {
  /** Throws TOO_MANY_REQUESTS above the cap. */
  count(subject: string, cap: number): Promise<void>;
};

const daySeconds = 24 * 3600;

/** Daily counts restart at midnight UTC. */
export const secondsLeftOfDay = (now: Date): number => daySeconds - (epochSeconds(now) % daySeconds);

export const createDailyCounts = (table: Table, clock: Clock): DailyCounts => ({
  async count(subject, cap) {
    const now = clock.now();
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: platformKeys.dailyCount(subject, dayOf(now)),
          ...buildUpdate({
            set: { ...entityMark('DailyCount'), ttl: epochSeconds(addSeconds(now, 2 * daySeconds)) },
            add: { count: 1 },
            when: any(absent('count'), lessThan('count', cap)),
          }),
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: secondsLeftOfDay(now) });
    }
  },
});
