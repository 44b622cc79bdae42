import * as z from 'zod';
import { limits } from '../limits';
import { notice } from '../text/notice';
import { CalendarConnection, CalendarWindow, ScheduleItem, ScheduleItemForm, Task, TaskForm } from '../model/calendar';
import { Day, ScheduleItemId, TaskId, Version } from '../model/fields';
import { defineRoutes } from './route';

const itemParams = z.strictObject({ scheduleItemId: ScheduleItemId });
const taskParams = z.strictObject({ taskId: TaskId });

const dayMs = 24 * 3600 * 1000;
/** Both days inclusive. */
const WindowQuery = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < limits.calendarWindowDays, {
    path: ['to'],
  });

export const calendarRoutes = defineRoutes({
  readCalendar: {
    method: 'GET',
    path: '/api/calendar',
    access: 'editProfessionalProfile',
    summary: "Get the professional's schedule, tasks, and imported busy times for a range of days.",
    query: WindowQuery,
    response: CalendarWindow,
    errors: [],
  },
  createScheduleItem: {
    method: 'POST',
    path: '/api/calendar/items',
    access: 'editProfessionalProfile',
    status: 201,
    idempotent: true,
    summary: 'Add a shift, interview, training, or meeting to the calendar.',
    body: ScheduleItemForm,
    response: ScheduleItem,
    errors: [],
  },
  updateScheduleItem: {
    method: 'PUT',
    path: '/api/calendar/items/{scheduleItemId}',
    access: 'editProfessionalProfile',
    summary: 'Update a calendar entry. `version` is the version that was edited.',
    params: itemParams,
    body: z.strictObject({ item: ScheduleItemForm, version: Version }),
    response: ScheduleItem,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteScheduleItem: {
    method: 'DELETE',
    path: '/api/calendar/items/{scheduleItemId}',
    access: 'editProfessionalProfile',
    summary: 'Delete a calendar entry.',
    params: itemParams,
    response: z.object({ scheduleItemId: ScheduleItemId }),
    errors: ['NOT_FOUND'],
  },
  createTask: {
    method: 'POST',
    path: '/api/calendar/tasks',
    access: 'editProfessionalProfile',
    status: 201,
    idempotent: true,
    summary: 'Add a task.',
    body: TaskForm,
    response: Task,
    errors: ['LIMIT_REACHED'],
  },
  updateTask: {
    method: 'PUT',
    path: '/api/calendar/tasks/{taskId}',
    access: 'editProfessionalProfile',
    summary: 'Update a task. `version` is the version that was edited.',
    params: taskParams,
    body: z.strictObject({ task: TaskForm, version: Version }),
    response: Task,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'LIMIT_REACHED'],
  },
  deleteTask: {
    method: 'DELETE',
    path: '/api/calendar/tasks/{taskId}',
    access: 'editProfessionalProfile',
    summary: 'Delete a task.',
    params: taskParams,
    response: z.object({ taskId: TaskId }),
    errors: ['NOT_FOUND'],
  },
  getCalendarConnection: {
    method: 'GET',
    path: '/api/calendar/connection',
    access: 'editProfessionalProfile',
    summary:
      "Get the secret URL of the professional's calendar feed and the calendar that busy times are imported from.",
    response: CalendarConnection,
    errors: [],
  },
  rotateCalendarFeed: {
    method: 'POST',
    path: '/api/calendar/feed',
    access: 'editProfessionalProfile',
    summary: 'Turn on the calendar feed or give it a new URL. The previous URL stops working.',
    response: CalendarConnection,
    errors: [],
  },
  stopCalendarFeed: {
    method: 'DELETE',
    path: '/api/calendar/feed',
    access: 'editProfessionalProfile',
    summary: 'Turn off the calendar feed.',
    response: CalendarConnection,
    errors: [],
  },
  importBusyTimes: {
    method: 'PUT',
    path: '/api/calendar/busy-import',
    access: 'editProfessionalProfile',
    summary:
      'Import busy times from an iCalendar URL now and every hour from then on. Without `url`, refresh from the saved URL.',
    body: z.strictObject({
      url: z
        .string()
        .trim()
        .max(2000)
        .refine((url) => URL.canParse(url), notice('calendarAddressInvalid'))
        .optional(),
    }),
    response: CalendarConnection,
    errors: ['CALENDAR_NOT_READ', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  stopBusyImport: {
    method: 'DELETE',
    path: '/api/calendar/busy-import',
    access: 'editProfessionalProfile',
    summary: 'Stop importing busy times. Deletes the saved URL and the imported times.',
    response: CalendarConnection,
    errors: [],
  },
});

/** Read by other calendars as text/calendar; not part of the web client or the OpenAPI document. */
export const calendarFeedRoutes = defineRoutes({
  readCalendarFeed: {
    method: 'GET',
    path: '/api/calendar/feeds/{token}',
    access: 'public',
    summary: 'Get the schedule behind a secret feed URL.',
    params: z.object({ token: z.string() }),
    response: z.string(),
    errors: [],
  },
});
