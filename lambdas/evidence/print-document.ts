import { calendarDay } from '@shared/domain/calendar-days';
import { productName } from '@shared/product';
import { wallTimeAt } from '@shared/domain/schedule-times';
import type { ReaderText } from '@shared/text/catalog';
import type { Language } from '@shared/text/language';
import { columnWidth, PdfPages, type TextStyle } from '../platform/pdf/pdf-pages';
import { hairline, ink } from '../platform/pdf/print-colors';
import { printStyles } from '../platform/pdf/print-styles';
import { qrPath } from '../platform/pdf/qr-path';
import { documents } from '../platform/text/documents';

const styles = {
  ...printStyles,
  heading: { weight: 'bold', size: 12, colour: ink, lineHeight: 18 },
  small: { weight: 'regular', size: 9, colour: ink, lineHeight: 13 },
} as const satisfies Record<string, TextStyle>;

const qrSize = 104;
const besideQr = columnWidth - qrSize - 16;
const gutter = 24;
const factWidth = (columnWidth - gutter) / 2;

export type Fact = readonly [label: string, value: string];
export type Section = { heading: string | null; facts: readonly Fact[] };

export type Printed = {
  title: string;
  subtitle: string;
  author: string;
  sections: readonly Section[];
  /** Where anyone can check it. */
  checkAt: string;
  language: Language;
  at: Date;
};

const drawFacts = (pages: PdfPages, facts: readonly Fact[]): void => {
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    const columns = pair.map(([label, value], column) => ({
      label,
      lines: pages.lines(value, styles.value, factWidth),
      left: column * (factWidth + gutter),
    }));
    const longest = Math.max(...columns.map(({ lines }) => lines.length));
    pages.keepTogether(styles.label.lineHeight + longest * styles.value.lineHeight);
    pages.row(columns.map(({ label, left }) => ({ lines: [label], style: styles.label, left, width: factWidth })));
    pages.row(columns.map(({ lines, left }) => ({ lines, style: styles.value, left, width: factWidth })));
    pages.gap(6);
  }
};

/** "2026-11-26", the day on a clock of that zone. */
export const dayAt = (at: string, timeZone: string): string => calendarDay(wallTimeAt(Date.parse(at), timeZone));

const drawCheck = (pages: PdfPages, checkAt: string, t: ReaderText<'documents'>): void => {
  pages.gap(10);
  pages.rule(hairline);
  pages.gap(14);
  const text = [t('proof.scan'), t('proof.signed', { product: productName }), checkAt].join('\n');
  pages.shape({ ...qrPath(checkAt), size: qrSize }, pages.lines(text, styles.small, besideQr), styles.small);
};

/** Facts in sections, and the code with which anyone can check them. */
export const printDocument = ({
  title,
  subtitle,
  author,
  sections,
  checkAt,
  language,
  at,
}: Printed): Promise<Buffer> => {
  const t = documents.in(language);
  const pages = new PdfPages({ title, author, language, at });
  pages.write(pages.lines(title, styles.title), styles.title);
  pages.write(pages.lines(subtitle, styles.subtitle), styles.subtitle);
  pages.gap(14);
  for (const { heading, facts } of sections) {
    if (heading !== null) {
      pages.keepTogether(styles.heading.lineHeight + 2 * styles.value.lineHeight);
      pages.gap(8);
      pages.write(pages.lines(heading, styles.heading), styles.heading);
      pages.gap(4);
    }
    drawFacts(pages, facts);
  }
  drawCheck(pages, checkAt, t);
  return pages.close((number, count) => t('page', { name: title, number, count }), styles.footer);
};
