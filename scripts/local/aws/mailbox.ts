import { join } from 'node:path';
import { stateFile } from '../json-file';

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
  const file = stateFile<Mail[]>(dataDir && join(dataDir, 'mailbox.json'), () => [], Array.isArray);
  const mails = file.load();
  const isTo = (mail: Mail, address: string): boolean => mail.to.some((it) => bareAddress(it) === bareAddress(address));
  return {
    add(mail) {
      mails.push(mail);
      // Tests may need early emails, so nothing is dropped in memory.
      if (dataDir && mails.length > keptMails) mails.splice(0, mails.length - keptMails);
      file.save(mails);
    },
    list: (to) =>
      mails
        .filter((mail) => !to || isTo(mail, to))
        .map(readMail)
        .reverse(),
    get: (id) => {
      const mail = mails.find((it) => it.id === id);
      return mail ? readMail(mail) : null;
    },
  };
};
