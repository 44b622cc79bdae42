/** MIME parts as mail clients write them. */
export type Encoding = '8bit' | 'quoted-printable' | 'base64';

const bytesAsQuoted = (line: string): string =>
  [...Buffer.from(line)]
    .map((byte) =>
      byte === 0x3d || byte > 0x7e || byte < 0x20
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCodePoint(byte),
    )
    .join('');

/** Soft breaks keep lines short and never split an encoded byte. */
const quotedPrintable = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const tokens =
        bytesAsQuoted(line)
          .replace(/ $/, '=20')
          .match(/=[0-9A-F]{2}|./g) ?? [];
      const lines: string[] = [];
      let current = '';
      for (const token of tokens) {
        if (current.length + token.length > 72) {
          lines.push(current);
          current = '';
        }
        current += token;
      }
      lines.push(current);
      return lines.join('=\r\n');
    })
    .join('\r\n');

const base64 = (content: Buffer): string => (content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');

const encoded = (text: string, encoding: Encoding): string => {
  if (encoding === 'base64') return base64(Buffer.from(text));
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text.replaceAll('\n', '\r\n');
};

export const textPart = (text: string, encoding: Encoding, type = 'text/plain; charset=utf-8'): string =>
  [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, '', encoded(text, encoding)].join('\r\n');

export const htmlPart = (html: string, encoding: Encoding): string =>
  textPart(html, encoding, 'text/html; charset=utf-8');

const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

export type FilePart = {
  name: string;
  type: string;
  content: Buffer;
  disposition?: 'attachment' | 'inline';
  id?: string;
  /** The encoding of its file name. */
  naming?: 'plain' | 'word' | 'extended';
};

export const filePart = ({ name, type, content, disposition, id, naming = 'plain' }: FilePart): string => {
  const named = {
    plain: `filename="${name}"`,
    word: `filename="${encodedWord(name)}"`,
    extended: `filename*=UTF-8''${encodeURIComponent(name)}`,
  }[naming];
  return [
    `Content-Type: ${type}; name="${naming === 'plain' ? name : encodedWord(name)}"`,
    ...(disposition ? [`Content-Disposition: ${disposition};\r\n ${named}`] : []),
    ...(id === undefined ? [] : [`Content-ID: <${id}>`]),
    ...['Content-Transfer-Encoding: base64', '', base64(content)],
  ].join('\r\n');
};

export const multipart = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join('\r\n');

export const message = (headers: Record<string, string>, body: string): Buffer =>
  Buffer.from(
    [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), 'MIME-Version: 1.0', body].join('\r\n'),
  );
