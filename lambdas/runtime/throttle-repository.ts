import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@shared/errors';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds, dayOf, epochSeconds, type Clock } from './clock';
import { entity, keys } from './keys';
import type { Table } from './table-gateway';

/** Caps, cooldowns and turns. A subject names what is limited with ids and hashes, never with an address. */
export type Throttle = {
  /** Counts one more today; refuses with TOO_MANY_REQUESTS above the cap. */
  count(subject: string, cap: number): Promise<void>;
  /** Refuses with COOLDOWN when the subject was here less than `seconds` ago. */
  cooldown(subject: string, seconds: number): Promise<void>;
  /** Forgets the cooldown: what it was for did not happen. */
  forget(subject: string): Promise<void>;
  /** Runs while nobody else does for this subject; waits a moment for its turn, then refuses with IN_PROGRESS. */
  alone<T>(subject: string, run: () => Promise<T>): Promise<T>;
};

const daySeconds = 24 * 3600;
const pollMs = 50;
const patienceMs = 4000;

/** Seconds until a daily count starts over, at midnight UTC. */
export const secondsLeftOfDay = (now: Date): number => daySeconds - (epochSeconds(now) % daySeconds);

export const createThrottle = (table: Table, clock: Clock): Throttle => {
  /** Puts the item unless a live one is there; then its end, in milliseconds. */
  const occupy = async (subject: string, seconds: number, holder: string): Promise<number | null> => {
    const now = clock.now();
    const until = addSeconds(now, seconds);
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...keys.cooldown(subject),
            ...entity('Cooldown'),
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
    try {
      await table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: keys.cooldown(subject),
          ConditionExpression: 'holder = :holder',
          ExpressionAttributeValues: { ':holder': holder },
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };

  const takeTurn = async (subject: string, holder: string): Promise<void> => {
    for (let waited = 0; waited <= patienceMs; waited += pollMs) {
      if ((await occupy(subject, functionTimeoutSeconds, holder)) === null) return;
      await wait(pollMs);
    }
    throw new AppError('IN_PROGRESS', undefined, { retryAfterSeconds: 1 });
  };

  return {
    async count(subject, cap) {
      const now = clock.now();
      const { entity: entityName, shape } = entity('DailyCount');
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keys.dailyCount(subject, dayOf(now)),
            UpdateExpression: 'SET #entity = :entity, #shape = :shape, #ttl = :ttl ADD #count :one',
            ConditionExpression: 'attribute_not_exists(#count) OR #count < :cap',
            ExpressionAttributeNames: { '#entity': 'entity', '#shape': 'shape', '#ttl': 'ttl', '#count': 'count' },
            ExpressionAttributeValues: {
              ':entity': entityName,
              ':shape': shape,
              ':ttl': epochSeconds(addSeconds(now, 2 * daySeconds)),
              ':one': 1,
              ':cap': cap,
            },
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: secondsLeftOfDay(now) });
      }
    },
    async cooldown(subject, seconds) {
      const until = await occupy(subject, seconds, subject);
      if (until === null) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((until - clock.now().getTime()) / 1000));
      throw new AppError('COOLDOWN', undefined, { retryAfterSeconds });
    },
    forget: (subject) => leave(subject, subject),
    async alone(subject, run) {
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
