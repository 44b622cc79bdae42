import { ConditionalCheckFailedException } from '../table/errors';
import { DeleteCommand, PutCommand, UpdateCommand } from '../table/commands';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds, epochSeconds, type Clock } from '../clock';
import { entityMark } from '../table/entity';
import { platformKeys } from '../table/keys';
import type { KeyedHash } from '../crypto/keyed-hash';
import { getItem, type Table } from '../table/table';
import { buildUpdate } from '../table/build-update';

/** `replayed`: the answer of an earlier call. */
export type Answer = { statusCode: number; body: string; replayed?: true };

/** Repeats with the same key get the first answer; other content under the same key is refused. */
export type Idempotency = {
  once(request: { scope: string; key: string; content: string }, run: () => Promise<Answer>): Promise<Answer>;
};

const pollMs = 100;

export const createIdempotency = (table: Table, clock: Clock, hash: KeyedHash): Idempotency => {
  const claim = async (scope: string, key: string, bodyHash: string): Promise<boolean> => {
    const now = clock.now();
    const claimId = randomUUID();
    const item = {
      ...platformKeys.idempotency(scope, key),
      ...entityMark('Idempotency'),
      bodyHash,
      claimId,
      // A crashed process holds its claim no longer than it could have run.
      claimedUntil: epochSeconds(now) + functionTimeoutSeconds,
      ttl: epochSeconds(addSeconds(now, limits.idempotencyHours * 3600)),
    };
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: item,
          ConditionExpression:
            'attribute_not_exists(pk) OR #ttl < :now OR (attribute_not_exists(answer) AND claimedUntil < :now AND bodyHash = :hash)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': epochSeconds(now), ':hash': bodyHash },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return true;
    } catch (error) {
      // The answer to an earlier attempt of this very call was lost.
      if (error instanceof ConditionalCheckFailedException) return error.Item?.['claimId']?.S === claimId;
      throw error;
    }
  };

  const firstAnswer = async (scope: string, key: string, bodyHash: string): Promise<Answer> => {
    for (let waited = 0; waited < 3000; waited += pollMs) {
      const item = await getItem(table, platformKeys.idempotency(scope, key), true);
      if (item && item['bodyHash'] !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
      if (item?.['answer']) return { ...(item['answer'] as Answer), replayed: true };
      if (!item) break;
      await wait(pollMs);
    }
    throw new AppError('IN_PROGRESS', undefined, { retryAfterSeconds: 1 });
  };

  return {
    async once({ scope, key, content }, run) {
      // A keyed hash: the content may contain a password.
      const bodyHash = await hash('idempotency', content);
      if (!(await claim(scope, key, bodyHash))) return firstAnswer(scope, key, bodyHash);
      const Key = platformKeys.idempotency(scope, key);
      try {
        const answer = await run();
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key,
            ...buildUpdate({ set: { answer } }),
          }),
        );
        return answer;
      } catch (error) {
        await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
        throw error;
      }
    },
  };
};
