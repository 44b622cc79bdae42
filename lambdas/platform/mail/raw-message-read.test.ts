import fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { rawMessage } from './raw-message';

// Parses with an independent library, unlike the local mailbox.

const from = 'Wardline <no-reply@wardline.test>';
const to = 'ann@example.test';
const line = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const body = fc.string({ unit: 'grapheme', maxLength: 400 });
/** Ignores the parser's line endings and final line break. */
const lines = (text: string | undefined): string => (text ?? '').replace(/\r\n?/g, '\n').replace(/\n+$/, '');
const bytesOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const read = (message: Partial<Parameters<typeof rawMessage>[0]>): Promise<Email> =>
  PostalMime.parse(
    rawMessage({ from, to, subject: 'Interview', text: 'Text', html: '<p>Text</p>', headers: {}, ...message }),
  );

describe('a raw message in another mail parser', () => {
  it('has the addresses, the subject, both texts and the headers', async () => {
    const property = fc.asyncProperty(line, body, body, async (subject, text, html) => {
      const email = await read({ subject, text, html, headers: { 'List-Unsubscribe': '<https://site.test/x>' } });
      expect(email.from).toMatchObject({ name: 'Wardline', address: 'no-reply@wardline.test' });
      expect(email.to).toMatchObject([{ address: to }]);
      expect(email.subject ?? '').toBe(subject);
      expect(lines(email.text)).toBe(lines(text));
      expect(lines(email.html)).toBe(lines(html));
      expect(email.headers).toContainEqual(
        expect.objectContaining({ key: 'list-unsubscribe', value: '<https://site.test/x>' }),
      );
      expect(email.attachments).toEqual([]);
    });
    await fc.assert(property);
  });

  it('has the invitation as an alternative with its method and as a file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Entrevista à 10 h\r\nEND:VCALENDAR\r\n';
    const { attachments } = await read({ calendar: { method: 'CANCEL', content } });
    expect(
      attachments.map(({ mimeType, method, filename, disposition }) => [mimeType, method, filename, disposition]),
    ).toEqual([
      ['text/calendar', 'CANCEL', null, null],
      ['application/ics', undefined, 'invite.ics', 'attachment'],
    ]);
    for (const { content: bytes } of attachments) expect(lines(bytesOf(bytes))).toBe(lines(content));
  });
});
