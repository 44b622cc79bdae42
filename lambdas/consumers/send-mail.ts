import { systemClock } from '../runtime/clock';
import { environment } from '../runtime/environment';
import { createStageHash } from '../runtime/stage-hash';
import { createMailer } from '../runtime/mail/mail-gateway';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createEventReader } from './event-reader-repository';
import { mailPeople } from './mail-people';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = {
  reader: createEventReader(table),
  mailer: createMailer(),
  hash: createStageHash(),
  siteUrl: environment('site').SITE_URL,
};

export const handler = consumeQueue(
  'send-mail',
  (event) => mailPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
