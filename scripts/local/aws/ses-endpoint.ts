import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error';
import type { Mailbox } from './mailbox';

const listOf = (form: URLSearchParams, prefix: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);

const isAddress = (address: string): boolean => /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(address);

const sendEmail = (form: URLSearchParams, mailbox: Mailbox): string => {
  const to = ['To', 'Cc', 'Bcc'].flatMap((kind) => listOf(form, `Destination.${kind}Addresses`));
  const from = form.get('Source') ?? '';
  const subject = form.get('Message.Subject.Data');
  const text = form.get('Message.Body.Text.Data') ?? '';
  const html = form.get('Message.Body.Html.Data') ?? '';
  if (to.length === 0 || ![from, ...to].every(isAddress)) {
    throw new AwsError('InvalidParameterValue', 'Missing or malformed address.');
  }
  if (subject === null || !(text || html)) throw new AwsError('InvalidParameterValue', 'Empty message.');
  const id = randomUUID();
  mailbox.add({ id, from, to, subject, text, html, sentAt: new Date().toISOString() });
  return id;
};

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** SES version 1 (AWS query protocol): mails go to the mailbox page instead of leaving the machine. Answers XML. */
export const answerSes = (form: URLSearchParams, mailbox: Mailbox): string => {
  const action = form.get('Action');
  if (action !== 'SendEmail')
    throw new AwsError('InvalidAction', `The local mailbox does not take ${action ?? 'this'}.`);
  const id = sendEmail(form, mailbox);
  return `<SendEmailResponse xmlns="${namespace}"><SendEmailResult><MessageId>${id}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></SendEmailResponse>`;
};

export const sesErrorXml = ({ code, message }: AwsError): string =>
  `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
