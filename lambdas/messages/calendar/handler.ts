import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { serve } from '../../platform/http/serve';
import { getCalendarConnection, rotateCalendarFeed, stopBusyImport, stopCalendarFeed } from './calendar-connection';
import { deps, platform } from './deps';
import { readCalendar } from './read-calendar';
import { createScheduleItem, deleteScheduleItem, updateScheduleItem } from './schedule-items';
import { createTask, deleteTask, updateTask } from './tasks';

export const handler = serve(
  calendarRoutes,
  {
    readCalendar: ({ query, caller }) => readCalendar(deps, { userId: caller.userId, ...query }),
    createScheduleItem: ({ body, caller }) => createScheduleItem(deps, { userId: caller.userId, form: body }),
    updateScheduleItem: ({ params, body, caller }) =>
      updateScheduleItem(deps, { userId: caller.userId, ...params, form: body.item, version: body.version }),
    deleteScheduleItem: ({ params, caller }) => deleteScheduleItem(deps, { userId: caller.userId, ...params }),
    createTask: ({ body, caller }) => createTask(deps, { userId: caller.userId, form: body }),
    updateTask: ({ params, body, caller }) =>
      updateTask(deps, { userId: caller.userId, ...params, form: body.task, version: body.version }),
    deleteTask: ({ params, caller }) => deleteTask(deps, { userId: caller.userId, ...params }),
    getCalendarConnection: ({ caller }) => getCalendarConnection(deps, caller.userId),
    rotateCalendarFeed: ({ caller, language }) => rotateCalendarFeed(deps, caller.userId, language),
    stopCalendarFeed: ({ caller }) => stopCalendarFeed(deps, caller.userId),
    importBusyTimes: async ({ body, caller }) =>
      (await import('./import-on-request')).importOnRequest({ userId: caller.userId, ...body }),
    stopBusyImport: ({ caller }) => stopBusyImport(deps, caller.userId),
  },
  platform,
);
