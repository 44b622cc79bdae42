import PostalMime, { type Address, type Email } from 'postal-mime';
import { limits } from '@shared/limits';
import { isPlainProse, withoutInvisible, withPlainBreaks } from '@shared/model/plain-text';
import { textOfHtml } from './html-text';
import { withoutQuote } from './quoted-text';

export type MailFile = { fileName: string; content: Buffer };
export type IncomingMail = {
  from: { address: string; name: string };
  /** In lower case. */
  recipients: readonly string[];
  subject: string;
  text: string;
  files: readonly MailFile[];
  /** First value of each, in lower case. */
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

/** Pictures within the text, such as logos in signatures, are no attachments. */
const filesOf = ({ attachments }: Email): MailFile[] =>
  attachments
    .filter(({ disposition, related }) => disposition === 'attachment' && !related)
    .slice(0, limits.attachmentsPerMessage)
    .map(({ filename, content }) => ({ fileName: filename ?? '', content: bytesOf(content) }));

export const readMail = async (raw: Buffer): Promise<IncomingMail> => {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const header = (name: string): string | null =>
    email.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? null;
  const delivered = ['delivered-to', 'x-original-to'].flatMap((name) => header(name) ?? []);
  return {
    from: { address: (email.from?.address ?? '').toLowerCase(), name: email.from?.name ?? '' },
    recipients: [...addressesOf(email.to), ...addressesOf(email.cc), ...delivered].map((it) => it.toLowerCase()),
    subject: email.subject ?? '',
    text: plain(withoutQuote(email.text ?? textOfHtml(email.html ?? ''))).slice(0, limits.ticketTextLength),
    files: filesOf(email),
    header,
  };
};
