import type { LedgerEntry } from '@shared/money/rules/ledger';
import type { DueCursor } from '../../../platform/table/table';
import type { BillingAccount } from './billing-account';
import type { InvoiceItem } from './invoice-item';

export type BillingAccounts = {
  /** Returns the account, or a new one with version 0. */
  get(ownerId: string): Promise<BillingAccount>;
  /**
   * STALE_VERSION if it changed since `before`. Invoices and ledger entries are written with it; more than fit in
   * one transaction are written before it, each part under the same condition.
   */
  save(
    before: BillingAccount,
    after: BillingAccount,
    more?: { invoices?: readonly InvoiceItem[]; entries?: readonly LedgerEntry[] },
  ): Promise<BillingAccount>;
  /** Lists all ledger entries of an owner. */
  entries(ownerId: string): Promise<LedgerEntry[]>;
  /** Lists accounts that are due by then, earliest first. */
  due(until: string, after: DueCursor | null): Promise<{ accounts: BillingAccount[]; next: DueCursor | null }>;
};

export type Invoices = {
  get(ownerId: string, invoiceId: string): Promise<InvoiceItem | null>;
  all(ownerId: string): Promise<InvoiceItem[]>;
  page(ownerId: string, cursor: string | undefined): Promise<{ items: InvoiceItem[]; nextCursor: string | null }>;
  /** Assigns the next number of its year, once. */
  issue(invoice: Omit<InvoiceItem, 'number'>): Promise<void>;
  /** A credit note, numbered after its invoice. */
  add(note: InvoiceItem): Promise<void>;
};

export type ProviderEvents = {
  /** Returns false if it was received before. */
  receive(event: { eventId: string; type: string; customerId: string }): Promise<boolean>;
};
