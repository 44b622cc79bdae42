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
import type { Key } from '../table/key';
import { any, equals } from '../table/conditions';
import { updateIf } from '../table/conditional-write';
import { withRequestIds } from '../request-ids';
import { buildUpdate } from '../table/build-update';

/** `replayed`: response of an earlier call. */
export type Answer = { statusCode: number; body: string; replayed?: true };

/** Returns the first response for a repeated key; rejects other content under the same key. */
export type Idempotency = {
  once(request: { scope: string; key: string; content: string }, run: () => Promise<Answer>): Promise<Answer>;
};

type Wanted = { scope: string; key: string; bodyHash: string };
type Claim = { firstAt: number; isRepeat: boolean };
type StoredClaim = NonNullable<ConditionalCheckFailedException['Item']>;

const pollMs = 100;

/** A crashed process keeps its claim only for its maximum run time. */
const claimEnd = (now: Date): number => epochSeconds(now) + functionTimeoutSeconds;

export const createIdempotency = (table: Table, clock: Clock, hash: KeyedHash): Idempotency => {
  const claimNew = async (
    { scope, key, bodyHash }: Wanted,
    claimId: string,
  ): Promise<Claim | { held: StoredClaim }> => {
    const now = clock.now();
    const claim = { firstAt: now.getTime(), isRepeat: false };
    const item = {
      ...platformKeys.idempotency(scope, key),
      ...entityMark('Idempotency'),
      bodyHash,
      claimId,
      firstAt: claim.firstAt,
      claimedUntil: claimEnd(now),
      ttl: epochSeconds(addSeconds(now, limits.idempotencyHours * 3600)),
    };
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: item,
          ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': epochSeconds(now) },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return claim;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      // The response to an earlier attempt of this same call was lost.
      return error.Item?.['claimId']?.S === claimId ? claim : { held: error.Item ?? {} };
    }
  };

  const claim = async (wanted: Wanted): Promise<Claim | null> => {
    const claimId = randomUUID();
    const found = await claimNew(wanted, claimId);
    if (!('held' in found)) return found;
    const { bodyHash, answer, claimedUntil, claimId: ended, firstAt } = found.held;
    const now = clock.now();
    const isEnded = !answer && Number(claimedUntil?.N) < epochSeconds(now) && bodyHash?.S === wanted.bodyHash;
    if (!isEnded) return null;
    const again = await updateIf(table, platformKeys.idempotency(wanted.scope, wanted.key), {
      set: { claimId, claimedUntil: claimEnd(now) },
      // The claim's own ID, if the response to an earlier attempt of this same call was lost.
      when: any(equals('claimId', ended?.S), equals('claimId', claimId)),
    });
    return again && { firstAt: Number(firstAt?.N ?? now.getTime()), isRepeat: true };
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

  /** A refusal wrote nothing. After a failure, the next run must know that something may be written. */
  const release = (Key: Key, error: unknown): Promise<unknown> =>
    error instanceof AppError
      ? table.client.send(new DeleteCommand({ TableName: table.name, Key }))
      : table.client.send(
          new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set: { claimedUntil: 0 } }) }),
        );

  return {
    async once({ scope, key, content }, run) {
      // A keyed hash: the content may contain a password.
      const bodyHash = await hash('idempotency', content);
      const claimed = await claim({ scope, key, bodyHash });
      if (!claimed) return firstAnswer(scope, key, bodyHash);
      const Key = platformKeys.idempotency(scope, key);
      try {
        const answer = await withRequestIds({ seed: await hash('idempotency', `${scope}\n${key}`), ...claimed }, run);
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key,
            ...buildUpdate({ set: { answer } }),
          }),
        );
        return answer;
      } catch (error) {
        await release(Key, error);
        throw error;
      }
    },
  };
};
