import { getItem, type Table } from '../../../platform/table/table';
import { newAccount, readAccount } from '../billing/billing-account';
import { billingKeys } from '../billing/keys';
import { payoutKeys } from './keys';
import { newPayoutAccount, PayoutAccountItem, ShiftFundsItem } from './payout-item';
import type { Funds } from './ports';

// Separate from writes, for functions with read access only.

export const readPayoutAccount = async (table: Table, userId: string): Promise<PayoutAccountItem> => {
  const item = await getItem(table, payoutKeys.payoutAccount(userId), true);
  return item ? PayoutAccountItem.parse(item) : newPayoutAccount(userId);
};

export const readFunds = async (table: Table, organizationId: string): Promise<Funds> => {
  const [account, spent] = await Promise.all([
    getItem(table, billingKeys.billingAccount(organizationId), true),
    getItem(table, payoutKeys.shiftFunds(organizationId), true),
  ]);
  const { projection, version, changingUntil } = account ? readAccount(account) : newAccount(organizationId);
  return {
    funded: { cents: projection.fundedCents, version, changingUntil },
    spent: spent ? ShiftFundsItem.parse(spent) : { organizationId, spentCents: 0, version: 0 },
  };
};
