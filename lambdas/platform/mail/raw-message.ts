import type { MailContent } from './markup';

/** Boundaries that never occur in base64. */
const boundaries = { alternative: '=_alternative-parts', mixed: '=_mixed-parts' } as const;
const lineEnd = '\r\n';
const wordBytes = 39;

/** Encodes RFC 2047 words without splitting a character. */
const headerText = (text: string): string => {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((it) => `=?UTF-8?B?${Buffer.from(it).toString('base64')}?=`).join(`${lineEnd} `);
};

const base64Lines = (text: string): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join(lineEnd);

const part = (text: string, ...headers: string[]): string =>
  [...headers, 'Content-Transfer-Encoding: base64', '', base64Lines(text)].join(lineEnd);

const multipart = (kind: keyof typeof boundaries, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundaries[kind]}"`,
    '',
    ...parts.flatMap((it) => [`--${boundaries[kind]}`, it]),
    `--${boundaries[kind]}--`,
    '',
  ].join(lineEnd);

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string };

type Message = MailContent & {
  from: string;
  to: string;
  headers: Record<string, string>;
  calendar?: CalendarPart | undefined;
};

/** Adds the calendar as an alternative, which makes clients show buttons, and as an attachment for others. */
const content = ({ text, html, calendar }: Message): string => {
  const words = [
    part(text, 'Content-Type: text/plain; charset=UTF-8'),
    part(html, 'Content-Type: text/html; charset=UTF-8'),
  ];
  if (!calendar) return multipart('alternative', words);
  const invitation = part(calendar.content, `Content-Type: text/calendar; charset=UTF-8; method=${calendar.method}`);
  const file = part(
    calendar.content,
    'Content-Type: application/ics; name="invite.ics"',
    'Content-Disposition: attachment; filename="invite.ics"',
  );
  return multipart('mixed', [multipart('alternative', [...words, invitation]), file]);
};

/** Builds a raw message, for options that SES can't set otherwise. Header values are trusted single ASCII lines. */
export const rawMessage = (message: Message): string =>
  [
    `From: ${message.from}`,
    `To: ${message.to}`,
    `Subject: ${headerText(message.subject)}`,
    ...Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    content(message),
  ].join(lineEnd);
