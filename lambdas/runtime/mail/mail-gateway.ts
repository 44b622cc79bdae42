import { SendEmailCommand, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { environment } from '../environment';
import type { MailContent } from './markup';
import { rawMessage } from './raw-message';

/** `headers` come beside the usual ones: names to one line of ASCII. */
export type Mail = MailContent & { to: string; headers?: Record<string, string> };
export type Mailer = { send(mail: Mail): Promise<void> };

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Sends through SES from the stage's address. */
export const createMailer = (): Mailer => {
  const client = new SESClient({});
  const { MAIL_FROM } = environment('mail');
  return {
    async send({ to, subject, html, text, headers }) {
      if (headers) {
        const message = rawMessage({ from: MAIL_FROM, to, subject, html, text, headers });
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
