const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());

const splitMessage = (message: string): { headers: Record<string, string>; body: string } => {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
};

export type RawMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** By name in lower case. */
  headers: Record<string, string>;
};

/** A message as the product writes them: two alternatives in base64. */
export const readRawMessage = (message: string): RawMail => {
  const { headers, body } = splitMessage(message);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitMessage(part.trimStart()))
    : [];
  const contentOf = (type: string): string => {
    const part = parts.find((it) => it.headers['content-type']?.startsWith(type));
    return part ? Buffer.from(part.body, 'base64').toString() : '';
  };
  return {
    from: headers['from'] ?? '',
    to: (headers['to'] ?? '').split(/,\s*/).filter(Boolean),
    subject: decodeWords(headers['subject'] ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
    headers,
  };
};
