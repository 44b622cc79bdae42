/**
 * Double entry: positive is debit, negative credit. `receivable`: what customers owe; `credit`: what they have in store;
 * `revenue` and `tax`: what was invoiced; `cash`: what the provider collected; `goodwill`: credit given without a payment.
 */
export const ledgerAccounts = ['receivable', 'revenue', 'tax', 'cash', 'credit', 'goodwill'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
export type LedgerLine = { account: LedgerAccount; cents: number };
/** `source` names the fact, so an entry written twice is one. */
export type LedgerEntry = { source: string; at: string; lines: LedgerLine[] };

const entry = (source: string, at: string, lines: LedgerLine[]): LedgerEntry => ({
  source,
  at,
  lines: lines.filter(({ cents }) => cents !== 0),
});

type Issued = { invoiceId: string; at: string; totalCents: number; taxCents: number; dueCents: number };

/** A negative total becomes credit; credit pays a part of a positive one. */
export const issuedEntry = ({ invoiceId, at, totalCents, taxCents, dueCents }: Issued): LedgerEntry =>
  entry(`invoice:${invoiceId}`, at, [
    { account: 'receivable', cents: dueCents },
    { account: 'credit', cents: totalCents - dueCents },
    { account: 'revenue', cents: taxCents - totalCents },
    { account: 'tax', cents: -taxCents },
  ]);

export const paidEntry = ({
  invoiceId,
  at,
  paidCents,
}: {
  invoiceId: string;
  at: string;
  paidCents: number;
}): LedgerEntry =>
  entry(`payment:${invoiceId}`, at, [
    { account: 'cash', cents: paidCents },
    { account: 'receivable', cents: -paidCents },
  ]);

/** What can no longer be collected. */
export const writtenOffEntry = ({
  invoiceId,
  at,
  cents,
}: {
  invoiceId: string;
  at: string;
  cents: number;
}): LedgerEntry =>
  entry(`writeoff:${invoiceId}`, at, [
    { account: 'revenue', cents },
    { account: 'receivable', cents: -cents },
  ]);

type Noted = {
  creditNoteId: string;
  at: string;
  totalCents: number;
  taxCents: number;
  refundedCents: number;
  creditedCents: number;
};

export const noteEntry = (note: Noted): LedgerEntry =>
  entry(`note:${note.creditNoteId}`, note.at, [
    { account: 'revenue', cents: note.totalCents - note.taxCents },
    { account: 'tax', cents: note.taxCents },
    { account: 'cash', cents: -note.refundedCents },
    { account: 'credit', cents: -note.creditedCents },
    { account: 'receivable', cents: note.refundedCents + note.creditedCents - note.totalCents },
  ]);

export const goodwillEntry = ({ id, at, cents }: { id: string; at: string; cents: number }): LedgerEntry =>
  entry(`goodwill:${id}`, at, [
    { account: 'goodwill', cents },
    { account: 'credit', cents: -cents },
  ]);

export const balanceOf = (entries: readonly LedgerEntry[]): number =>
  entries.flatMap(({ lines }) => lines).reduce((sum, { cents }) => sum + cents, 0);
