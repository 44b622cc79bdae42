/** Of exports, deletions of accounts, and closings of organizations. */
export const dataRightsLimits = {
  /** A requested deletion of an account can be canceled this long. */
  deletionGraceDays: 30,
  /** Before the due date. */
  deletionReminderDays: 7,
  /**
   * What has to be kept about pay, after the person's other data is erased: payroll records for 3 years, time cards for 2.
   * https://www.ecfr.gov/current/title-29/section-516.5 and section-516.6
   */
  payRecordYears: 3,
  /** Between the last erased item and the proof that nothing is left. */
  erasureSettleMinutes: 5,
  /** An erasure that takes longer after its due date raises an alarm. */
  erasureLateDays: 2,
  /** Point-in-time backups of the table, and versions of files that were deleted. */
  backupDays: 35,
  /** Days after which the page of a closed job is gone. */
  closedJobPageDays: 90,
  /** A finished data export is kept this long. */
  exportDays: 7,
  /** Between two exports of the same data. */
  exportIntervalHours: 24,
  /** Runs without progress after which an export has failed. */
  exportAttempts: 5,
  /** From the request until an organization is closed for good; until then an administrator can cancel. */
  closingGraceDays: 30,
  /** Before the end of the grace period. */
  closingReminderDays: 7,
  /** Placements and timesheets that the dialog names. */
  closingObligationsShown: 10,
} as const;
