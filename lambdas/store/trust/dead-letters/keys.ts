export const deadLetterKeys = {
  /** Kept for two years. */
  deadLetterDecision: (at: string, messageId: string) => ({ pk: 'DEAD_LETTERS', sk: `${at}#${messageId}` }),
} as const;
