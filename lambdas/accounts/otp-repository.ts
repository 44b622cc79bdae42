import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import type { OtpType } from '@shared/model/enumerations';
import type { ErrorCode } from '@shared/errors';
import { addSeconds, dayOf, epochSeconds, type Clock } from '../runtime/clock';
import { sameHash } from '../runtime/keyed-hash';
import { entity, keys } from '../runtime/keys';
import type { Table } from '../runtime/table-gateway';
import { secondsLeftOfDay } from '../runtime/daily-count-repository';
import type { OtpRefusal, Otps } from './ports';

const daySeconds = 24 * 3600;
const wrongCode: Record<OtpType, ErrorCode> = {
  email_verification: 'INVALID_CODE',
  password_reset: 'INVALID_RESET_CODE',
};
/** Each day counts under its own name, so that one conditional write checks and counts. */
const countOf = (day: Date): string => `sent_${dayOf(day)}`;

/** Null when the update's condition does not hold; `refused` gets the item's numbers. */
const updateIf = async <T>(
  table: Table,
  input: Omit<UpdateCommandInput, 'TableName'>,
  refused: (number: (name: string) => number, has: (name: string) => boolean) => T,
): Promise<Record<string, unknown> | { refused: T }> => {
  try {
    const command = new UpdateCommand({
      ...input,
      TableName: table.name,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return (await table.client.send(command)).Attributes ?? {};
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const item = error.Item ?? {};
    return {
      refused: refused(
        (name) => Number(item[name]?.N ?? 0),
        (name) => name in item,
      ),
    };
  }
};

export const createOtps = (table: Table, clock: Clock): Otps => ({
  async issue({ type, emailHash, codeHash }) {
    const now = clock.now();
    const { entity: entityName, shape } = entity('Otp');
    const result = await updateIf(
      table,
      {
        Key: keys.otp(type, emailHash),
        UpdateExpression:
          'SET #entity = :entity, shape = :shape, codeHash = :codeHash, attempts = :zero, expiresAt = :expiresAt, cooldownUntil = :cooldownUntil, #ttl = :ttl, #today = if_not_exists(#today, :zero) + :one REMOVE #yesterday',
        ConditionExpression:
          '(attribute_not_exists(cooldownUntil) OR cooldownUntil <= :now) AND (attribute_not_exists(#today) OR #today < :cap)',
        ExpressionAttributeNames: {
          '#entity': 'entity',
          '#ttl': 'ttl',
          '#today': countOf(now),
          '#yesterday': countOf(addSeconds(now, -daySeconds)),
        },
        ExpressionAttributeValues: {
          ':entity': entityName,
          ':shape': shape,
          ':codeHash': codeHash,
          ':zero': 0,
          ':one': 1,
          ':cap': limits.otpPerAddressPerDay,
          ':now': now.getTime(),
          ':expiresAt': addSeconds(now, limits.otpMinutes * 60).getTime(),
          ':cooldownUntil': addSeconds(now, limits.otpCooldownSeconds).getTime(),
          ':ttl': epochSeconds(addSeconds(now, 2 * daySeconds)),
        },
      },
      (number): OtpRefusal => {
        const left = Math.ceil((number('cooldownUntil') - now.getTime()) / 1000);
        return left > 0
          ? { code: 'COOLDOWN', retryAfterSeconds: left }
          : { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: secondsLeftOfDay(now) };
      },
    );
    return 'refused' in result ? (result.refused as OtpRefusal) : null;
  },

  async withdraw({ type, emailHash, codeHash }) {
    await updateIf(
      table,
      {
        Key: keys.otp(type, emailHash),
        UpdateExpression: 'REMOVE codeHash, cooldownUntil',
        ConditionExpression: 'codeHash = :codeHash',
        ExpressionAttributeValues: { ':codeHash': codeHash },
      },
      () => null,
    );
  },

  async guess({ type, emailHash, codeHash }) {
    const now = clock.now().getTime();
    const result = await updateIf(
      table,
      {
        Key: keys.otp(type, emailHash),
        UpdateExpression: 'ADD attempts :one',
        ConditionExpression: 'attribute_exists(codeHash) AND attempts < :most AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':most': limits.otpAttempts, ':now': now },
        ReturnValues: 'ALL_NEW',
      },
      (number, has) =>
        has('codeHash') && number('expiresAt') > now && number('attempts') >= limits.otpAttempts ? 'spent' : 'wrong',
    );
    if ('refused' in result) return result.refused as 'spent' | 'wrong';
    return sameHash(String(result['codeHash']), codeHash) ? 'right' : 'wrong';
  },

  spending: ({ type, emailHash, codeHash }) => ({
    Update: {
      TableName: table.name,
      Key: keys.otp(type, emailHash),
      UpdateExpression: 'REMOVE codeHash',
      ConditionExpression: 'codeHash = :codeHash',
      ExpressionAttributeValues: { ':codeHash': codeHash },
    },
    refusal: wrongCode[type],
  }),
});
