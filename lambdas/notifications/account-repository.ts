import { Account } from '@shared/model/account';
import { keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Accounts } from './ports';

export const createAccounts = (table: Table): Accounts => ({
  async phone(userId) {
    const item = await getItem(table, keys.account(userId), true);
    return item ? Account.pick({ phone: true }).parse(item).phone : '';
  },
});
