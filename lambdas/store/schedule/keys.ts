export const scheduleKeys = {
  scheduleItem: (userId: string, scheduleItemId: string) => ({ pk: `USER#${userId}#SCHEDULE`, sk: scheduleItemId }),
  task: (userId: string, taskId: string) => ({ pk: `USER#${userId}#TASKS`, sk: taskId }),
  openTaskCount: (userId: string) => ({ pk: `USER#${userId}#TASKS`, sk: 'COUNT' }),
  calendarConnection: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'CONNECTION' }),
  busyTimes: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'BUSY' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const scheduleIndexes = {
  /** gsi1: by when they end. */
  schedule: (userId: string) => `USER#${userId}#SCHEDULE`,
  /** gsi1: open ones, and completed ones by day. */
  tasks: (userId: string) => `USER#${userId}#TASKS`,
  /** gsi1: imported calendars by when they are read again. */
  dueCalendars: 'CALENDARS#due',
} as const;
