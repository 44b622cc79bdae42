import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { addSeconds, epochSeconds, type Clock } from '../runtime/clock';
import { entity, keys } from '../runtime/keys';
import { transact, type Table } from '../runtime/table-gateway';
import type { ResetTokens } from './ports';

export const createResetTokens = (table: Table, clock: Clock): ResetTokens => ({
  exchange: ({ tokenHash, userId, emailHash, spending }) => {
    const until = addSeconds(clock.now(), limits.resetTokenMinutes * 60);
    const Item = {
      ...keys.resetToken(tokenHash),
      ...entity('ResetToken'),
      userId,
      emailHash,
      expiresAt: until.getTime(),
      ttl: epochSeconds(until),
    };
    return transact(table, [spending, { Put: { TableName: table.name, Item } }]);
  },

  async claim(tokenHash, emailHash) {
    const now = clock.now();
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.resetToken(tokenHash),
          UpdateExpression: 'SET claimedUntil = :until',
          ConditionExpression:
            'emailHash = :emailHash AND expiresAt > :now AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :now)',
          ExpressionAttributeValues: {
            ':emailHash': emailHash,
            ':now': now.getTime(),
            // A process that died holds its claim no longer than it could have run.
            ':until': addSeconds(now, functionTimeoutSeconds).getTime(),
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return String(Attributes?.['userId']);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null;
      throw error;
    }
  },

  async release(tokenHash) {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.resetToken(tokenHash),
          UpdateExpression: 'REMOVE claimedUntil',
          ConditionExpression: 'attribute_exists(pk)',
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
});
