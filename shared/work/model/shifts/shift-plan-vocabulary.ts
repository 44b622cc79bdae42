/** Problems of file rows; other problems are those of a shift. */
export const csvProblems = [
  'unit_unknown',
  'profession_unknown',
  'date_unreadable',
  'time_unreadable',
  'headcount_unreadable',
  'rate_unreadable',
  'rate_missing',
] as const;
export type CsvProblem = (typeof csvProblems)[number];

export const planProblems = [
  ...csvProblems,
  'start_past',
  'start_soon',
  'too_far',
  'no_time',
  'too_short',
  'too_long',
  'long_not_allowed',
  'profession_missing',
  'too_many_professions',
  'profession_of_other_unit',
  'headcount',
  'day_full',
  'under_minimum',
  'under_card',
  'contractor_refused',
  'break_rule_missing',
  'over_budget',
  'twin',
] as const;

export const planWarnings = ['short_rest', 'holiday', 'clock_change'] as const;

/** Outcome of a row. `exists`: another run has planned the same shift. */
export const rowOutcomes = ['created', 'exists', 'refused'] as const;

/** Shifts of a pattern that a change affects. Those with bookings or requests stay unchanged. */
export const patternReaches = ['later', 'unbooked'] as const;
export type PatternReach = (typeof patternReaches)[number];
