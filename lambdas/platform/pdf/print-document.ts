import { calendarDay } from '@shared/core/rules/calendar-days';
import { productName } from '@shared/product';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { ReaderText } from '@shared/text/catalog';
import type { Language } from '@shared/text/language';
import { columnWidth, PdfPages, type TextStyle } from './pdf-pages';
import { hairline, ink } from './print-colors';
import { printStyles } from './print-styles';
import { qrPath } from './qr-path';
import { documents } from '../text/documents';

const styles = {
  ...printStyles,
  heading: { weight: 'bold', size: 12, colour: ink, lineHeight: 18, tag: 'H2' },
  small: { weight: 'regular', size: 9, colour: ink, lineHeight: 13 },
} as const satisfies Record<string, TextStyle>;

const qrSize = 104;
const besideQr = columnWidth - qrSize - 16;

export type Fact = readonly [label: string, value: string];
export type Section = { heading: string | null; facts: readonly Fact[] };

export type Printed = {
  title: string;
  subtitle: string;
  author: string;
  sections: readonly Section[];
  /** URL for verification, of documents that can be verified. */
  checkAt?: string;
  language: Language;
  at: Date;
};

/** Returns the day in that zone, such as "2026-11-26". */
export const dayAt = (at: string, timeZone: string): string => calendarDay(wallTimeAt(Date.parse(at), timeZone));

const drawCheck = (pages: PdfPages, checkAt: string, t: ReaderText<'documents'>): void => {
  pages.gap(10);
  pages.rule(hairline);
  pages.gap(14);
  const text = [t('proof.scan'), t('proof.signed', { product: productName }), checkAt].join('\n');
  pages.shape(
    { ...qrPath(checkAt), size: qrSize, alt: t('proof.scan') },
    pages.lines(text, styles.small, besideQr),
    styles.small,
  );
};

/** Prints facts in sections. */
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
    pages.facts(facts, styles);
  }
  if (checkAt !== undefined) drawCheck(pages, checkAt, t);
  return pages.close((number, count) => t('page', { name: title, number, count }), styles.footer);
};
