import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';
import { MarkdownText } from './markdown-text';

const htmlOf = (text: string): string => render(<Markdown text={text} />).container.firstElementChild!.innerHTML;

describe('text with marks', () => {
  it('has lists, headings below the page’s own, and emphasis', () => {
    expect(htmlOf('# Work\n**Days** and _nights_\n\n- BLS\n  1. current\n\n## More\n3. Three')).toBe(
      '<h3>Work</h3><p><strong>Days</strong> and <em>nights</em></p>' +
        '<ul><li><p>BLS</p><ol start="1"><li><p>current</p></li></ol></li></ul>' +
        '<h4>More</h4><ol start="3"><li><p>Three</p></li></ol>',
    );
  });

  it('opens external links without a referrer endorsement', () => {
    render(<Markdown text="[Our site](https://example.test/a)" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Our site' });
    expect(link.href).toBe('https://example.test/a');
    expect(link.rel).toBe('nofollow noopener noreferrer');
    expect(link.target).toBe('_blank');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](https://example.test/a.png)',
  ])('%j adds no element', (text) => {
    const { container } = render(<Markdown text={text} />);
    expect(container.querySelector('script, img, a')).toBeNull();
  });

  it('shows the raw text until the parser is loaded', async () => {
    render(<MarkdownText text={'Care for **adults**'} />);
    expect((await screen.findByText('adults')).tagName).toBe('STRONG');
  });
});
