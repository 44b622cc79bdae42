const own = (userId: string): string => `USER#${userId}#PAYOUTS`;

export const payoutKeys = {
  payoutAccount: (userId: string) => ({ pk: own(userId), sk: 'ACCOUNT' }),
  payout: (userId: string, payoutId: string) => ({ pk: own(userId), sk: `PAYOUT#${payoutId}` }),
  /** Payouts from an organization's balance. */
  shiftFunds: (organizationId: string) => ({ pk: `BILLING#${organizationId}`, sk: 'SHIFTFUNDS' }),
} as const;

export const payoutIndexes = {
  /** table: the account and its payouts. */
  ownPayouts: own,
  /** gsi3: by the time of the next step. */
  duePayouts: 'PAYOUTS#due',
} as const;
