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

type Part = { headers: Record<string, string>; body: string };

const partsOf = ({ headers, body }: Part): Part[] => {
  const boundary = /^multipart\/.*boundary="([^"]+)"/i.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(splitMessage(part.trimStart())));
};

export type RawMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar?: { method: string; content: string };
};

/** Parses messages in the product's format: base64 alternatives and attachments. */
export const readRawMessage = (message: string): RawMail => {
  const whole = splitMessage(message);
  const parts = partsOf(whole);
  const partOf = (type: string): Part | undefined =>
    parts.find((it) => it.headers['content-type']?.startsWith(type) && !it.headers['content-disposition']);
  const contentOf = (part: Part | undefined): string => (part ? Buffer.from(part.body, 'base64').toString() : '');
  const invitation = partOf('text/calendar');
  return {
    from: whole.headers['from'] ?? '',
    to: (whole.headers['to'] ?? '').split(/,\s*/).filter(Boolean),
    subject: decodeWords(whole.headers['subject'] ?? ''),
    text: contentOf(partOf('text/plain')),
    html: contentOf(partOf('text/html')),
    headers: whole.headers,
    ...(invitation && {
      calendar: {
        method: /method=(\w+)/.exec(invitation.headers['content-type'] ?? '')?.[1] ?? '',
        content: contentOf(invitation),
      },
    }),
  };
};
