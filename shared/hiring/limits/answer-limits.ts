/** Business days for promised answers to applications, and for the consequences of missing ones. */
export const answerLimits = {
  promisedDays: { min: 2, max: 10, usual: 3 },
  /** Days after the promised day: the job shows it, stops taking applications, and Wardline closes open ones. */
  lateDays: 2,
  pausedDays: 5,
  closedDays: 15,
  /** Calendar days of answers in a job's record. */
  recordDays: 90,
  /** Answers or missed days before a record is shown. */
  recordFrom: 10,
  /** Calendar days for which answer days are stored; longer than the record and than closing the last ones takes. */
  keptDays: 130,
  /** Newest applications of a candidate to one organization that a message can answer. */
  answeredByMessage: 25,
  /** Answer days of an organization considered for its start page. */
  queueDays: 100,
  /** Local time of reminders. */
  remindedAt: '09:00',
} as const;
