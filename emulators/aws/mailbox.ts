import { join } from 'node:path';
import { isRecord } from '../../scripts/local/json-file';
import { keptItems } from '../../scripts/local/kept-items';

export type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Calendar invitation or cancellation. */
  calendar?: { method: string; content: string };
  sentAt: string;
};
/** With extracted links and the six-digit code, if any. */
export type ReadMail = Mail & { links: string[]; code: string | null };

const linkPattern = /https?:\/\/[^\s"'<>)\]]+/g;
const codePattern = /(?<![\d#&/=.-])\d{6}(?![\d;])/;

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&');

export const readMail = (mail: Mail): ReadMail => ({
  ...mail,
  links: [...new Set(`${mail.text}\n${unescapeHtml(mail.html)}`.match(linkPattern) ?? [])],
  code: codePattern.exec(`${mail.subject}\n${mail.text}`)?.[0] ?? null,
});

/** "Ann <ANN@example.org>" -> "ann@example.org" */
const bareAddress = (address: string): string => (/<([^>]*)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

const keptMails = 500;

export type Mailbox = {
  add(mail: Mail): void;
  list(to?: string | null): ReadMail[];
  get(id: string): ReadMail | null;
};

export const openMailbox = (dataDir: string | null): Mailbox => {
  const kept = keptItems<Mail>(dataDir && join(dataDir, 'mailbox.jsonl'), isRecord);
  const recipients = new WeakMap<Mail, string[]>();
  const recipientsOf = (mail: Mail): string[] => {
    const found = recipients.get(mail) ?? mail.to.map(bareAddress);
    recipients.set(mail, found);
    return found;
  };
  return {
    add(mail) {
      kept.put([mail]);
      const [oldest] = kept.all.keys();
      // Tests may need early emails, so none are dropped in memory.
      if (dataDir && oldest !== undefined && kept.all.size > keptMails) kept.remove(oldest);
    },
    list(to) {
      const address = to && bareAddress(to);
      const mails = [...kept.all.values()];
      const found = address ? mails.filter((mail) => recipientsOf(mail).includes(address)) : mails;
      return found.map(readMail).reverse();
    },
    get: (id) => {
      const mail = kept.all.get(id);
      return mail ? readMail(mail) : null;
    },
  };
};
