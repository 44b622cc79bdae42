import { AppError } from '@shared/errors';
import type { Invoice } from '@shared/money/model/billing';
import type { Download } from '@shared/core/model/file';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { csvText } from '../../../platform/text/csv-text';
import { documents } from '../../../platform/text/documents';
import type { Deps } from '../ports';

const contentType = 'application/pdf';

type Listed = { items: Invoice[]; nextCursor: string | null };

export const listInvoices = (
  { invoices }: Pick<Deps, 'invoices'>,
  ownerId: string,
  cursor: string | undefined,
): Promise<Listed> => invoices.page(ownerId, cursor);

type Printed = { ownerId: string; readerId: string; invoiceId: string; language: Language };

export const printInvoice = async (
  deps: Deps,
  { ownerId, readerId, invoiceId, language }: Printed,
): Promise<Download> => {
  const invoice = await deps.invoices.get(ownerId, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  await deps.throttle.count('printedInvoices', { account: readerId });
  const key = `${documentKeys.invoice}${ownerId}/${invoice.number}-${invoice.state}-${language}.pdf`;
  const content = await deps.pdf.draw(invoice, { language, at: deps.clock.now() });
  await deps.documents.keep(key, { content, contentType });
  const fileName = `${invoice.number}.pdf`;
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};

const columns = [
  'number',
  'date',
  'state',
  'total',
  'tax',
  'paid',
  'credit',
  'refunded',
  'currency',
  'corrects',
] as const;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const rowOf = (invoice: Invoice, language: Language): string[] => {
  const t = documents.in(language);
  return [
    invoice.number,
    invoice.issuedAt.slice(0, 10),
    t(`invoice.states.${invoice.state}`),
    dollars(invoice.totalCents),
    dollars(invoice.taxCents),
    dollars(invoice.paidCents),
    dollars(invoice.creditCents),
    dollars(invoice.refundedCents),
    'USD',
    invoice.creditFor ?? '',
  ];
};

/** Exports one page, newest first. Escapes formulas as text. */
export const exportInvoices = async (
  { invoices }: Pick<Deps, 'invoices'>,
  { ownerId, cursor, language }: { ownerId: string; cursor: string | undefined; language: Language },
): Promise<{ csv: string; rows: number; nextCursor: string | null }> => {
  const { items, nextCursor } = await invoices.page(ownerId, cursor);
  const rows = items.map((invoice) => rowOf(invoice, language));
  const t = documents.in(language);
  const head = columns.map((column) => t(`invoice.columns.${column}`));
  return { csv: csvText(cursor === undefined ? [head, ...rows] : rows), rows: rows.length, nextCursor };
};
