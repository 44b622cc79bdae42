import { expect, it } from 'vitest';
import { attachmentHeader } from './attachment-header';

it('names a file in plain letters and in its own', () => {
  expect(attachmentHeader('Zoë (new).pdf')).toBe(
    `attachment; filename="Zoe_ (new).pdf"; filename*=UTF-8''Zo%C3%AB%20%28new%29.pdf`,
  );
});

it('ends neither the name nor the header early', () => {
  const header = attachmentHeader('a"; filename=evil.html\r\nX: y%41\\.pdf');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header.match(/"/g)).toHaveLength(2);
});
