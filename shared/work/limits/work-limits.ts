export const workLimits = {
  hoursPerShift: { min: 4, max: 24 },
  shiftsPerWeekMax: 7,
  weeklyShiftHoursMax: 72,
  /** Weekly hours above which the form warns. */
  weeklyShiftHoursUsual: 60,
  hoursPerWeekMax: 168,
  /** Weeks of a professional in one status. */
  weeksOfEarnings: 500,
  timesheetNoteLength: 200,
  /** Days from approval to payment. */
  payDueDays: 14,
  payReferenceLength: 80,
  printedTimesheetsPerReaderPerDay: 100,
  countedPlacements: 100,
} as const;
