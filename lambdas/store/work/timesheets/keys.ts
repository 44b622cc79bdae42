export const timesheetKeys = {
  timesheet: (placementId: string, weekStartsOn: string) => ({
    pk: `PLACEMENT#${placementId}`,
    sk: `WEEK#${weekStartsOn}`,
  }),
  earningsTotal: (userId: string, currency: string) => ({ pk: `USER#${userId}#EARNINGS`, sk: `TOTAL#${currency}` }),
  earningsMonth: (userId: string, month: string, currency: string) => ({
    pk: `USER#${userId}#EARNINGS`,
    sk: `MONTH#${month}#${currency}`,
  }),
  /** Exists while an approved timesheet is unpaid. */
  pendingPay: (userId: string, currency: string, dueOn: string, week: string) => ({
    pk: `USER#${userId}#EARNINGS`,
    sk: `PENDING#${currency}#${dueOn}#${week}`,
  }),
} as const;

export const timesheetIndexes = {
  /** gsi1: by status and Monday. */
  jobTimesheets: (jobId: string, status: string) => `JOB#${jobId}#TIMESHEETS#${status}`,
  /** gsi2 */
  professionalTimesheets: (userId: string, status: string) => `USER#${userId}#TIMESHEETS#${status}`,
  /** gsi3 */
  organizationTimesheets: (organizationId: string, status: string) => `ORG#${organizationId}#TIMESHEETS#${status}`,
  /** table: earnings counters and pending payments. */
  earnings: (userId: string) => `USER#${userId}#EARNINGS`,
} as const;
