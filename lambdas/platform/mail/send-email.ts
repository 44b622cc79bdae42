import { SendEmailCommand, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { environment } from '../environment';
import type { MailContent } from './markup';
import { bareAddress, domainOf } from './bare-address';
import { rawMessage, type CalendarPart } from './raw-message';
import { sdkPatience, withBudget } from '../network/patience';

/**
 * Email that isn't transactional has the address for the POST of RFC 8058 (one-click unsubscribe), and a visible
 * unsubscribe link.
 */
export type MailKind = 'transactional' | { unsubscribe: string };

const headersOf = (kind: MailKind): Record<string, string> =>
  kind === 'transactional'
    ? {}
    : { 'List-Unsubscribe': `<${kind.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export type MailAddresses = { from: string; to: string };

/**
 * `headers` are additional, each a single ASCII line. `replyTo` is the local part of an address at the sender's domain.
 * `calendar` is an invitation.
 */
export type Mail = MailContent & {
  to: string;
  kind: MailKind;
  headers?: Record<string, string>;
  replyTo?: string;
  calendar?: (addresses: MailAddresses) => Promise<CalendarPart>;
};
export type Mailer = { send(mail: Mail): Promise<void> };

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

export const createMailer = (): Mailer => {
  const client = withBudget(new SESClient(sdkPatience()));
  const { MAIL_FROM } = environment('mail');
  return {
    async send({ to, kind, subject, html, text, headers: given = {}, replyTo, calendar }) {
      const headers = {
        ...headersOf(kind),
        ...given,
        ...(replyTo !== undefined && { 'Reply-To': `${replyTo}@${domainOf(MAIL_FROM)}` }),
      };
      if (calendar || Object.keys(headers).length > 0) {
        const invitation = await calendar?.({ from: bareAddress(MAIL_FROM), to });
        const message = rawMessage({ from: MAIL_FROM, to, subject, html, text, headers, calendar: invitation });
        await client.send(
          new SendRawEmailCommand({
            Source: MAIL_FROM,
            Destinations: [to],
            RawMessage: { Data: Buffer.from(message) },
          }),
        );
        return;
      }
      await client.send(
        new SendEmailCommand({
          Source: MAIL_FROM,
          Destination: { ToAddresses: [to] },
          Message: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } },
        }),
      );
    },
  };
};
