import { IdentityProviderName } from '@shared/accounts/model/sign-in-method';
import * as z from 'zod';
import { QueryCommand } from '../../../platform/table/commands';
import { absent, buildCondition, equals, itemAbsent, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';
import type { SignInProviders, StoredProvider } from './ports';
import { securityChangeWrite } from './security-change';

const ProviderItem = z.object({
  provider: IdentityProviderName,
  connected: z.boolean(),
  at: z.string(),
  allowedUntil: z.string().nullable(),
});

const asRead = (read: StoredProvider | null): Condition => (read === null ? itemAbsent : equals('at', read.at));

export const createSignInProviders = (table: Table): SignInProviders => {
  const TableName = table.name;

  const itemOf = (userId: string, state: StoredProvider): Item => ({
    ...accountKeys.signInProvider(userId, state.provider),
    ...entity('SignInProvider'),
    userId,
    ...state,
  });

  const read = async (userId: string, provider: IdentityProviderName): Promise<StoredProvider | null> => {
    const item = await getItem(table, accountKeys.signInProvider(userId, provider), true);
    return item ? ProviderItem.parse(item) : null;
  };

  const put = (userId: string, state: StoredProvider, before: StoredProvider | null): Write => ({
    Put: { TableName, Item: itemOf(userId, state), ...buildCondition(asRead(before)) },
    refusal: ConcurrentModificationError,
  });

  return {
    async list(userId) {
      const { pk, sk } = accountKeys.signInProvider(userId, '');
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :provider)',
          ExpressionAttributeValues: { ':pk': pk, ':provider': sk },
          ConsistentRead: true,
        }),
      );
      return Items.map((item) => ProviderItem.parse(item));
    },

    allow: (userId, { provider, at, until }) =>
      retryOnConflict(async () => {
        const before = await read(userId, provider);
        if (before?.connected) return;
        await transact(table, [put(userId, { provider, connected: false, at, allowedUntil: until }, before)]);
      }),

    connect: (userId, { provider, at }) =>
      retryOnConflict(async () => {
        const before = await read(userId, provider);
        if (before?.connected) return true;
        if (before && (before.allowedUntil === null || before.allowedUntil <= at)) return false;
        await transact(table, [
          put(userId, { provider, connected: true, at, allowedUntil: null }, before),
          securityChangeWrite(TableName, { userId, change: 'provider_connected', at }),
        ]);
        return true;
      }),

    disconnect: (userId, { provider, at }) =>
      retryOnConflict(async () => {
        const before = await read(userId, provider);
        if (before && !before.connected) return;
        await transact(table, [
          put(userId, { provider, connected: false, at, allowedUntil: null }, before),
          {
            // Without a password, a provider may be the last sign-in method.
            ...securityChangeWrite(
              TableName,
              { userId, change: 'provider_disconnected', at },
              absent('passwordUnknown'),
            ),
            refusal: 'LAST_WAY_IN',
          },
        ]);
      }),
  };
};
