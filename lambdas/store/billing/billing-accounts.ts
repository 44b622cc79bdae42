import type { LedgerEntry } from '@shared/domain/ledger';
import { buildCondition, equals, itemAbsent } from '../../platform/table/conditions';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, queryDue, transact, type Item, type Table, type Write } from '../../platform/table/table';
import { entity } from '../entity';
import { newAccount, readAccount, type BillingAccount } from './billing-account';
import type { InvoiceItem } from './invoice-item';
import { invoiceRow } from './invoices';
import { billingIndexes, billingKeys } from './keys';
import type { BillingAccounts } from './ports';

const accountRow = (account: BillingAccount): Item => ({
  ...billingKeys.billingAccount(account.ownerId),
  ...entity('BillingAccount'),
  ...account,
  ...(account.kind === 'employer' ? { organizationId: account.ownerId } : { userId: account.ownerId }),
  ...(account.dueAt !== null && {
    gsi2pk: billingIndexes.dueBilling,
    gsi2sk: `${account.dueAt}#${account.ownerId}`,
  }),
});

const entryWrite = (TableName: string, ownerId: string, { source, ...rest }: LedgerEntry): Write => ({
  Put: {
    TableName,
    Item: { ...billingKeys.ledgerEntry(ownerId, source), ...entity('LedgerEntry'), ownerId, source, ...rest },
  },
});

export const createBillingAccounts = (table: Table): BillingAccounts => {
  const TableName = table.name;
  return {
    async get(ownerId) {
      const item = await getItem(table, billingKeys.billingAccount(ownerId), true);
      return item ? readAccount(item) : newAccount(ownerId);
    },

    async save(before, after, { invoices = [], entries = [] } = {}) {
      const saved = { ...after, version: before.version + 1 };
      await transact(table, [
        {
          Put: {
            TableName,
            Item: accountRow(saved),
            ...buildCondition(before.version === 0 ? itemAbsent : equals('version', before.version)),
          },
          refusal: ConcurrentModificationError,
        },
        ...invoices.map((invoice: InvoiceItem): Write => ({ Put: { TableName, Item: invoiceRow(invoice) } })),
        ...entries.map((entry) => entryWrite(TableName, after.ownerId, entry)),
      ]);
      return saved;
    },

    async due(until, after) {
      const { items, next } = await queryDue(table, {
        list: billingIndexes.dueBilling,
        index: 'gsi2',
        bound: { compared: '<=', with: `${until}~` },
        after,
      });
      return { accounts: items.map(readAccount), next };
    },
  };
};
