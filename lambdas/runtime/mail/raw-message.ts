import type { MailContent } from './markup';

/** No encoded part holds it: base64 knows neither of its punctuation marks. */
const boundary = '=_alternative-parts';
const lineEnd = '\r\n';
/** Bytes that one encoded word of a header carries at most. */
const wordBytes = 39;

/** RFC 2047: words of UTF-8 in base64, cut between characters. */
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

const part = (type: string, text: string): string =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(text),
  ].join(lineEnd);

type Message = MailContent & { from: string; to: string; headers: Record<string, string> };

/** A whole message, for headers that SES sets in no other way. Header values are ours: one line of ASCII each. */
export const rawMessage = ({ from, to, subject, text, html, headers }: Message): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${headerText(subject)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', text),
    part('text/html', html),
    `--${boundary}--`,
    '',
  ].join(lineEnd);
