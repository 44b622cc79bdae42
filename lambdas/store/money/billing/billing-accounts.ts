import { ledgerAccounts, type LedgerEntry } from '@shared/money/rules/ledger';
import * as z from 'zod';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  queryDue,
  queryEvery,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { entity } from '../../entity';
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

/** Writes an entry to the owner's ledger; idempotent. */
export const ledgerWrite = (TableName: string, ownerId: string, { source, ...rest }: LedgerEntry): Write => ({
  Put: {
    TableName,
    Item: { ...billingKeys.ledgerEntry(ownerId, source), ...entity('LedgerEntry'), ownerId, source, ...rest },
  },
});

const StoredEntry = z.object({
  source: z.string(),
  at: z.string(),
  lines: z.array(z.object({ account: z.enum(ledgerAccounts), cents: z.int() })),
});

/** Maximum in one transaction with the account. */
const writesAtOnce = 90;

const partsOf = (writes: readonly Write[]): Write[][] =>
  Array.from({ length: Math.ceil(writes.length / writesAtOnce) }, (_, part) =>
    writes.slice(part * writesAtOnce, (part + 1) * writesAtOnce),
  );

export const createBillingAccounts = (table: Table): BillingAccounts => {
  const TableName = table.name;
  return {
    async get(ownerId) {
      const item = await getItem(table, billingKeys.billingAccount(ownerId), true);
      return item ? readAccount(item) : newAccount(ownerId);
    },

    async save(before, after, { invoices = [], entries = [] } = {}) {
      const saved = { ...after, version: before.version + 1 };
      const unchanged = buildCondition(before.version === 0 ? itemAbsent : equals('version', before.version));
      const parts = partsOf([
        ...invoices.map((invoice: InvoiceItem): Write => ({ Put: { TableName, Item: invoiceRow(invoice) } })),
        ...entries.map((entry) => ledgerWrite(TableName, after.ownerId, entry)),
      ]);
      const last = parts.pop() ?? [];
      for (const part of parts) {
        const Key = billingKeys.billingAccount(after.ownerId);
        const check = { ConditionCheck: { TableName, Key, ...unchanged }, refusal: ConcurrentModificationError };
        await transact(table, [check, ...part]);
      }
      const put = { Put: { TableName, Item: accountRow(saved), ...unchanged }, refusal: ConcurrentModificationError };
      await transact(table, [put, ...last]);
      return saved;
    },

    async entries(ownerId) {
      const { pk } = billingKeys.billingAccount(ownerId);
      const found: LedgerEntry[] = [];
      const stretch = { since: 'LEDGER#', until: 'LEDGER#~' };
      for await (const item of queryEvery(table, { list: pk, ...stretch, consistent: true }))
        found.push(StoredEntry.parse(item));
      return found;
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
