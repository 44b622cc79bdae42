import { balancePrice, pricedByKey } from '@shared/money/billing/catalogue';
import { sumOf } from '@shared/money/billing/money';
import { issuedEntry, noteEntry, paidEntry, writtenOffEntry, type LedgerEntry } from '@shared/money/rules/ledger';
import type { BillLine, Invoice } from '@shared/money/model/billing';
import type {
  ProviderCreditNote,
  ProviderInvoice,
  ProviderLine,
  ProviderState,
} from '../../../platform/payments/provider-port';
import type { StoredDetails } from '../../../store/money/billing/billing-account';
import { depositOf } from '../../../store/money/billing/deposits';
import type { InvoiceItem } from '../../../store/money/billing/invoice-item';

const kindOf = ({ proration, amountCents, lookupKey }: ProviderLine): BillLine['kind'] => {
  if (proration && amountCents < 0) return 'unused';
  if (lookupKey === balancePrice.lookupKey) return 'balance';
  const period = pricedByKey.get(lookupKey ?? '')?.period;
  if (period === undefined) return 'other';
  return period === 'posting' ? 'posting' : 'plan';
};

export const billLine = (line: ProviderLine): BillLine => {
  const priced = pricedByKey.get(line.lookupKey ?? '');
  const kind = kindOf(line);
  return {
    kind,
    amountCents: line.amountCents,
    ...(kind === 'posting' && { quantity: line.quantity }),
    ...(priced && { planId: priced.plan.planId }),
    ...(priced && priced.period !== 'posting' && { period: priced.period, from: line.from, to: line.to }),
    ...(kind === 'other' && { text: line.text }),
  };
};

export const discountLines = (lines: readonly ProviderLine[]): BillLine[] => {
  const cents = sumOf(lines.map(({ discountCents }) => discountCents));
  return cents === 0 ? [] : [{ kind: 'discount', amountCents: -cents }];
};

const stateOf = ({ status }: ProviderInvoice): Invoice['state'] => (status === 'draft' ? 'open' : status);

/** Mirrors the provider's invoice with our own number. */
export const mirrored = (
  invoice: ProviderInvoice,
  { creditNotes }: Pick<ProviderState, 'creditNotes'>,
  account: { ownerId: string; details: StoredDetails | null },
): Omit<InvoiceItem, 'number'> => {
  const notes = creditNotes.filter(({ invoiceId, void: isVoid }) => invoiceId === invoice.invoiceId && !isVoid);
  return {
    ownerId: account.ownerId,
    billedTo: account.details,
    invoiceId: invoice.invoiceId,
    issuedAt: invoice.finalizedAt ?? invoice.createdAt,
    state: stateOf(invoice),
    lines: [...invoice.lines.map(billLine), ...discountLines(invoice.lines)],
    totalCents: invoice.totalCents,
    taxCents: invoice.taxCents,
    paidCents: invoice.paidCents,
    creditCents: Math.max(0, invoice.totalCents - invoice.dueCents),
    refundedCents: sumOf(notes.map(({ refundedCents }) => refundedCents)),
    creditFor: null,
    payUrl: invoice.payUrl,
    ...(invoice.dueAt !== null && { dueAt: invoice.dueAt }),
  };
};

export const mirroredNote = (note: ProviderCreditNote, invoice: InvoiceItem, position: number): InvoiceItem => ({
  ownerId: invoice.ownerId,
  billedTo: invoice.billedTo,
  invoiceId: note.creditNoteId,
  number: `${invoice.number}-C${position === 0 ? '' : position + 1}`,
  issuedAt: note.createdAt,
  state: note.void ? 'void' : 'credit_note',
  lines: [{ kind: 'credit', amountCents: -note.totalCents }],
  totalCents: -note.totalCents,
  taxCents: -note.taxCents,
  paidCents: -note.refundedCents,
  creditCents: -note.creditedCents,
  refundedCents: 0,
  creditFor: invoice.number,
  payUrl: null,
});

/** Returns the ledger entries of an invoice. The same facts give the same entries. */
export const toLedgerEntries = (invoice: ProviderInvoice): LedgerEntry[] => {
  const { invoiceId, totalCents, taxCents, dueCents, paidCents, paidAt, status } = invoice;
  const depositCents = depositOf(invoice);
  const at = invoice.finalizedAt ?? invoice.createdAt;
  const isLost = status === 'void' || status === 'uncollectible';
  return [
    issuedEntry({ invoiceId, at, totalCents, taxCents, dueCents, depositCents }),
    ...(paidCents > 0 ? [paidEntry({ invoiceId, at: paidAt ?? at, paidCents })] : []),
    ...(isLost ? [writtenOffEntry({ invoiceId, at, cents: dueCents - paidCents })] : []),
  ];
};

/** Reverses the deposit first for a note on an invoice with one, which has no other lines. */
export const toNoteEntry = (note: ProviderCreditNote, invoices: readonly ProviderInvoice[]): LedgerEntry => {
  const invoice = invoices.find(({ invoiceId }) => invoiceId === note.invoiceId);
  const depositCents = invoice ? Math.min(depositOf(invoice), note.totalCents - note.taxCents) : 0;
  return noteEntry({ ...note, at: note.createdAt, depositCents });
};
