import { calendarDay } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { EmployerStatement, PayStatement, StatementLine } from '@shared/money/rules/pay-statement';
import type { PayLine } from '@shared/work/model/pay-line';
import { productName } from '@shared/product';
import type { ReaderText } from '@shared/text/catalog';
import { formatShortWeekday } from '@shared/text/formats';
import type { Language } from '@shared/text/language';
import { formatExactMoney } from '@shared/text/money';
import { columnWidth, PdfPages, type TextStyle } from '../../platform/pdf/pdf-pages';
import { hairline, ink, soft } from '../../platform/pdf/print-colors';
import { printStyles } from '../../platform/pdf/print-styles';
import { documents } from '../../platform/text/documents';
import { hoursLabel } from './draw-timesheet';

const styles = {
  ...printStyles,
  note: { weight: 'regular', size: 9.5, colour: soft, lineHeight: 13 },
  employer: { weight: 'bold', size: 13, colour: ink, lineHeight: 19, tag: 'H2' },
  head: { weight: 'bold', size: 9, colour: soft, lineHeight: 13, tag: 'TH' },
  cell: { weight: 'regular', size: 10, colour: ink, lineHeight: 14 },
  part: { weight: 'regular', size: 9, colour: soft, lineHeight: 12.5 },
  total: { weight: 'bold', size: 10.5, colour: ink, lineHeight: 16 },
} as const satisfies Record<string, TextStyle>;

const columns = {
  day: { left: 0, width: 130 },
  what: { left: 136, width: 208 },
  hours: { left: 350, width: 60 },
  amount: { left: 420, width: columnWidth - 420 },
};

type StatementFor = { name: string; language: Language; timeZone: string; at: Date };
type Reader = { t: ReaderText<'documents'>; language: Language };
type Row = { day: string; what: string; hours: string; amount: string };

const drawRow = (pages: PdfPages, { day, what, hours, amount }: Row, style: TextStyle): void =>
  pages.row([
    { lines: pages.lines(day, style, columns.day.width), style, ...columns.day },
    { lines: pages.lines(what, style, columns.what.width), style, ...columns.what },
    { lines: [hours], style, align: 'right', ...columns.hours },
    { lines: [amount], style, align: 'right', ...columns.amount },
  ]);

const partOf = (line: PayLine, { t, language }: Reader, currency: EmployerStatement['currency']): string => {
  const name = t('statement.part', { code: line.code });
  if (!('hourlyCents' in line)) return name;
  return t('statement.timed', { name, rate: formatExactMoney(line.hourlyCents, currency, language) });
};

const drawLine = (pages: PdfPages, line: StatementLine, { currency }: EmployerStatement, reader: Reader): void => {
  const { t, language } = reader;
  const money = (cents: number): string => formatExactMoney(cents, currency, language);
  pages.keepTogether(40);
  drawRow(
    pages,
    {
      day: formatShortWeekday(line.day, language),
      what: t('statement.kind', { kind: line.kind }),
      hours: line.minutes > 0 ? hoursLabel(line.minutes) : '-',
      amount: money(line.cents),
    },
    styles.cell,
  );
  for (const part of line.pay) {
    const hours = 'minutes' in part ? hoursLabel(Math.round(part.minutes)) : '';
    drawRow(pages, { day: '', what: partOf(part, reader, currency), hours, amount: money(part.cents) }, styles.part);
  }
  pages.gap(4);
};

const drawEmployer = (pages: PdfPages, employer: EmployerStatement, reader: Reader): void => {
  const { t, language } = reader;
  const { organization, references, lines, currency, minutes, cents, yearToDate } = employer;
  const money = (amount: number): string => formatExactMoney(amount, currency, language);
  pages.gap(18);
  pages.keepTogether(90);
  pages.write(pages.lines(organization, styles.employer), styles.employer);
  if (references.length > 0) {
    const text = t('statement.reference', { reference: references.join(', ') });
    pages.write(pages.lines(text, styles.note), styles.note);
  }
  pages.gap(6);
  const head = { day: t('timesheet.day'), what: t('statement.line'), hours: t('timesheet.hours') };
  const total = (name: string, sums: { minutes: number; cents: number }): Row => ({
    ...{ day: name, what: '' },
    ...{ hours: hoursLabel(sums.minutes), amount: money(sums.cents) },
  });
  pages.table(() => {
    drawRow(pages, { ...head, amount: t('timesheet.amount') }, styles.head);
    pages.gap(2);
    pages.rule(hairline);
    pages.gap(5);
    for (const line of lines) drawLine(pages, line, employer, reader);
    pages.rule(hairline);
    pages.gap(5);
    drawRow(pages, total(t('statement.total'), { minutes, cents }), styles.total);
    drawRow(pages, total(t('statement.year'), yearToDate), styles.total);
  });
};

export const drawStatement = (
  { day, employers }: PayStatement,
  { name, language, timeZone, at }: StatementFor,
): Promise<Buffer> => {
  const t = documents.in(language);
  const title = t('statement.title', { day: { day } });
  const pages = new PdfPages({ title, author: name, language, at });
  pages.write(pages.lines(t('statement.name'), styles.title), styles.title);
  pages.write(pages.lines(t('statement.paidTo', { name, day: { day } }), styles.subtitle), styles.subtitle);
  pages.gap(4);
  pages.write(pages.lines(t('statement.note'), styles.note), styles.note);
  for (const employer of employers) drawEmployer(pages, employer, { t, language });
  const today = calendarDay(wallTimeAt(at.getTime(), timeZone));
  const printed = t('timesheet.printed', { product: productName, day: { day: today } });
  return pages.close(
    (number, count) => (count === 1 ? printed : t('page', { name: printed, number, count })),
    styles.footer,
  );
};
