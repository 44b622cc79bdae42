import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { environment } from '../runtime/environment';
import { createHttpPlatform } from '../runtime/http-platform';
import { createCalendarInterviews } from './calendar-interview-repository';
import { createConnections } from './connection-repository';
import type { Deps } from './ports';
import { createSchedule } from './schedule-item-repository';
import { createTasks } from './task-repository';

export const platform = createHttpPlatform();

export const deps: Deps = {
  schedule: createSchedule(platform.table),
  interviews: createCalendarInterviews(platform.table),
  tasks: createTasks(platform.table),
  connections: createConnections(platform.table),
  counts: createDailyCounts(platform.table, systemClock),
  hash: platform.hash,
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
};
