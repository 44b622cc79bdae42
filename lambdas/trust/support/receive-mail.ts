import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { createUploads } from '../../platform/files/uploads';
import { createCursors } from '../../platform/http/cursor';
import { lazyDependency } from '../../platform/lazy-dependency';
import { log } from '../../platform/logger';
import { domainOf } from '../../platform/mail/bare-address';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createGuestTickets } from '../../store/trust/tickets/guest-tickets';
import { createTickets } from '../../store/trust/tickets/tickets';
import { takeMail } from './mail/take-mail';
import type { ReceiveDeps } from './ports';

const table = openTable();
const hash = createStageHash();

const deps: ReceiveDeps = {
  tickets: createTickets(table, createCursors(hash), systemClock),
  guests: createGuestTickets(table, systemClock),
  accounts: createAccountReader(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  quarantine: lazyDependency(async () => (await import('./mail/received-mails-gateway')).createQuarantine()),
  mails: lazyDependency(async () => (await import('./mail/received-mails-gateway')).createReceivedMails()),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  mailer: lazyDependency(async () => (await import('../../platform/mail/send-email')).createMailer()),
  hash,
  token: () => randomBytes(32).toString('base64url'),
  siteUrl: environment('site').SITE_URL,
  domain: domainOf(environment('mail').MAIL_FROM),
  clock: systemClock,
};
const processed = createProcessedEvents(table, systemClock);

/** Message from the bucket; S3 also sends a test message without records. */
const Stored = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string(), size: z.number() }) }) })).default([]),
});

const take = async (body: string): Promise<void> => {
  for (const { s3 } of Stored.parse(JSON.parse(body)).Records) {
    const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
    await processed.once('receive-mail', key, async () => {
      log.info('mail', await takeMail(deps, { key, bytes: s3.object.size }));
    });
  }
};

export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { body, messageId } of Records) {
    try {
      await take(body);
    } catch (error) {
      log.error('mail failed', error, { messageId });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
