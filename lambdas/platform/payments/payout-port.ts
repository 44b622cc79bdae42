export type ProviderPayout = {
  providerPayoutId: string;
  status: 'sent' | 'paid' | 'failed';
  /** YYYY-MM-DD */
  arrivesOn: string;
  /** The provider's own word, such as `account_closed`. */
  failure: string | null;
};

/** Pays people. A write with the same key happens once. */
export type PayoutProvider = {
  /** Gives the person an account there. */
  onboard(person: { userId: string; email: string }, key: string): Promise<string>;
  /** The hosted page on which the person says who they are and where to pay. */
  page(accountId: string, returnUrl: string): Promise<{ url: string }>;
  /** Whose account it is, and whether it can be paid out to; null for one that isn't there. */
  eligibility(accountId: string): Promise<{ userId: string | null; isReady: boolean } | null>;
  /** Moves money to the person's account at the provider, once for each payout. */
  transfer(order: { accountId: string; payoutId: string; amountCents: number }): Promise<string>;
  /** From there to the bank. */
  send(order: { accountId: string; amountCents: number }, key: string): Promise<ProviderPayout>;
  status(accountId: string, providerPayoutId: string): Promise<ProviderPayout>;
};
