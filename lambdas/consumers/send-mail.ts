import { systemClock } from '../runtime/clock';
import { createHeldMail } from '../runtime/digest-repository';
import { environment } from '../runtime/environment';
import { createStageHash } from '../runtime/stage-hash';
import { createMailer } from '../runtime/mail/mail-gateway';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createEventReader } from './event-reader-repository';
import { mailPeople } from './mail-people';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = {
  reader: createEventReader(table),
  mailer: createMailer(),
  settings: createNotificationSettings(table),
  held: createHeldMail(table),
  hash: createStageHash(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-mail',
  (event) => mailPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
