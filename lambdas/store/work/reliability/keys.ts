/** Ledger of a professional or an organization. */
const ledger = (ownerId: string): string => `LEDGER#${ownerId}`;

export const reliabilityKeys = {
  reliabilityEvent: (ownerId: string, eventId: string) => ({ pk: ledger(ownerId), sk: `EVENT#${eventId}` }),
  reliabilitySummary: (ownerId: string) => ({ pk: ledger(ownerId), sk: 'SUMMARY' }),
  returnAnswer: (userId: string, organizationId: string) => ({
    pk: `USER#${userId}`,
    sk: `WOULD_RETURN#${organizationId}`,
  }),
} as const;

export const reliabilityIndexes = {
  /** table: its events by day, and its summary */
  ledger,
} as const;
