import { AppError } from '@shared/errors';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { equals, itemExists } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';
import type { Passkeys } from './ports';
import { securityChangeWrite } from './security-change';

const PasskeyItem = z.object({
  passkeyId: z.string(),
  credentialId: z.string(),
  name: z.string(),
  origin: z.string(),
  publicKey: z.string(),
  signCount: z.number(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export const createPasskeys = (table: Table): Passkeys => {
  const TableName = table.name;

  /** Returns false if the item changed since it was read, or is gone. */
  const changed = async (Key: ReturnType<typeof accountKeys.passkey>, update: Parameters<typeof buildUpdate>[0]) => {
    return conditionHolds(table.client.send(new UpdateCommand({ TableName, Key, ...buildUpdate(update) })));
  };

  return {
    async list(userId) {
      const { pk, sk } = accountKeys.passkey(userId, '');
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :passkey)',
          ExpressionAttributeValues: { ':pk': pk, ':passkey': sk },
          ConsistentRead: true,
        }),
      );
      return Items.map((item) => PasskeyItem.parse(item)).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },
    async get(userId, passkeyId) {
      const item = await getItem(table, accountKeys.passkey(userId, passkeyId), true);
      return item ? PasskeyItem.parse(item) : null;
    },
    async add(userId, passkey) {
      const Item = { ...accountKeys.passkey(userId, passkey.passkeyId), ...entity('Passkey'), userId, ...passkey };
      await transact(table, [
        { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }, refusal: 'INVALID_REQUEST' },
        securityChangeWrite(TableName, { userId, change: 'passkey_added', at: passkey.createdAt }),
      ]);
    },
    rename: (userId, passkeyId, name) =>
      changed(accountKeys.passkey(userId, passkeyId), { set: { name }, when: itemExists }),
    used: (userId, { passkeyId, before, signCount, at }) =>
      changed(accountKeys.passkey(userId, passkeyId), {
        set: { signCount, lastUsedAt: at },
        when: equals('signCount', before),
      }),
    async remove(userId, passkeyId, at) {
      const Key = accountKeys.passkey(userId, passkeyId);
      if (!(await getItem(table, Key, true))) throw new AppError('NOT_FOUND');
      await transact(table, [
        { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' }, refusal: 'NOT_FOUND' },
        securityChangeWrite(TableName, { userId, change: 'passkey_removed', at }),
      ]);
    },
  };
};
