import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { UpdateCommand, type UpdateCommandInput } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import type { OtpType } from '@shared/core/model/enumerations';
import type { ErrorCode } from '@shared/errors';
import { addSeconds, utcDay, epochSeconds, type Clock } from '../../../platform/clock';
import { sameHash } from '../../../platform/crypto/keyed-hash';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import type { Table } from '../../../platform/table/table';
import { secondsLeftOfDay } from '../../../platform/table/daily-limits';
import type { OtpRefusal, Otps } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, atMost, equals, exists, lessThan, moreThan } from '../../../platform/table/conditions';

const daySeconds = 24 * 3600;
const wrongCode: Record<OtpType, ErrorCode> = {
  email_verification: 'INVALID_CODE',
  password_reset: 'INVALID_RESET_CODE',
};
/** One counter attribute per day, so one conditional write checks and counts. */
const countOf = (day: Date): string => `sent_${utcDay(day)}`;

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
    const result = await updateIf(
      table,
      {
        Key: accountKeys.otp(type, emailHash),
        ...buildUpdate({
          set: {
            ...entity('Otp'),
            codeHash,
            attempts: 0,
            expiresAt: addSeconds(now, limits.otpMinutes * 60).getTime(),
            cooldownUntil: addSeconds(now, limits.otpCooldownSeconds).getTime(),
            ttl: epochSeconds(addSeconds(now, 2 * daySeconds)),
          },
          add: { [countOf(now)]: 1 },
          remove: [countOf(addSeconds(now, -daySeconds))],
          when: all(
            any(absent('cooldownUntil'), atMost('cooldownUntil', now.getTime())),
            any(absent(countOf(now)), lessThan(countOf(now), limits.otpPerAddressPerDay)),
            any(
              absent('codeHash'),
              lessThan('attempts', limits.otpAttempts),
              atMost('expiresAt', addSeconds(now, -daySeconds).getTime()),
            ),
          ),
        }),
      },
      (number): OtpRefusal => {
        const left = Math.ceil((number('cooldownUntil') - now.getTime()) / 1000);
        return left > 0
          ? // The other process's clock may be ahead.
            { code: 'COOLDOWN', retryAfterSeconds: Math.min(left, limits.otpCooldownSeconds) }
          : { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: secondsLeftOfDay(now) };
      },
    );
    return 'refused' in result ? (result.refused as OtpRefusal) : null;
  },

  async withdraw({ type, emailHash, codeHash }) {
    await updateIf(
      table,
      {
        Key: accountKeys.otp(type, emailHash),
        ...buildUpdate({ remove: ['codeHash', 'cooldownUntil'], when: equals('codeHash', codeHash) }),
      },
      () => null,
    );
  },

  async guess({ type, emailHash, codeHash }) {
    const now = clock.now().getTime();
    const result = await updateIf(
      table,
      {
        Key: accountKeys.otp(type, emailHash),
        ...buildUpdate({
          add: { attempts: 1 },
          when: all(exists('codeHash'), lessThan('attempts', limits.otpAttempts), moreThan('expiresAt', now)),
        }),
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
      Key: accountKeys.otp(type, emailHash),
      ...buildUpdate({ remove: ['codeHash'], when: equals('codeHash', codeHash) }),
    },
    refusal: wrongCode[type],
  }),
});
