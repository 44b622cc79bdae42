import { Account } from '@shared/accounts/model/account';
import { getItem, type Table } from '../../../platform/table/table';
import { accountKeys } from './keys';
import type { AccountReader } from './ports';

export const createAccountReader = (table: Table): AccountReader => ({
  async get(userId) {
    const item = await getItem(table, accountKeys.account(userId), true);
    return item ? Account.parse(item) : null;
  },
});
