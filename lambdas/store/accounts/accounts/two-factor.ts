import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import { organizationKeys } from '../../organizations/organizations/keys';
import {
  dueMark,
  readRequirement,
  requirementCheck,
  type Requirement,
} from '../../organizations/organizations/two-factor-writes';
import { staffKeys } from '../../trust/staff/keys';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import type { TwoFactor } from './ports';
import { recoveryCodesIn } from './recovery-codes';
import { securityChangeWrite } from './security-change';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';

export const createTwoFactor = (table: Table): TwoFactor => {
  const TableName = table.name;
  const flag = (userId: string, enabled: boolean): Write => ({
    Update: {
      TableName,
      Key: accountKeys.account(userId),
      ...buildUpdate({ set: { twoFactorEnabled: enabled }, when: itemExists }),
    },
  });

  const codesWrite = (userId: string, hashes: readonly string[]): Write => ({
    Put: {
      TableName,
      Item: { ...accountKeys.recoveryCodes(userId), ...entity('RecoveryCodes'), hashes: new Set(hashes) },
    },
  });

  const noMembership = (userId: string): Write => ({
    ConditionCheck: { TableName, Key: organizationKeys.membership(userId), ...buildCondition(itemAbsent) },
    refusal: ConcurrentModificationError,
  });

  const isStaff = async (userId: string): Promise<boolean> =>
    (await getItem(table, staffKeys.staffMember(userId), true)) !== undefined;

  /** Checks that the person didn't become staff in the meantime. */
  const notStaff = (userId: string): Write => ({
    ConditionCheck: { TableName, Key: staffKeys.staffMember(userId), ...buildCondition(itemAbsent) },
    refusal: ConcurrentModificationError,
  });

  const requiredOf = async (userId: string): Promise<{ organizationId: string; requirement: Requirement } | null> => {
    const membership = await getItem(table, organizationKeys.membership(userId), true);
    if (!membership) return null;
    const organizationId = String(membership['organizationId']);
    return { organizationId, requirement: await readRequirement(table, organizationId) };
  };

  /** Updates the account and its mark on the membership. `kept`: rejected while it is required, and for staff. */
  const change = (userId: string, enabled: boolean, others: readonly Write[] = [], kept = false): Promise<void> =>
    retryOnConflict(async () => {
      const team = await requiredOf(userId);
      if (kept && team?.requirement) throw new AppError('TWO_FACTOR_REQUIRED', notice('twoFactorKept'));
      if (kept && (await isStaff(userId))) throw new AppError('TWO_FACTOR_REQUIRED', notice('staffTwoFactorKept'));
      const mark = team
        ? [
            // No grace period: a person who recovers had it on before.
            dueMark(TableName, { ...team, userId }, team.requirement !== null && !enabled),
            requirementCheck(TableName, team.organizationId, team.requirement),
          ]
        : [noMembership(userId)];
      await transact(table, [flag(userId, enabled), ...others, ...mark, ...(kept ? [notStaff(userId)] : [])]);
    });

  return {
    markOff: (userId) => change(userId, false),
    enable: (userId, recoveryCodeHashes) => change(userId, true, [codesWrite(userId, recoveryCodeHashes)]),
    renewRecoveryCodes: ({ userId, hashes, at }) =>
      transact(table, [
        codesWrite(userId, hashes),
        {
          ...securityChangeWrite(TableName, { userId, change: 'recovery_codes', at }, equals('twoFactorEnabled', true)),
          refusal: 'INVALID_REQUEST',
        },
      ]),
    disable: (userId) =>
      change(userId, false, [{ Delete: { TableName, Key: accountKeys.recoveryCodes(userId) } }], true),
    async hasRecoveryCode(userId, codeHash) {
      const item = await getItem(table, accountKeys.recoveryCodes(userId), true);
      return recoveryCodesIn(item).has(codeHash);
    },
    disableWithRecoveryCode: (userId, codeHash) =>
      change(userId, false, [
        {
          Delete: {
            TableName,
            Key: accountKeys.recoveryCodes(userId),
            ConditionExpression: 'contains(hashes, :hash)',
            ExpressionAttributeValues: { ':hash': codeHash },
          },
          refusal: 'INVALID_CODE',
        },
      ]),
  };
};
