import { expect, it } from 'vitest';
import { attachmentHeader } from './attachment-header';

it('names a file in ASCII and in its own letters', () => {
  expect(attachmentHeader('Zoë (new).pdf')).toBe(
    `attachment; filename="Zoe_ (new).pdf"; filename*=UTF-8''Zo%C3%AB%20%28new%29.pdf`,
  );
});

it('does not let a name end itself or the header early', () => {
  const header = attachmentHeader('a"; filename=evil.html\r\nX: y%41\\.pdf');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header.match(/"/g)).toHaveLength(2);
});
