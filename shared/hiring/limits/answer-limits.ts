/** Answers to applications: what an employer promises, and what follows if no answer comes. In business days. */
export const answerLimits = {
  promisedDays: { min: 2, max: 10, usual: 3 },
  /** After the promised day: the job says so, takes no applications, and Wardline closes what is left. */
  lateDays: 2,
  pausedDays: 5,
  closedDays: 15,
  /** Calendar days of answers that a job's record counts. */
  recordDays: 90,
  /** Answers or missed days before a record is shown. */
  recordFrom: 10,
  /** Calendar days for which answer days are kept; longer than the record, and than it takes to close the last ones. */
  keptDays: 130,
  /** Newest applications of a candidate to one organization that a message can answer. */
  answeredByMessage: 25,
  /** Answer days of an organization that its start page looks at. */
  queueDays: 100,
  /** Local time of reminders. */
  remindedAt: '09:00',
} as const;
