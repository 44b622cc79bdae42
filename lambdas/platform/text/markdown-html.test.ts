import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown-html';

describe('the HTML of Markdown', () => {
  it.each([
    ['Two\nlines & **more**.\n\n_Next_.', '<p>Two<br>lines &amp; <strong>more</strong>.</p><p><em>Next</em>.</p>'],
    [
      '- a\n- b\n  - c\n\n2. d\n\n   e',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol start="2"><li>d<p>e</p></li></ol>',
    ],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['# a\n## b', '<h3>a</h3><h4>b</h4>'],
    ['- - a', '<ul><li><ul><li>a</li></ul></li></ul>'],
    [
      '[a](https://example.test/?b=1&c="2")',
      '<p><a href="https://example.test/?b=1&amp;c=%222%22" rel="nofollow noopener">a</a></p>',
    ],
    ['', ''],
  ])('%j', (markdown, html) => {
    expect(markdownHtml(markdown)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](https://a.test"onmouseover="alert(1))',
    '[<img src=x onerror=alert(1)>](https://a.test)',
    '**<svg/onload=alert(1)>**',
    '# <iframe>',
    '- </li><script>',
    '![x](javascript:alert(1))',
  ])('%j brings no tag, attribute, or scheme', (markdown) => {
    expect(withoutOwnTags(markdownHtml(markdown))).not.toMatch(/[<>"']/);
  });

  it('contains only our tags for any text', () => {
    const mark = fc.constantFrom(
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '"',
      "'",
      '\n',
      '- ',
      '1. ',
      '#',
      ' ',
      '\\',
      '&',
    );
    const words = fc.constantFrom('a', 'javascript:', 'https://a.test', 'script', 'onload=');
    const text = fc.array(fc.oneof(mark, words), { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        expect(withoutOwnTags(markdownHtml(markdown))).not.toMatch(/[<>"']/);
      }),
    );
  });
});

const ownTags =
  /<\/?(?:p|ul|ol|li|h3|h4|strong|em)>|<br>|<ol start="\d+">|<a href="(?:https?:|mailto:)[^"'<> ]*" rel="nofollow noopener">|<\/a>/g;
const withoutOwnTags = (html: string): string => html.replace(ownTags, '');
