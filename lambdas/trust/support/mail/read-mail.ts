import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { limits } from '@shared/limits';
import { isPlainProse, withoutInvisible, withPlainBreaks } from '@shared/core/model/plain-text';
import { textOfHtml } from './html-text';
import { withoutQuote } from './quoted-text';

export type MailFile = { fileName: string; content: Buffer };
export type IncomingMail = {
  from: { address: string; name: string };
  /** Addresses in lower case. */
  recipients: readonly string[];
  subject: string;
  /** Text without quotes. */
  text: string;
  /** Text with quotes; null if there are none. */
  original: string | null;
  files: readonly MailFile[];
  /** First value of the header, in lower case. */
  header(name: string): string | null;
};

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((it) => [...(it.address ? [it.address] : []), ...addressesOf(it.group)]);

const plain = (text: string): string => {
  const lines = withPlainBreaks(text).trim();
  if (isPlainProse(lines)) return lines;
  return lines
    .split('\n')
    .map((line) => withoutInvisible(line))
    .join('\n')
    .toWellFormed();
};

const bytesOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

/** Maximum size of logos and icons in the text. */
const decorationBytes = 10 * 1024;

/** Leaves out small or repeated pictures shown in the text. A phone's photo is an attachment. */
const filesOf = ({ attachments, html = '' }: Email): MailFile[] => {
  const seen = new Set<string>();
  return attachments.flatMap(({ filename, content, contentId, mimeType }) => {
    const file = { fileName: filename ?? '', content: bytesOf(content) };
    const id = contentId?.replace(/^<|>$/g, '') ?? '';
    const isShown = id !== '' && mimeType.startsWith('image/') && html.includes(`cid:${id}`);
    const digest = createHash('sha256').update(file.content).digest('base64');
    const isDecoration = isShown && (file.content.length <= decorationBytes || seen.has(digest));
    seen.add(digest);
    return isDecoration ? [] : file;
  });
};

const isOf = (address: string, domain: string): boolean =>
  domain !== '' && address.endsWith(`@${domain.toLowerCase()}`);

/** Parses an email. `domain`: domain of our own addresses. */
export const readMail = async (raw: Buffer, domain = ''): Promise<IncomingMail> => {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const header = (name: string): string | null =>
    email.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? null;
  const delivered = ['delivered-to', 'x-original-to'].flatMap((name) => header(name) ?? []);
  const address = (email.from?.address ?? '').toLowerCase();
  const whole = plain(email.text?.trim() ? email.text : textOfHtml(email.html ?? ''));
  const text = withoutQuote(whole, (it) => it === address || isOf(it, domain));
  return {
    from: { address, name: email.from?.name ?? '' },
    recipients: [...addressesOf(email.to), ...addressesOf(email.cc), ...delivered].map((it) => it.toLowerCase()),
    subject: email.subject ?? '',
    text: text.slice(0, limits.ticketMailLength),
    original: text === whole ? null : whole.slice(0, limits.ticketMailLength),
    files: filesOf(email),
    header,
  };
};
