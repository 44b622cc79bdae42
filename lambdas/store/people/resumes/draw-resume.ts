import type { ResumeContent, ResumeEntry, ResumeSection } from './resume-content';
import type { Language } from '@shared/text/language';
import { documents } from '../../../platform/text/documents';
import { columnWidth, PdfPages, type TextStyle } from '../../../platform/pdf/pdf-pages';
import { brand, hairline, ink, soft } from '../../../platform/pdf/print-colors';

const styles = {
  name: { weight: 'bold', size: 24, colour: ink, lineHeight: 30, tag: 'H1' },
  headline: { weight: 'regular', size: 12, colour: brand, lineHeight: 16 },
  contact: { weight: 'regular', size: 10, colour: soft, lineHeight: 14 },
  title: { weight: 'bold', size: 12, colour: brand, lineHeight: 17, tag: 'H2' },
  heading: { weight: 'bold', size: 11, colour: ink, lineHeight: 15, tag: 'H3' },
  period: { weight: 'regular', size: 9.5, colour: soft, lineHeight: 13 },
  place: { weight: 'regular', size: 10.5, colour: soft, lineHeight: 14.5 },
  text: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 14.5 },
  footer: { weight: 'regular', size: 8.5, colour: soft, lineHeight: 11 },
} as const satisfies Record<string, TextStyle>;

const separator = '   •   ';

const drawHead = (pages: PdfPages, { name, headline, contact }: ResumeContent): void => {
  pages.write(pages.lines(name, styles.name), styles.name);
  if (headline) pages.write(pages.lines(headline, styles.headline), styles.headline);
  pages.gap(2);
  const line = contact.join(separator);
  const lines = pages.width(line, styles.contact) <= columnWidth ? [line] : contact;
  pages.write(
    lines.flatMap((part) => pages.lines(part, styles.contact)),
    styles.contact,
  );
  pages.gap(10);
};

const drawEntry = (pages: PdfPages, { heading, period, place, text }: ResumeEntry): void => {
  const room = columnWidth - (period ? pages.width(period, styles.period) + 16 : 0);
  const headingLines = pages.lines(heading, styles.heading, room);
  const placeLines = pages.lines(place, styles.place);
  const textLines = pages.lines(text, styles.text);
  // Keeps a heading with the start of its content.
  const start =
    headingLines.length * styles.heading.lineHeight +
    placeLines.length * styles.place.lineHeight +
    Math.min(2, textLines.length) * styles.text.lineHeight;
  pages.keepTogether(start);
  pages.write(headingLines, styles.heading, period ? { text: period, style: styles.period } : undefined);
  pages.write(placeLines, styles.place);
  pages.write(textLines, styles.text);
  pages.gap(8);
};

const drawSection = (pages: PdfPages, { title, text, entries }: ResumeSection): void => {
  pages.gap(6);
  pages.keepTogether(styles.title.lineHeight + 4 * styles.text.lineHeight);
  pages.write([title], styles.title);
  pages.rule(hairline);
  pages.gap(6);
  if (text) {
    pages.write(pages.lines(text, styles.text), styles.text);
    pages.gap(8);
  }
  for (const entry of entries) drawEntry(pages, entry);
};

/** PDF with selectable text and embedded fonts. */
export const drawResume = (content: ResumeContent, language: Language, at: Date): Promise<Buffer> => {
  const { name } = content;
  const t = documents.in(language);
  const pages = new PdfPages({ title: t('resume.title', { name }), author: name, language, at });
  drawHead(pages, content);
  for (const section of content.sections) drawSection(pages, section);
  const footer = (number: number, count: number) => (count === 1 ? '' : t('page', { name, number, count }));
  return pages.close(footer, styles.footer);
};
