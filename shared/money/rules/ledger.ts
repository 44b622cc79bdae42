/**
 * Double entry: positive is debit, negative credit. `receivable`: owed by customers; `credit`: customer credit;
 * `revenue` and `tax`: invoiced amounts; `cash`: collected by the provider; `goodwill`: credit granted without a payment;
 * `deposits`: prepaid for shifts by organizations; `payouts`: owed to people from it; `fees`: paid by people for instant
 * payouts.
 */
export const ledgerAccounts = [
  'receivable',
  'revenue',
  'tax',
  'cash',
  'credit',
  'goodwill',
  'deposits',
  'payouts',
  'fees',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
export type LedgerLine = { account: LedgerAccount; cents: number };
/** `source` identifies the fact, so an entry written twice counts once. */
export type LedgerEntry = { source: string; at: string; lines: LedgerLine[] };

const entry = (source: string, at: string, lines: LedgerLine[]): LedgerEntry => ({
  source,
  at,
  lines: lines.filter(({ cents }) => cents !== 0),
});

type Issued = {
  invoiceId: string;
  at: string;
  totalCents: number;
  taxCents: number;
  dueCents: number;
  /** Part of the total prepaid for shifts, owed to the organization until people are paid with it. */
  depositCents?: number;
};

/** A negative total becomes credit; credit pays part of a positive one. */
export const issuedEntry = ({ invoiceId, at, totalCents, taxCents, dueCents, depositCents = 0 }: Issued): LedgerEntry =>
  entry(`invoice:${invoiceId}`, at, [
    { account: 'receivable', cents: dueCents },
    { account: 'credit', cents: totalCents - dueCents },
    { account: 'revenue', cents: taxCents + depositCents - totalCents },
    { account: 'deposits', cents: -depositCents },
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

/** Writes off what can no longer be collected. */
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
  /** Part of the total taken back from the prepaid balance. */
  depositCents?: number;
};

export const noteEntry = (note: Noted): LedgerEntry =>
  entry(`note:${note.creditNoteId}`, note.at, [
    { account: 'revenue', cents: note.totalCents - note.taxCents - (note.depositCents ?? 0) },
    { account: 'deposits', cents: note.depositCents ?? 0 },
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

type PaidOut = { payoutId: string; at: string; cents: number };

/** A requested payout: owed to the person instead of the organization. */
export const payoutRequestedEntry = ({ payoutId, at, cents }: PaidOut): LedgerEntry =>
  entry(`payout:${payoutId}`, at, [
    { account: 'deposits', cents },
    { account: 'payouts', cents: -cents },
  ]);

/** A payout sent to the person's account at the provider, where it stays until a bank accepts it. The fee stays here. */
export const payoutSentEntry = ({ payoutId, at, cents, feeCents = 0 }: PaidOut & { feeCents?: number }): LedgerEntry =>
  entry(`transfer:${payoutId}`, at, [
    { account: 'payouts', cents },
    { account: 'cash', cents: feeCents - cents },
    { account: 'fees', cents: -feeCents },
  ]);

/** The fee of an undeliverable instant payout, sent to the person's account as well. */
export const feeReturnedEntry = ({ payoutId, at, cents }: PaidOut): LedgerEntry =>
  entry(`fee:${payoutId}`, at, [
    { account: 'fees', cents },
    { account: 'cash', cents: -cents },
  ]);

export const balanceOf = (entries: readonly LedgerEntry[]): number =>
  entries.flatMap(({ lines }) => lines).reduce((sum, { cents }) => sum + cents, 0);
