import { balanceOf, type LedgerEntry } from '@shared/money/rules/ledger';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { unused } from '../../store/money/billing/monthly-use';
import { newAccount, type BillingAccount } from '../../store/money/billing/billing-account';
import type { InvoiceItem } from '../../store/money/billing/invoice-item';
import { createPayouts } from '../../store/money/payouts/payouts';
import type { Deps } from './ports';
import { ProviderFake } from '../../platform/payments/provider.fake';

/** Creates an in-memory store with the checks of its writes. */
export const billingWorld = (ownerId: string) => {
  const provider = new ProviderFake();
  const accounts = new Map<string, BillingAccount>();
  const invoices = new Map<string, InvoiceItem>();
  const entries = new Map<string, LedgerEntry>();
  const numbers = new Map<string, number>();
  const use = { activeJobs: 0, postingsUsed: 0, members: 1 };
  const deps: Deps = {
    accounts: {
      get: async (id) => structuredClone(accounts.get(id) ?? newAccount(id)),
      save: async (before, after, more = {}) => {
        if ((accounts.get(after.ownerId)?.version ?? 0) !== before.version) throw new ConcurrentModificationError();
        const saved = { ...structuredClone(after), version: before.version + 1 };
        accounts.set(after.ownerId, saved);
        for (const invoice of more.invoices ?? []) invoices.set(invoice.invoiceId, invoice);
        for (const entry of more.entries ?? []) entries.set(entry.source, entry);
        return structuredClone(saved);
      },
      entries: async () => [...entries.values()],
      due: async (until) => ({
        accounts: [...accounts.values()].filter(({ dueAt }) => dueAt !== null && dueAt <= until),
        next: null,
      }),
    },
    invoices: {
      get: async (_owner, invoiceId) => invoices.get(invoiceId) ?? null,
      all: async (id) => [...invoices.values()].filter((it) => it.ownerId === id),
      page: async (id) => ({
        items: [...invoices.values()].filter((it) => it.ownerId === id).reverse(),
        nextCursor: null,
      }),
      issue: async (invoice) => {
        if (invoices.has(invoice.invoiceId)) return;
        const year = invoice.issuedAt.slice(0, 4);
        const last = (numbers.get(year) ?? 0) + 1;
        numbers.set(year, last);
        invoices.set(invoice.invoiceId, { ...invoice, number: `WL-${year}-${String(last).padStart(4, '0')}` });
      },
      add: async (note) => {
        if (!invoices.has(note.invoiceId)) invoices.set(note.invoiceId, note);
      },
    },
    provider: provider.port,
    use: {
      now: async () => use,
      postings: async () => [],
      administrators: async () => ['Nora Hastings'],
    },
    months: { of: async () => unused, ofMonths: async (_user, all) => all.map(() => 0) },
    owners: { of: async () => ({ name: 'Riverbend', email: 'billing@riverbend.example' }) },
    funds: createPayouts(memoryTable()),
    throttle: { count: async () => undefined },
    documents: {
      keep: async () => undefined,
      download: async () => ({ url: 'https://files.example', expiresAt: provider.now.toISOString() }),
    },
    pdf: { draw: async () => Buffer.from('pdf') },
    stage: { mode: 'stripe', graceUntil: null },
    siteUrl: 'https://wardline.example',
    clock: { now: () => provider.now, newId: (prefix) => `${prefix}_1` },
  };
  return {
    ownerId,
    provider,
    deps,
    use,
    account: () => accounts.get(ownerId) ?? newAccount(ownerId),
    invoices: () => [...invoices.values()],
    ledger: () => balanceOf([...entries.values()]),
    entries: () => [...entries.values()],
  };
};
export type BillingWorld = ReturnType<typeof billingWorld>;
