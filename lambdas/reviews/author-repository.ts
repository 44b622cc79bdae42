import { Account } from '@shared/model/account';
import { keys } from '../runtime/keys';
import { readProfile } from '../runtime/stored-profile';
import { getItems, type Table } from '../runtime/table-gateway';
import type { Authors } from './ports';

const Name = Account.pick({ firstName: true, lastName: true });

export const createAuthors = (table: Table): Authors => ({
  async find(userIds) {
    const wanted = [...new Set(userIds)];
    const [accounts, profiles] = await Promise.all([
      getItems(table, wanted.map(keys.account)),
      getItems(table, wanted.map(keys.profile)),
    ]);
    return new Map(
      wanted.flatMap((userId, index) => {
        const [account, profile] = [accounts[index], profiles[index]];
        if (!account) return [];
        // Whose profile is gone shows as little as somebody anonymous.
        const visibility = profile ? readProfile(profile).privacy.visibility : 'anonymous';
        return [[userId, { ...Name.parse(account), visibility }]];
      }),
    );
  },
});
