import { balancePrice } from '@shared/money/billing/catalogue';
import { sumOf } from '@shared/money/billing/money';
import type { ProviderCreditNote, ProviderInvoice, ProviderState } from '../../../platform/payments/provider-port';

/** Amount that a paid invoice adds to the balance for shifts. */
export const depositOf = ({ lines }: Pick<ProviderInvoice, 'lines'>): number =>
  sumOf(lines.filter(({ lookupKey }) => lookupKey === balancePrice.lookupKey).map(({ amountCents }) => amountCents));

export const notesOf = (
  notes: readonly ProviderCreditNote[],
  { invoiceId }: Pick<ProviderInvoice, 'invoiceId'>,
): ProviderCreditNote[] => notes.filter((note) => note.invoiceId === invoiceId && !note.void);

/** Amount prepaid with this invoice and not refunded. */
export const fundedBy = (invoice: ProviderInvoice, notes: readonly ProviderCreditNote[]): number => {
  const bought = depositOf(invoice);
  if (bought === 0 || invoice.status !== 'paid') return 0;
  return Math.max(0, bought - sumOf(notesOf(notes, invoice).map(({ totalCents }) => totalCents)));
};

export const fundedCents = ({ invoices, creditNotes }: Pick<ProviderState, 'invoices' | 'creditNotes'>): number =>
  sumOf(invoices.map((invoice) => fundedBy(invoice, creditNotes)));
