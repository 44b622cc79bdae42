import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../lambdas/platform/text/escape-html';
import { AwsError } from '../aws/aws-error';
import type { ObjectReply } from './exchange';

type Content = string | number | boolean | readonly Elements[];
type Elements = { readonly [name: string]: Content | Elements | undefined };

const written = (elements: Elements): string =>
  Object.entries(elements)
    .flatMap(([name, content]) =>
      Array.isArray(content) ? content.map((it) => [name, it] as const) : [[name, content] as const],
    )
    .map(([name, content]) => {
      if (content === undefined) return '';
      return `<${name}>${typeof content === 'object' ? written(content as Elements) : escapeHtml(String(content))}</${name}>`;
    })
    .join('');

/** A list becomes one element per entry. */
export const xmlReply = (elements: Elements, status = 200): ObjectReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${written(elements)}`,
});

/** Texts of each element with this name. */
export const recordsIn = (body: Buffer, wanted: string): Record<string, string>[] => {
  const records: Record<string, string>[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === wanted) records.push({});
    open.push(name);
  });
  parser.on('text', (text) => {
    const record = open.includes(wanted) ? records.at(-1) : undefined;
    if (record) record[open.at(-1) ?? ''] = (record[open.at(-1) ?? ''] ?? '') + text;
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(body.toString()).close();
  } catch {
    throw new AwsError('MalformedXML', 'The XML you provided was not well-formed.');
  }
  return records;
};
