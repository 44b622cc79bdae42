/** Limits of exports, account deletions, and closings of organizations. */
export const dataRightsLimits = {
  /** Days in which a requested account deletion can be canceled. */
  deletionGraceDays: 30,
  /** Days before the due date. */
  deletionReminderDays: 7,
  /**
   * Years to keep pay data after the person's other data is erased: payroll records for 3 years, time cards for 2.
   * https://www.ecfr.gov/current/title-29/section-516.5 and section-516.6
   */
  payRecordYears: 3,
  /** Wait between the last erased item and the proof that nothing is left. */
  erasureSettleMinutes: 5,
  /** Days after the due date until an unfinished erasure raises an alarm. */
  erasureLateDays: 2,
  /** Retention of point-in-time backups of the table and versions of deleted files. */
  backupDays: 35,
  /** Days until the page of a closed job is removed. */
  closedJobPageDays: 90,
  /** Days until a finished data export is deleted. */
  exportDays: 7,
  /** Hours between two exports of the same data. */
  exportIntervalHours: 24,
  /** Runs without progress after which an export has failed. */
  exportAttempts: 5,
  /** Days from the request until an organization is closed for good; an administrator can cancel before. */
  closingGraceDays: 30,
  /** Days before the end of the grace period. */
  closingReminderDays: 7,
  /** Maximum number of placements and timesheets in the dialog. */
  closingObligationsShown: 10,
} as const;
