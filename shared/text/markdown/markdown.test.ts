import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseMarkdown } from './markdown';

const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content });
const strong = (...content: Inline[]): Inline => ({ kind: 'strong', content });
const emphasis = (...content: Inline[]): Inline => ({ kind: 'emphasis', content });
const link = (address: string, ...content: Inline[]): Inline => ({ kind: 'link', address, content });
const bullets = (...items: Block[][]): Block => ({ kind: 'list', firstNumber: null, items });
const heading = (level: 3 | 4, ...content: Inline[]): Block => ({ kind: 'heading', level, content });

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the Markdown subset', () => {
  it('has paragraphs with line breaks, bold, and italic', () => {
    expect(parseMarkdown('Care for **adults**\nand _teach_.\n\n*Nights* and __weekends__.')).toEqual([
      paragraph('Care for ', strong('adults'), '\nand ', emphasis('teach'), '.'),
      paragraph(emphasis('Nights'), ' and ', strong('weekends'), '.'),
    ]);
    expect(parseMarkdown('**_Both_**')).toEqual([paragraph(strong(emphasis('Both')))]);
  });

  it('has lists, also nested and directly after a line', () => {
    expect(parseMarkdown('You need:\n- BLS\n- ACLS\n  1. current\n  2. in hand')).toEqual([
      paragraph('You need:'),
      bullets(
        [paragraph('BLS')],
        [paragraph('ACLS'), { kind: 'list', firstNumber: 1, items: [[paragraph('current')], [paragraph('in hand')]] }],
      ),
    ]);
    expect(parseMarkdown('3. Third\n4. Fourth')).toEqual([
      { kind: 'list', firstNumber: 3, items: [[paragraph('Third')], [paragraph('Fourth')]] },
    ]);
  });

  it('has two heading levels, starting with the first one used', () => {
    expect(parseMarkdown('# Work\nText\n## Nights')).toEqual([
      heading(3, 'Work'),
      paragraph('Text'),
      heading(4, 'Nights'),
    ]);
    expect(parseMarkdown('### Work\n# More')).toEqual([heading(3, 'Work'), heading(3, 'More')]);
  });

  it('has links to web pages and email addresses', () => {
    const address = 'https://example.test/a';
    expect(parseMarkdown(`[**Site**](${address} "title")`)).toEqual([paragraph(link(address, strong('Site')))]);
    expect(parseMarkdown('<hr@example.test>')).toEqual([paragraph(link('mailto:hr@example.test', 'hr@example.test'))]);
    expect(parseMarkdown('[x](http://example.test)')).toEqual([paragraph(link('http://example.test/', 'x'))]);
  });
});

describe('text that only looks like Markdown', () => {
  it.each([
    '5 * 3 = 15 and 2 * 2',
    'A note*, and a footnote',
    'snake_case and _ alone',
    '#1 in Ohio\n#\n##',
    '> 5 years\n> 3 beds',
    'Above\n---\nBelow',
    '***',
    '<b>bold</b> &amp; <script>alert(1)</script>',
    '<div>\n<p>',
    'if `a` and ```b```',
    '~~no~~ | a | b |',
    'www.example.test and https://example.test',
    '[x]: https://example.test\n[x] and [x][x]',
    '2024 was good.',
    '1.5 FTE\n-5 degrees\n+1 555 0100',
    '• one\n– two',
    'Title\n=====',
  ])('%j stays as typed', (text) => {
    expect(parseMarkdown(text)).toEqual([paragraph(text)]);
  });

  it('treats an escaped mark as text, an image as its description, and a deep indent as text', () => {
    expect(parseMarkdown('\\*not italic\\*')).toEqual([paragraph('*not italic*')]);
    expect(parseMarkdown('See ![the ward](https://example.test/a.png)')).toEqual([paragraph('See the ward')]);
    expect(parseMarkdown('a\n\n    b')).toEqual([paragraph('a'), paragraph('    b')]);
  });
});

describe('hostile Markdown', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.test',
    '/jobs',
    'https://',
  ])('a link to %s is its text', (address) => {
    expect(parseMarkdown(`[click **here**](<${address}>)`)).toEqual([paragraph('click ', strong('here'))]);
  });

  it('creates links only for the three allowed schemes', () => {
    const written = JSON.stringify(parseMarkdown('<javascript:alert(1)> [a](\u0001javascript:x) [b](java\tscript:x)'));
    expect(written).not.toContain('"address"');
  });

  it.each([
    '[',
    ']',
    '*',
    '_',
    '**',
    '*a_ ',
    '*__a',
    '***a** ',
    '[a](',
    '![',
    '[[]',
    '\\[',
    '- ',
    '* ',
    '1. ',
    '- 1. ',
    '- a\n  ',
    '> ',
    '# ',
    '#',
    '`',
    '<a',
    '<!--',
    '[a]: b\n',
    '&',
    '\n',
    '\t',
    'a\n',
    '*a**b',
  ])('parses 5,000 characters of %j with limited depth', (unit) => {
    const text = unit.repeat(5000 / unit.length);
    expect(depthOf(parseMarkdown(text))).toBeLessThan(32);
  });
});
