export const decisionDayKeys = {
  /** Staff decisions of a day, and how many were on time. */
  decisionDay: (day: string) => ({ pk: 'DECISIONS#DAYS', sk: day }),
} as const;

export const decisionDayIndexes = {
  /** table: by day */
  decisionDays: 'DECISIONS#DAYS',
} as const;
