import { Account } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { profileKeys } from '../profiles/keys';
import { readProfile } from '../profiles/profile-item';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import type { Holders } from './ports';

const Name = Account.pick({ firstName: true, lastName: true });

export const createHolders = (table: Table): Holders => ({
  async get(userId) {
    const [account, profile] = await Promise.all([
      getItem(table, accountKeys.account(userId), true),
      getItem(table, profileKeys.profile(userId), true),
    ]);
    if (!account || !profile) return null;
    const { title, licenses, certifications, npiNumber } = readProfile(profile);
    return { ...Name.parse(account), title, licenses, certifications, npiNumber };
  },
  async names(userIds) {
    const wanted = [...new Set(userIds)];
    const accounts = await getItems(table, wanted.map(accountKeys.account));
    const entries = wanted.flatMap((userId, index) => {
      const account = accounts[index] && Name.parse(accounts[index]);
      return account ? [[userId, `${account.firstName} ${account.lastName}`.trim()] as const] : [];
    });
    return new Map(entries);
  },
});
