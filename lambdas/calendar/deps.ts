import { functionTimeoutSeconds } from '@shared/platform/timing';
import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { environment } from '../runtime/environment';
import { createHttpPlatform } from '../runtime/http-platform';
import { createCalendarSource } from './calendar-source';
import { createConnections } from './connection-repository';
import { network } from './network';
import type { Deps } from './ports';
import { createSchedule } from './schedule-item-repository';
import { createSealedText } from './sealed-text';
import { createTasks } from './task-repository';

export const platform = createHttpPlatform();

/** What reading the file and keeping the times takes at most. */
const restSeconds = 4;

export const deps: Deps = {
  schedule: createSchedule(platform.table),
  tasks: createTasks(platform.table),
  connections: createConnections(platform.table),
  source: createCalendarSource(network),
  sealed: createSealedText(platform.hash),
  counts: createDailyCounts(platform.table, systemClock),
  hash: platform.hash,
  clock: systemClock,
  readSeconds: functionTimeoutSeconds - restSeconds,
  siteUrl: environment('site').SITE_URL,
};
