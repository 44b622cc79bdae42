import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRawMessage } from '../../../emulators/aws/raw-mail';
import { rawMessage } from './raw-message';

const from = 'Wardline <no-reply@wardline.test>';
const to = 'ann@example.test';
const headers = { 'List-Unsubscribe': '<https://site.test/x>' };
const line = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const body = fc.string({ unit: 'grapheme', maxLength: 400 });

describe('a raw message', () => {
  it('round-trips any content', () => {
    fc.assert(
      fc.property(line, body, body, (subject, text, html) => {
        const message = rawMessage({ from, to, subject, text, html, headers });
        const read = readRawMessage(message);
        expect(read).toMatchObject({ from, to: [to], subject, text, html });
        expect(read.headers['list-unsubscribe']).toBe('<https://site.test/x>');
      }),
    );
  });

  it('carries an invitation as an alternative and as a file', () => {
    fc.assert(
      fc.property(body, body, body, (text, html, content) => {
        const calendar = { method: 'REQUEST', content } as const;
        const message = rawMessage({ from, to, subject: 'Interview', text, html, headers: {}, calendar });
        expect(readRawMessage(message)).toMatchObject({ text, html, calendar });
        expect(message).toMatch(/^Content-Type: multipart\/mixed; /m);
        expect(message).toMatch(/^Content-Type: multipart\/alternative; /m);
        expect(message).toContain('Content-Type: text/calendar; charset=UTF-8; method=REQUEST\r\n');
        expect(message).toContain('Content-Disposition: attachment; filename="invite.ics"\r\n');
      }),
    );
  });

  it('has short ASCII lines', () => {
    const message = rawMessage({
      from,
      to,
      subject: 'Ärzte – '.repeat(20),
      text: 'é'.repeat(500),
      html: '<p>',
      headers,
    });
    expect(message).toMatch(/^[\x20-\x7e\r\n]*$/);
    for (const part of message.split('\r\n')) expect(part.length).toBeLessThanOrEqual(78);
  });
});
