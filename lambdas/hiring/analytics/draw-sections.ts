import { productName } from '@shared/product';
import { localeOf, type Language } from '@shared/text/language';
import { columnWidth, PdfPages, type TextStyle } from '../../platform/pdf/pdf-pages';
import { brand, hairline, ink, soft } from '../../platform/pdf/print-colors';
import { printStyles } from '../../platform/pdf/print-styles';
import { dayIn } from '../../platform/clock';
import { documents } from '../../platform/text/documents';
import type { ReportCell, ReportSection } from './report-sections';

const styles = {
  ...printStyles,
  subtitle: { weight: 'regular', size: 11, colour: brand, lineHeight: 16 },
  section: { weight: 'bold', size: 13, colour: ink, lineHeight: 18, tag: 'H2' },
  note: { weight: 'regular', size: 9, colour: soft, lineHeight: 12 },
  head: { weight: 'bold', size: 8.5, colour: soft, lineHeight: 11, tag: 'TH' },
  cell: { weight: 'regular', size: 9.5, colour: ink, lineHeight: 13 },
} as const satisfies Record<string, TextStyle>;

const firstColumn = 170;
const gap = 8;

type ReportHead = { title: string; organization: string; lines: readonly string[] };

const drawRow = (pages: PdfPages, cells: readonly string[], style: TextStyle): void => {
  const width = (columnWidth - firstColumn) / (cells.length - 1);
  pages.row(
    cells.map((text, index) => {
      const inner = index === 0 ? firstColumn - gap : width - gap;
      const left = index === 0 ? 0 : firstColumn + (index - 1) * width + gap;
      return {
        lines: pages.lines(text, style, inner),
        style,
        left,
        width: inner,
        ...(index > 0 && { align: 'right' }),
      };
    }),
  );
};

const drawSection = (
  pages: PdfPages,
  { title, note, columns, rows }: ReportSection,
  read: (cell: ReportCell) => string,
) => {
  pages.gap(18);
  // Keeps a heading off the end of a page.
  pages.keepTogether(110);
  pages.write(pages.lines(title, styles.section), styles.section);
  if (note) pages.write(pages.lines(note, styles.note), styles.note);
  pages.gap(6);
  pages.table(() => {
    drawRow(pages, columns, styles.head);
    pages.gap(3);
    pages.rule(hairline);
    pages.gap(4);
    for (const row of rows) {
      drawRow(pages, row.map(read), styles.cell);
      pages.gap(2);
    }
  });
};

export const drawSections = (
  { title, organization, lines }: ReportHead,
  sections: readonly ReportSection[],
  { language, at, timeZone }: { language: Language; at: Date; timeZone: string },
): Promise<Buffer> => {
  const t = documents.in(language);
  const numbers = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 });
  const read = (cell: ReportCell): string => {
    if (cell === null) return t('analytics.tooFew');
    return typeof cell === 'number' ? numbers.format(cell) : cell;
  };
  const pages = new PdfPages({ title, author: organization, language, at });
  pages.write(pages.lines(title, styles.title), styles.title);
  for (const line of [organization, ...lines]) pages.write(pages.lines(line, styles.subtitle), styles.subtitle);
  for (const section of sections) drawSection(pages, section, read);
  const printed = t('analytics.printed', { product: productName, day: { day: dayIn(at, timeZone) } });
  return pages.close(
    (number, count) => (count === 1 ? printed : t('page', { name: printed, number, count })),
    styles.footer,
  );
};
