import { entity, keys } from '../runtime/keys';
import { getItem, transact, type Table, type Write } from '../runtime/table-gateway';
import type { TwoFactor } from './ports';

const hashesOf = (value: unknown): ReadonlySet<unknown> => (value instanceof Set ? value : new Set());

export const createTwoFactor = (table: Table): TwoFactor => {
  const TableName = table.name;
  const flag = (userId: string, enabled: boolean): Write => ({
    Update: {
      TableName,
      Key: keys.account(userId),
      UpdateExpression: 'SET twoFactorEnabled = :enabled',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':enabled': enabled },
    },
  });

  return {
    enable: (userId, recoveryCodeHashes) =>
      transact(table, [
        flag(userId, true),
        {
          Put: {
            TableName,
            Item: { ...keys.recoveryCodes(userId), ...entity('RecoveryCodes'), hashes: new Set(recoveryCodeHashes) },
          },
        },
      ]),
    disable: (userId) =>
      transact(table, [flag(userId, false), { Delete: { TableName, Key: keys.recoveryCodes(userId) } }]),
    async hasRecoveryCode(userId, codeHash) {
      const item = await getItem(table, keys.recoveryCodes(userId), true);
      return hashesOf(item?.['hashes']).has(codeHash);
    },
    disableWithRecoveryCode: (userId, codeHash) =>
      transact(table, [
        flag(userId, false),
        {
          // All of them go: the next set-up makes new ones.
          Delete: {
            TableName,
            Key: keys.recoveryCodes(userId),
            ConditionExpression: 'contains(hashes, :hash)',
            ExpressionAttributeValues: { ':hash': codeHash },
          },
          refusal: 'INVALID_CODE',
        },
      ]),
  };
};
