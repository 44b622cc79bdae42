import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import * as z from 'zod';
import { addSeconds } from './clock';
import { sameHash } from './keyed-hash';
import { entity, keys } from './keys';
import { getItem, type Table } from './table-gateway';

export type PhoneGuess = 'right' | 'wrong' | 'spent';

/**
 * A number as telephone networks take it, and what the account said then: when the account gets another number, this one
 * may be lost, too.
 */
export type VerifiedPhone = { phone: string; accountPhone: string };

/** Numbers that people have shown to be theirs. */
export type Phones = {
  verified(userId: string): Promise<VerifiedPhone | null>;
  /** Replaces the live code. */
  issue(userId: string, code: VerifiedPhone & { codeHash: string }, now: Date): Promise<void>;
  /** Every guess counts. A right one spends the code and verifies the number that it was sent to. */
  guess(userId: string, codeHash: string, now: Date): Promise<PhoneGuess>;
};

const Verified = z.object({ phone: z.string(), accountPhone: z.string() });

/** The number that text messages go to; null when none is verified. */
export const usablePhone = (verified: VerifiedPhone | null, account: { phone: string }): string | null =>
  verified?.accountPhone === account.phone ? verified.phone : null;

export const createPhones = (table: Table): Phones => {
  /** The item after the update, or before it when the condition does not hold. */
  const update = async (
    userId: string,
    input: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ): Promise<{ done: Record<string, unknown> | null }> => {
    try {
      const { Attributes = {} } = await table.client.send(
        new UpdateCommand({
          ...input,
          TableName: table.name,
          Key: keys.phone(userId),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return { done: Attributes };
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return { done: null };
      throw error;
    }
  };

  return {
    async verified(userId) {
      const item = await getItem(table, keys.phone(userId), true);
      return item?.['verified'] ? Verified.parse(item['verified']) : null;
    },

    async issue(userId, { codeHash, phone, accountPhone }, now) {
      const { entity: name, shape } = entity('Phone');
      await update(userId, {
        UpdateExpression:
          'SET #entity = :entity, shape = :shape, codeHash = :codeHash, sentTo = :sentTo, attempts = :zero, expiresAt = :expiresAt',
        ExpressionAttributeNames: { '#entity': 'entity' },
        ExpressionAttributeValues: {
          ':entity': name,
          ':shape': shape,
          ':codeHash': codeHash,
          ':sentTo': { phone, accountPhone },
          ':zero': 0,
          ':expiresAt': addSeconds(now, limits.otpMinutes * 60).getTime(),
        },
      });
    },

    async guess(userId, codeHash, now) {
      const counted = await update(userId, {
        UpdateExpression: 'ADD attempts :one',
        ConditionExpression: 'attribute_exists(codeHash) AND attempts < :most AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':most': limits.otpAttempts, ':now': now.getTime() },
      });
      if (!counted.done) {
        const item = await getItem(table, keys.phone(userId), true);
        const live = item?.['codeHash'] !== undefined && Number(item['expiresAt']) > now.getTime();
        return live ? 'spent' : 'wrong';
      }
      if (!sameHash(String(counted.done['codeHash']), codeHash)) return 'wrong';
      const spent = await update(userId, {
        UpdateExpression: 'SET verified = sentTo REMOVE codeHash, sentTo',
        ConditionExpression: 'codeHash = :codeHash',
        ExpressionAttributeValues: { ':codeHash': codeHash },
      });
      return spent.done ? 'right' : 'wrong';
    },
  };
};
