export const coreLimits = {
  bodyBytes: 64 * 1024,
  nameLength: 80,
  emailLength: 254,
  phoneLength: 32,
  /** Bytes of folded UTF-8 in a table key, which holds at most 1,024. */
  foldedTextBytes: 512,
  reasonLength: 500,
  locationLength: 120,
  pageSize: 25,
  unreadBadgeMax: 9,
  idempotencyHours: 24,
  /** Longer than the retention of any queue. */
  processedEventDays: 15,
  /** Minimum sample size of rates and averages. */
  samplesForFigure: 5,
  uploadMinutes: 10,
  addressLength: 200,
  postalCodeLength: 20,
  urlLength: 300,
  documentBytes: 10 * 1024 * 1024,
  fileNameLength: 120,
  uploadsPerAccountPerDay: 100,
  downloadMinutes: 5,
  tagLength: 40,
} as const;
