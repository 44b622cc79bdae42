import { describe, expect, it } from 'vitest';
import { columnWidth, PdfPages, type TextStyle } from './pdf-pages';
import { readTags } from './read-tags.fake';

const plain: TextStyle = { weight: 'regular', size: 10, colour: '#000000', lineHeight: 14 };
const styles = {
  plain,
  title: { ...plain, tag: 'H1' },
  section: { ...plain, tag: 'H2' },
  head: { ...plain, tag: 'TH' },
} as const;

const open = () =>
  new PdfPages({ title: 'Shifts of Ada', author: 'Ada', language: 'fr', at: new Date('2026-11-29T00:00:00Z') });
const row = (pages: PdfPages, texts: readonly string[], style: TextStyle) =>
  pages.row(texts.map((text, index) => ({ lines: [text], style, left: index * 100, width: 90 })));
const close = (pages: PdfPages) => pages.close((number, count) => `${number} of ${count}`, plain);

describe('a printed document', () => {
  it('has a title, a language, headings, paragraphs, facts, and tables for screen readers', async () => {
    const pages = open();
    pages.write(['Shifts'], styles.title);
    pages.write(['December'], styles.section, { text: '2026', style: plain });
    pages.write(['One', 'line after another'], plain);
    pages.rule('#000000');
    const facts = [
      ['Unit', 'ICU'],
      ['Place', 'Main'],
    ] as const;
    pages.facts(facts, { label: plain, value: plain });
    pages.table(() => {
      row(pages, ['Day', 'Hours'], styles.head);
      row(pages, ['Monday', ''], plain);
    });
    pages.shape({ path: 'M0 0h4v4z', units: 4, size: 40, alt: 'A code' }, ['Scan it'], plain);
    expect(await readTags(await close(pages))).toEqual({
      ...{ language: 'fr-CA', title: 'Shifts of Ada', isMarked: true },
      tags: [
        'Document',
        ...['H1 Shifts', 'H2 December', 'P 2026', 'P One line after another'],
        ...['P Unit', 'P ICU', 'P Place', 'P Main'],
        ...['Table', 'TR', 'TH Day', 'TH Hours', 'TR', 'TD Monday', 'TD'],
        ...['Figure A code', 'P Scan it'],
      ],
    });
  });

  it('describes the parts that it can only draw as boxes', async () => {
    const texts = ['Plain – é', 'Wound 終わり'];
    const files = await Promise.all(
      texts.map(async (text) => {
        const pages = open();
        pages.write([text], plain);
        return (await close(pages)).toString('latin1');
      }),
    );
    // UTF-16 with its byte order mark.
    const said = Buffer.from(`\ufeff${texts[1]}`, 'utf16le').swap16().toString('latin1');
    expect(files.map((file) => /\/ActualText \(/.test(file))).toEqual([false, true]);
    expect(files[1]).toContain(said);
  });

  it('keeps a text that spans pages in one tag', async () => {
    const pages = open();
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
    pages.write(lines, plain);
    const { tags } = await readTags(await close(pages));
    expect(tags.filter((tag) => tag.startsWith('P '))).toHaveLength(2);
    expect(tags.join(' ').match(/line \d+/g)).toEqual(lines);
    expect(pages.lines('word '.repeat(60), plain).every((line) => pages.width(line, plain) <= columnWidth)).toBe(true);
  });
});
