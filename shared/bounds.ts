/** Bounds of days and numbers in input, and of loops over days. */
export const bounds = {
  /** Earliest day for births and licenses. */
  firstDay: '1900-01-01',
  /** Earliest day for planned or recorded work. */
  firstPlannedDay: '2000-01-01',
  lastDay: '2099-12-31',
  /** Limit for days in one list: three years of analytics. Longer loops are bugs, and throw. */
  daysAtOnce: 1_100,
  /** Limit for loops that end by themselves: a lifetime. */
  daysAhead: 40_000,
  /** Maximum of versions and counters. */
  sequenceMax: 1_000_000_000,
  /** Maximum of a number in an answer. */
  numberMax: 1_000_000_000_000,
  /** Maximum of a line in a pay package, which keeps a week below the highest pay of a job. */
  packageAmountMaxCents: 100_000_00,
  /** Maximum uptime of a phone: ten years. */
  uptimeMsMax: 10 * 366 * 24 * 3_600_000,
} as const;
