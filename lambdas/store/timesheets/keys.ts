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
  /** Exists while an approved week waits for its payment. */
  pendingPay: (userId: string, currency: string, dueOn: string, week: string) => ({
    pk: `USER#${userId}#EARNINGS`,
    sk: `PENDING#${currency}#${dueOn}#${week}`,
  }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const timesheetIndexes = {
  /** gsi1: weeks of a posting's placements in a status, by their Monday. */
  jobTimesheets: (jobId: string, status: string) => `JOB#${jobId}#TIMESHEETS#${status}`,
  /** gsi2 */
  professionalTimesheets: (userId: string, status: string) => `USER#${userId}#TIMESHEETS#${status}`,
  /** gsi3 */
  organizationTimesheets: (organizationId: string, status: string) => `ORG#${organizationId}#TIMESHEETS#${status}`,
  /** table: counters of earnings by month and currency, and what is to be paid by when. */
  earnings: (userId: string) => `USER#${userId}#EARNINGS`,
} as const;
