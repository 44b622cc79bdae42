import { Account } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { profileKeys } from '../profiles/keys';
import { readProfile } from '../profiles/profile-item';
import { getItems, type Table } from '../../../platform/table/table';
import type { Authors } from './ports';

const Name = Account.pick({ firstName: true, lastName: true });

export const createAuthors = (table: Table): Authors => ({
  async find(userIds) {
    const wanted = [...new Set(userIds)];
    const [accounts, profiles] = await Promise.all([
      getItems(table, wanted.map(accountKeys.account)),
      getItems(table, wanted.map(profileKeys.profile)),
    ]);
    return new Map(
      wanted.flatMap((userId, index) => {
        const [account, profile] = [accounts[index], profiles[index]];
        if (!account) return [];
        // A deleted profile is treated as anonymous.
        const visibility = profile ? readProfile(profile).privacy.visibility : 'anonymous';
        return [[userId, { ...Name.parse(account), visibility }]];
      }),
    );
  },
});
