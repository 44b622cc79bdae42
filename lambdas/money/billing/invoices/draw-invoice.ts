import { productName } from '@shared/product';
import type { BillLine } from '@shared/money/model/billing';
import type { ReaderText } from '@shared/text/catalog';
import { formatDay } from '@shared/text/formats';
import { formatExactMoney } from '@shared/text/money';
import type { Language } from '@shared/text/language';
import { columnWidth, PdfPages, type TextStyle } from '../../../platform/pdf/pdf-pages';
import { hairline, ink, soft } from '../../../platform/pdf/print-colors';
import { printStyles } from '../../../platform/pdf/print-styles';
import { documents } from '../../../platform/text/documents';
import type { InvoiceItem } from '../../../store/money/billing/invoice-item';

const styles = {
  ...printStyles,
  head: { weight: 'bold', size: 9.5, colour: soft, lineHeight: 14, tag: 'TH' },
  cell: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 15 },
  total: { weight: 'bold', size: 11, colour: ink, lineHeight: 16 },
} as const satisfies Record<string, TextStyle>;

export type Drawn = (invoice: InvoiceItem, reader: { language: Language; at: Date }) => Promise<Buffer>;

type Reader = { t: ReaderText<'documents'>; language: Language };

const amountWidth = 110;
const textWidth = columnWidth - amountWidth - 12;

const money = (cents: number, { language }: Reader): string => formatExactMoney(cents, 'USD', language);

const lineText = (line: BillLine, { t, language }: Reader): string => {
  const name = line.planId ? t(`invoice.plans.${line.planId}`) : '';
  const span =
    line.from && line.to
      ? `, ${formatDay(line.from.slice(0, 10), language)} - ${formatDay(line.to.slice(0, 10), language)}`
      : '';
  if (line.kind === 'other') return line.text ?? t('invoice.lines.other');
  return `${t(`invoice.lines.${line.kind}`, { plan: name, count: line.quantity ?? 1 })}${span}`;
};

const amountRow = (pages: PdfPages, [text, amount]: [string, string], style: TextStyle): void => {
  pages.row([
    { lines: pages.lines(text, style, textWidth), style, left: 0, width: textWidth },
    { lines: [amount], style, align: 'right', left: columnWidth - amountWidth, width: amountWidth },
  ]);
  pages.gap(4);
};

const billedTo = ({ billedTo: to }: InvoiceItem, { t }: Reader): string[] => {
  if (!to) return [];
  const town = [to.city, [to.state, to.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    to.name,
    to.address,
    [town, to.country].filter(Boolean).join(', '),
    to.taxId && t('invoice.taxId', { number: to.taxId }),
    to.poNumber && t('invoice.poNumber', { number: to.poNumber }),
  ].filter(Boolean);
};

const drawHead = (pages: PdfPages, invoice: InvoiceItem, reader: Reader): void => {
  const { t, language } = reader;
  pages.row([
    {
      lines: [t(invoice.creditFor ? 'invoice.creditNote' : 'invoice.title')],
      style: styles.title,
      left: 0,
      width: columnWidth,
    },
  ]);
  pages.row([{ lines: [invoice.number], style: styles.subtitle, left: 0, width: columnWidth }]);
  pages.gap(10);
  const facts = [
    t('invoice.issued', { day: formatDay(invoice.issuedAt.slice(0, 10), language) }),
    ...(invoice.dueAt === undefined
      ? []
      : [t('invoice.due', { day: formatDay(invoice.dueAt.slice(0, 10), language) })]),
    t(`invoice.states.${invoice.state}`),
    ...(invoice.creditFor ? [t('invoice.corrects', { number: invoice.creditFor })] : []),
  ];
  for (const fact of facts) pages.row([{ lines: [fact], style: styles.value, left: 0, width: columnWidth }]);
  pages.gap(10);
  pages.facts(
    [
      [t('invoice.from'), productName],
      [t('invoice.billedTo'), billedTo(invoice, reader).join('\n')],
    ],
    styles,
  );
  pages.gap(8);
};

const drawLines = (pages: PdfPages, invoice: InvoiceItem, reader: Reader): void => {
  const { t } = reader;
  amountRow(pages, [t('invoice.description'), t('invoice.amount')], styles.head);
  pages.rule(hairline);
  pages.gap(5);
  for (const line of invoice.lines)
    amountRow(pages, [lineText(line, reader), money(line.amountCents, reader)], styles.cell);
  pages.rule(hairline);
  pages.gap(5);
  if (invoice.taxCents !== 0) amountRow(pages, [t('invoice.tax'), money(invoice.taxCents, reader)], styles.cell);
  amountRow(pages, [t('invoice.total'), money(invoice.totalCents, reader)], styles.total);
  if (invoice.creditCents !== 0)
    amountRow(pages, [t('invoice.credit'), money(-invoice.creditCents, reader)], styles.cell);
  if (invoice.paidCents !== 0) amountRow(pages, [t('invoice.paid'), money(invoice.paidCents, reader)], styles.cell);
  if (invoice.refundedCents !== 0) {
    amountRow(pages, [t('invoice.refunded'), money(-invoice.refundedCents, reader)], styles.cell);
  }
};

export const drawInvoice: Drawn = (invoice, { language, at }) => {
  const reader: Reader = { t: documents.in(language), language };
  const pages = new PdfPages({ title: invoice.number, author: productName, language, at });
  drawHead(pages, invoice, reader);
  pages.table(() => drawLines(pages, invoice, reader));
  return pages.close((number, count) => reader.t('page', { name: invoice.number, number, count }), styles.footer);
};
