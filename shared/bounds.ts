/** Days and numbers that a person or another system can mean, and how far loops over days go. */
export const bounds = {
  /** Births and licenses of people at work. */
  firstDay: '1900-01-01',
  /** What is planned or recorded here. */
  firstPlannedDay: '2000-01-01',
  lastDay: '2099-12-31',
  /** Three years of analytics. Longer loops are mistakes, and throw. */
  daysAtOnce: 1_100,
  /** A life. Of loops that end by themselves. */
  daysAhead: 40_000,
  /** Of versions, and of numbers that count up. */
  sequenceMax: 1_000_000_000,
  /** Of a typed answer. */
  numberMax: 1_000_000_000_000,
  /** Of a line of a pay package: with it, a week stays below what a job may pay. */
  packageAmountMaxCents: 100_000_00,
  /** Milliseconds that a phone has been on: ten years. */
  uptimeMsMax: 10 * 366 * 24 * 3_600_000,
} as const;
