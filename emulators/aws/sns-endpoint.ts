import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error';
import type { TextOutbox } from './text-outbox';

const namespace = 'http://sns.amazonaws.com/doc/2010-03-31/';

/** SNS (query protocol), text messages only: stored instead of sent. */
export const answerSns = (form: URLSearchParams, outbox: TextOutbox): string => {
  const [phone, text] = [form.get('PhoneNumber') ?? '', form.get('Message') ?? ''];
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) {
    throw new AwsError('InvalidParameter', 'Invalid parameter: PhoneNumber is not in E.164 format.');
  }
  if (!text) throw new AwsError('InvalidParameter', 'Invalid parameter: Empty message.');
  const id = randomUUID();
  outbox.add({ id, phone, text, sentAt: new Date().toISOString() });
  return `<PublishResponse xmlns="${namespace}"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`;
};
