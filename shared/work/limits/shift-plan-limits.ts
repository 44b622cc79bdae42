/** Limits of shift templates, patterns, and shifts published together. */
export const shiftPlanLimits = {
  templatesPerOrganization: 100,
  patternsPerOrganization: 100,
  skippedDays: 60,
  /** Weeks ahead for which shifts of a pattern are created. */
  patternWeeksAhead: 8,
  /** Failed days that a pattern remembers. */
  missedDaysKept: 20,

  rows: 2000,
  /** Rows written per request. */
  rowsAtOnce: 25,
  /** Shifts per unit and day that fit one transaction of 25 items, with their schedule and invitations. */
  shiftsAtOnce: 7,
  csvBytes: 400_000,
  undoMinutes: 10,
  /** Identical shifts of a unit and day canceled one after the other. */
  generations: 10,
} as const;
