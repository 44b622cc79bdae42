/** Templates and patterns of shifts, and shifts that are published together. */
export const shiftPlanLimits = {
  templatesPerOrganization: 100,
  patternsPerOrganization: 100,
  skippedDays: 60,
  /** Shifts of a pattern are written so far ahead. */
  patternWeeksAhead: 8,
  /** Days that a pattern couldn't plan and still tells of. */
  missedDaysKept: 20,

  rows: 2000,
  /** Rows that are written with one request. */
  rowsAtOnce: 25,
  /** Shifts of a unit's day that fit one transaction of 25 items, each with its clock and how people are asked for it. */
  shiftsAtOnce: 7,
  csvBytes: 400_000,
  undoMinutes: 10,
  /** Identical shifts of a unit's day that were canceled, one after the other. */
  generations: 10,
} as const;
