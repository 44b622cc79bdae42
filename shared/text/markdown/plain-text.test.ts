import { expect, it } from 'vitest';
import { toPlainText } from './plain-text';

it('keeps the words without Markdown marks', () => {
  const markdown =
    '## The *ward*\nSee [our **site**](https://example.test).\n\n- BLS\n- ACLS\n  - current\n\n1. Apply\n2. Wait';
  expect(toPlainText(markdown)).toBe('The ward\n\nSee our site.\n\n• BLS\n• ACLS\n• current\n\n1. Apply\n2. Wait');
});

it.each(['', 'Two\nlines.\n\nAnd 5 * 3 #1.'])('%j stays as it is', (text) => {
  expect(toPlainText(text)).toBe(text);
});
