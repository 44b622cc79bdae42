import { ConditionalCheckFailedException } from './errors';
import { conditionHolds } from './conditional-write';
import { DeleteCommand, PutCommand } from './commands';
import { AppError } from '@shared/errors';
import {
  countedUnder,
  pauses,
  turns,
  type KeyOf,
  type KeyPart,
  type PauseName,
  type TurnName,
} from '@shared/platform/counters';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds, epochSeconds, type Clock } from '../clock';
import { createDailyCounts, type DailyCounts } from './daily-limits';
import { entityMark } from './entity';
import { platformKeys } from './keys';
import type { Table } from './table';

export type Throttle = DailyCounts & {
  /** Throws COOLDOWN if the last one was more recent than the pause. */
  cooldown<N extends PauseName>(name: N, key: KeyOf<(typeof pauses)[N]>): Promise<void>;
  /** Ends the pause when its operation failed. */
  forget<N extends PauseName>(name: N, key: KeyOf<(typeof pauses)[N]>): Promise<void>;
  /** Runs exclusively per key; waits briefly, then throws IN_PROGRESS. */
  alone<N extends TurnName, T>(name: N, key: KeyOf<(typeof turns)[N]>, run: () => Promise<T>): Promise<T>;
};

type Values = Partial<Record<KeyPart, string>>;

export const pausedUnder = (name: PauseName, key: Values): string => countedUnder(name, pauses[name].key, key);

const daySeconds = 24 * 3600;
const pollMs = 50;
const patienceMs = 4000;

/** `pause` waits for a number of milliseconds. The simulator replaces the timer after this module has loaded. */
export const createThrottle = (
  table: Table,
  clock: Clock,
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
): Throttle => {
  /** Returns null, or the end of the active lock in milliseconds. */
  const occupy = async (subject: string, seconds: number, holder: string): Promise<number | null> => {
    const now = clock.now();
    const until = addSeconds(now, seconds);
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...platformKeys.cooldown(subject),
            ...entityMark('Cooldown'),
            holder,
            until: until.getTime(),
            ttl: epochSeconds(addSeconds(until, daySeconds)),
          },
          ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':now': now.getTime() },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return null;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return Number(error.Item?.['until']?.N ?? until.getTime());
      throw error;
    }
  };

  const leave = async (subject: string, holder: string): Promise<void> => {
    await conditionHolds(
      table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: platformKeys.cooldown(subject),
          ConditionExpression: 'holder = :holder',
          ExpressionAttributeValues: { ':holder': holder },
        }),
      ),
    );
  };

  const takeTurn = async (subject: string, holder: string): Promise<void> => {
    for (let waited = 0; waited <= patienceMs; waited += pollMs) {
      if ((await occupy(subject, functionTimeoutSeconds, holder)) === null) return;
      await pause(pollMs);
    }
    throw new AppError('IN_PROGRESS', undefined, { retryAfterSeconds: 1 });
  };

  return {
    ...createDailyCounts(table, clock),
    async cooldown(name, key) {
      const subject = pausedUnder(name, key);
      const { seconds } = pauses[name];
      const until = await occupy(subject, seconds, subject);
      if (until === null) return;
      const left = Math.ceil((until - clock.now().getTime()) / 1000);
      // The other process's clock may be ahead.
      const retryAfterSeconds = Math.min(seconds, Math.max(1, left));
      throw new AppError('COOLDOWN', undefined, { retryAfterSeconds });
    },
    forget: (name, key) => leave(pausedUnder(name, key), pausedUnder(name, key)),
    async alone(name, key, run) {
      const subject = countedUnder(name, turns[name].key, key);
      const holder = randomUUID();
      await takeTurn(subject, holder);
      try {
        return await run();
      } finally {
        await leave(subject, holder);
      }
    },
  };
};
