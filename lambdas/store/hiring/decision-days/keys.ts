export const decisionDayKeys = {
  /** What staff decided on this day, and how much of it in the promised time. */
  decisionDay: (day: string) => ({ pk: 'DECISIONS#DAYS', sk: day }),
} as const;

export const decisionDayIndexes = {
  /** table: by day */
  decisionDays: 'DECISIONS#DAYS',
} as const;
