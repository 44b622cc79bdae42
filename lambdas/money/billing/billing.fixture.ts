import { balanceOf, type LedgerEntry } from '@shared/money/rules/ledger';
import { ProviderFake } from '../../platform/payments/provider.fake';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { memoryTable, testCursors } from '../../platform/table/memory-table.fixture';
import { newAccount, readAccount, type BillingAccount } from '../../store/money/billing/billing-account';
import { createBillingAccounts } from '../../store/money/billing/billing-accounts';
import type { InvoiceItem } from '../../store/money/billing/invoice-item';
import { createInvoices } from '../../store/money/billing/invoices';
import { billingKeys } from '../../store/money/billing/keys';
import { createMonthlyUse } from '../../store/money/billing/monthly-use';
import { createPayouts } from '../../store/money/payouts/payouts';
import type { Deps } from './ports';

/** One customer in the table and at the provider. */
export const billingWorld = (ownerId: string) => {
  const provider = new ProviderFake();
  const table = memoryTable();
  const clock = { now: () => provider.now, newId: <P extends string>(prefix: P) => `${prefix}_1` as const };
  const use = { activeJobs: 0, postingsUsed: 0, members: 1 };
  const deps: Deps = {
    accounts: createBillingAccounts(table),
    invoices: createInvoices(table, testCursors),
    provider: provider.port,
    use: {
      now: async () => use,
      postings: async () => [],
      administrators: async () => ['Nora Hastings'],
    },
    months: createMonthlyUse(table),
    owners: { of: async () => ({ name: 'Riverbend', email: 'billing@riverbend.example' }) },
    funds: createPayouts(table),
    throttle: createDailyCounts(table, clock),
    documents: {
      keep: async () => undefined,
      download: async () => ({ url: 'https://files.example', expiresAt: provider.now.toISOString() }),
    },
    pdf: { draw: async () => Buffer.from('pdf') },
    stage: { mode: 'stripe', graceUntil: null },
    siteUrl: 'https://wardline.example',
    clock,
  };
  const account = (): BillingAccount => {
    const item = table.item(billingKeys.billingAccount(ownerId));
    return item ? readAccount(item) : newAccount(ownerId);
  };
  const entries = (): LedgerEntry[] => table.items('LedgerEntry') as LedgerEntry[];
  return {
    ...{ ownerId, provider, deps, use, account, entries },
    /** Oldest first. */
    invoices: () =>
      (table.items('BillingInvoice') as InvoiceItem[]).toSorted((a, b) =>
        `${a.issuedAt} ${a.number}`.localeCompare(`${b.issuedAt} ${b.number}`),
      ),
    ledger: () => balanceOf(entries()),
  };
};
export type BillingWorld = ReturnType<typeof billingWorld>;
