import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error';
import type { Mail, Mailbox } from './mailbox';
import { readRawMessage } from './raw-mail';

const listOf = (form: URLSearchParams, prefix: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);

const isAddress = (address: string): boolean => /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(address);

const keep = (mailbox: Mailbox, mail: Omit<Mail, 'id' | 'sentAt'>): string => {
  if (mail.to.length === 0 || ![mail.from, ...mail.to].every(isAddress)) {
    throw new AwsError('InvalidParameterValue', 'Missing or malformed address.');
  }
  if (!(mail.text || mail.html)) throw new AwsError('InvalidParameterValue', 'Empty message.');
  const id = randomUUID();
  mailbox.add({ ...mail, id, sentAt: new Date().toISOString() });
  return id;
};

const sendEmail = (form: URLSearchParams, mailbox: Mailbox): string => {
  const subject = form.get('Message.Subject.Data');
  if (subject === null) throw new AwsError('InvalidParameterValue', 'Empty message.');
  return keep(mailbox, {
    from: form.get('Source') ?? '',
    to: ['To', 'Cc', 'Bcc'].flatMap((kind) => listOf(form, `Destination.${kind}Addresses`)),
    subject,
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
  });
};

const sendRawEmail = (form: URLSearchParams, mailbox: Mailbox): string => {
  const message = readRawMessage(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString());
  return keep(mailbox, {
    ...message,
    from: form.get('Source') ?? message.from,
    to: listOf(form, 'Destinations'),
  });
};

const actions: Record<string, typeof sendEmail> = { SendEmail: sendEmail, SendRawEmail: sendRawEmail };

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** SES v1 (query protocol, XML): emails go to the mailbox page. */
export const answerSes = (form: URLSearchParams, mailbox: Mailbox): string => {
  const action = form.get('Action') ?? 'this';
  const send = actions[action];
  if (!send) throw new AwsError('InvalidAction', `The local mailbox does not take ${action}.`);
  const id = send(form, mailbox);
  return `<${action}Response xmlns="${namespace}"><${action}Result><MessageId>${id}</MessageId></${action}Result><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></${action}Response>`;
};

export const sesErrorXml = ({ code, message }: AwsError): string =>
  `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
