import * as z from 'zod';
import { limits } from '../../limits';
import {
  CalendarAddress,
  CalendarConnection,
  CalendarWindow,
  ScheduleItem,
  ScheduleItemForm,
  Task,
  TaskForm,
} from '../model/calendar';
import { ScheduleItemId, TaskId, Version } from '../../core/model/fields';
import { PlannedDay, ranged } from '../../core/model/given-times';
import { defineRoutes } from '../../core/api/route';

const itemParams = z.strictObject({ scheduleItemId: ScheduleItemId });
const taskParams = z.strictObject({ taskId: TaskId });

const WindowQuery = ranged(
  z.strictObject({ from: PlannedDay, to: PlannedDay }),
  { from: 'from', to: 'to' },
  { days: limits.calendarWindowDays },
);

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
    cost: 'create',
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
    cost: 'create',
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
    cost: 'slow',
    summary:
      'Import busy times from an iCalendar URL now and every hour from then on. Without `url`, refresh from the saved URL.',
    body: z.strictObject({
      url: CalendarAddress.optional(),
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

/** Read by other calendars as text/calendar; not in the web client or the OpenAPI document. */
export const calendarFeedRoutes = defineRoutes({
  readCalendarFeed: {
    method: 'GET',
    path: '/api/calendar/feeds/{token}',
    access: 'public',
    summary: 'Get the schedule behind a secret feed URL.',
    params: z.strictObject({ token: z.string() }),
    response: z.string(),
    errors: [],
  },
});
