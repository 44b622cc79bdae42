import { accountKeys } from './keys';
import { entity } from '../entity';
import { getItem, transact, type Table, type Write } from '../../platform/table/table';
import type { TwoFactor } from './ports';
import { buildUpdate } from '../../platform/table/build-update';
import { itemExists } from '../../platform/table/conditions';

const hashesOf = (value: unknown): ReadonlySet<unknown> => (value instanceof Set ? value : new Set());

export const createTwoFactor = (table: Table): TwoFactor => {
  const TableName = table.name;
  const flag = (userId: string, enabled: boolean): Write => ({
    Update: {
      TableName,
      Key: accountKeys.account(userId),
      ...buildUpdate({ set: { twoFactorEnabled: enabled }, when: itemExists }),
    },
  });

  return {
    markOff: (userId) => transact(table, [flag(userId, false)]),
    enable: (userId, recoveryCodeHashes) =>
      transact(table, [
        flag(userId, true),
        {
          Put: {
            TableName,
            Item: {
              ...accountKeys.recoveryCodes(userId),
              ...entity('RecoveryCodes'),
              hashes: new Set(recoveryCodeHashes),
            },
          },
        },
      ]),
    disable: (userId) =>
      transact(table, [flag(userId, false), { Delete: { TableName, Key: accountKeys.recoveryCodes(userId) } }]),
    async hasRecoveryCode(userId, codeHash) {
      const item = await getItem(table, accountKeys.recoveryCodes(userId), true);
      return hashesOf(item?.['hashes']).has(codeHash);
    },
    disableWithRecoveryCode: (userId, codeHash) =>
      transact(table, [
        flag(userId, false),
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
