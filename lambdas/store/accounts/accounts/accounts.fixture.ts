import type { Account } from '@shared/accounts/model/account';
import type { MemoryTable } from '../../../platform/table/memory-table.fixture';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';

/** An employer's confirmed account. */
export const accountOf = (userId: string, changes: Partial<Account> = {}): Account => ({
  userId,
  userType: 'employer',
  email: `${userId}@example.org`,
  firstName: 'Robin',
  lastName: 'Hill',
  phone: '+12025550143',
  language: 'en',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

export const accountItem = (account: Account): Item => ({
  ...accountKeys.account(account.userId),
  ...entity('Account'),
  ...account,
});

/** Stores an account; `more` are attributes of its item that other writes add. */
export const putAccount = (table: MemoryTable, account: Account, more: Item = {}): void =>
  table.put({ ...accountItem(account), ...more });

/** Overwrites attributes of an account. */
export const changeAccount = (table: MemoryTable, userId: string, changes: Partial<Account>): void =>
  table.put({ ...table.item(accountKeys.account(userId)), ...changes });
