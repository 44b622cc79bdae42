import type { StoredConnection } from './ports';
import type { StoredScheduleItem } from './schedule-items';
import type { Task } from '@shared/messages/model/calendar';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const scheduleClasses = {
  ScheduleItem: {
    currency: 'content',
    date: 'operational',
    durationMinutes: 'operational',
    endTime: 'operational',
    endsAt: 'operational',
    facility: 'content',
    location: 'content',
    notes: 'content',
    rateCents: 'content',
    scheduleItemId: 'operational',
    startTime: 'operational',
    startsAt: 'operational',
    status: 'operational',
    timeZone: 'operational',
    title: 'content',
    type: 'operational',
    updatedAt: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredScheduleItem, 'userId'>,
  Task: {
    category: 'content',
    description: 'content',
    dueDate: 'operational',
    priority: 'operational',
    status: 'operational',
    taskId: 'operational',
    title: 'content',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<Task>,
  OpenTaskCount: counters,
  CalendarConnection: {
    busyImport: 'contact',
    feedLanguage: 'operational',
    feedOn: 'operational',
    generation: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<StoredConnection, 'userId'>,
  BusyTimes: {
    times: 'content',
  },
  ConnectedBusyTimes: {
    times: 'content',
  },
} as const satisfies Record<string, AttributeClasses>;
