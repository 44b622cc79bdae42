export const scheduleKeys = {
  scheduleItem: (userId: string, scheduleItemId: string) => ({ pk: `USER#${userId}#SCHEDULE`, sk: scheduleItemId }),
  task: (userId: string, taskId: string) => ({ pk: `USER#${userId}#TASKS`, sk: taskId }),
  openTaskCount: (userId: string) => ({ pk: `USER#${userId}#TASKS`, sk: 'COUNT' }),
  calendarConnection: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'CONNECTION' }),
  busyTimes: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'BUSY' }),
  /** Busy times of a connected calendar, by service. */
  connectedBusyTimes: (userId: string, provider: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: `BUSY#${provider}` }),
} as const;

export const scheduleIndexes = {
  /** gsi1: by end time. */
  schedule: (userId: string) => `USER#${userId}#SCHEDULE`,
  /** gsi1: open tasks, and completed ones by day. */
  tasks: (userId: string) => `USER#${userId}#TASKS`,
  /** gsi1: imports by next refresh. */
  dueCalendars: 'CALENDARS#due',
} as const;
