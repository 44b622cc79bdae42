import { describe, expect, it } from 'vitest';
import { siteLines, SupportLines } from './support-lines';

const none = { phone: null, chat: null };
const all = { phone: '+12025550143', chat: 'https://chat.company.com/wardline' };

describe('support contacts', () => {
  it.each([none, all, { ...all, chat: null }, { ...all, phone: null }])('may be any of them: %o', (lines) => {
    expect(SupportLines.parse(lines)).toEqual(lines);
  });

  it.each(['', '(202) 555-0143', '202-555-0143', '+1 202 555 0143', '+12025550143 ext. 42', '+1', 'tel:+12025550143'])(
    'reject %j as a phone number',
    (phone) => expect(() => SupportLines.parse({ ...none, phone })).toThrow('E.164'),
  );

  it.each(['', 'chat.company.com', 'http://chat.company.com', 'javascript:alert(1)', 'https://', 'mailto:a@b.test'])(
    'reject %j as a chat URL',
    (chat) => expect(() => SupportLines.parse({ ...none, chat })).toThrow('https://'),
  );

  it('are passed to the site only if they exist', () => {
    expect(siteLines(none)).toEqual({});
    expect(siteLines(all)).toEqual({ supportPhone: all.phone, supportChat: all.chat });
    expect(siteLines({ ...all, phone: null })).toEqual({ supportChat: all.chat });
  });
});
