import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { environment } from '../../platform/environment';
import { createHttpPlatform } from '../../store/http-platform';
import { createCalendarInterviews } from '../../store/hiring/interviews/calendar-interviews';
import { createConnections } from '../../store/messages/calendar/calendar-connections';
import { createFirstDays } from '../../store/work/placements/first-days';
import type { Deps } from './ports';
import { createSchedule } from '../../store/messages/calendar/schedule-item-writes';
import { createTasks } from '../../store/messages/calendar/tasks';

export const platform = createHttpPlatform();

export const deps: Deps = {
  schedule: createSchedule(platform.table),
  interviews: createCalendarInterviews(platform.table),
  firstDays: createFirstDays(platform.table),
  tasks: createTasks(platform.table),
  connections: createConnections(platform.table),
  counts: createDailyCounts(platform.table, systemClock),
  hash: platform.hash,
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
};
