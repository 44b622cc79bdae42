import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mailReceiver } from '@shared/platform/functions';
import { inboundMailPrefix } from '@shared/platform/media';
import { randomUUID } from 'node:crypto';
import { rawMessage } from '../../lambdas/platform/mail/raw-message';
import { localCredentials, localStage, region } from '../../scripts/local/settings';
import type { ReadMail } from './mailbox';
import type { Queues } from './queues';

export type InboundMail = {
  /** Stores the email like SES, and the bucket notifies the queue. */
  receive(raw: string | Buffer): Promise<void>;
};

/** Headers that SES adds above the sender's. */
const verdicts = [
  'X-SES-Spam-Verdict: PASS',
  'X-SES-Virus-Verdict: PASS',
  'Authentication-Results: amazonses.com; spf=pass; dkim=pass; dmarc=pass',
  '',
].join('\r\n');

export const openInboundMail = (queues: Queues, s3Endpoint: string): InboundMail => {
  const s3 = new S3Client({
    endpoint: s3Endpoint,
    region,
    credentials: localCredentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async receive(raw) {
      const key = `${inboundMailPrefix}${randomUUID()}`;
      const body = Buffer.concat([Buffer.from(verdicts), Buffer.from(raw)]);
      await s3.send(new PutObjectCommand({ Bucket: localStage.inboundMailBucket, Key: key, Body: body }));
      const records = [{ s3: { object: { key, size: body.length } } }];
      queues.of(mailReceiver.name).send(JSON.stringify({ Records: records }));
    },
  };
};

const quoted = (mail: ReadMail): string =>
  [`On ${mail.sentAt} ${mail.from} wrote:`, ...mail.text.split('\n').map((line) => `> ${line}`)].join('\n');

/** The reply that a mail program would send to a captured email. */
export const answerTo = (mail: ReadMail, text: string): string =>
  rawMessage({
    from: mail.to[0] ?? '',
    to: mail.headers?.['reply-to'] ?? mail.from,
    subject: `Re: ${mail.subject}`,
    text: `${text}\n\n${quoted(mail)}`,
    html: '',
    headers: {},
  });
