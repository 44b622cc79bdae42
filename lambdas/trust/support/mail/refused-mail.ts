import type { IncomingMail } from './read-mail';

export type Refusal = 'unsafe' | 'forged' | 'automatic' | 'own';

const bulk = /\b(?:bulk|junk|list|auto_reply)\b/;
const robots = /^(?:mailer-daemon|postmaster|no-?reply|donotreply)@/;

/** Detects automatic replies (RFC 3834), mailing lists, and bounces, which could cause endless replies. */
const isAutomatic = ({ from, header }: IncomingMail): boolean => {
  const submitted = header('auto-submitted');
  return (
    (submitted !== null && submitted !== 'no') ||
    bulk.test(header('precedence') ?? '') ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => header(name) !== null) ||
    header('return-path') === '<>' ||
    (header('content-type') ?? '').startsWith('multipart/report') ||
    robots.test(from.address)
  );
};

/** Uses the SES header, above the sender's: https://docs.aws.amazon.com/ses/latest/dg/receiving-email-concepts.html */
const failed = (mail: IncomingMail, header: string): boolean => mail.header(header) === 'fail';
const authentication = (mail: IncomingMail): string => mail.header('authentication-results') ?? '';

/** Returns whether the sender's domain authenticates the email. */
export const isAuthentic = (mail: IncomingMail): boolean => /\b(?:dkim|spf)=pass\b/.test(authentication(mail));

/** Returns why an email is refused; these get no answer. */
export const refusalOf = (mail: IncomingMail, domain: string): Refusal | null => {
  if (failed(mail, 'x-ses-virus-verdict') || failed(mail, 'x-ses-spam-verdict')) return 'unsafe';
  if (/\bdmarc=fail\b/.test(authentication(mail))) return 'forged';
  if (mail.from.address.endsWith(`@${domain.toLowerCase()}`)) return 'own';
  return isAutomatic(mail) ? 'automatic' : null;
};
