export type ProviderPayout = {
  providerPayoutId: string;
  status: 'sent' | 'paid' | 'failed';
  /** YYYY-MM-DD */
  arrivesOn: string;
  /** The provider's code, such as `account_closed`. */
  failure: string | null;
};

/** The person's destination for payouts within minutes. `last4` is all that is stored of its number. */
export type InstantDestination = { destinationId: string; kind: 'bank_account' | 'card'; last4: string };

export type Eligibility = {
  /** Owner of the account. */
  userId: string | null;
  /** Whether it can receive payouts. */
  isReady: boolean;
  instant: InstantDestination | null;
};

/** Pays people. Writes with the same key happen once. */
export type PayoutProvider = {
  /** Creates the person's account at the provider. */
  onboard(person: { userId: string; email: string }, key: string): Promise<string>;
  /** Returns the hosted page for identity and bank details. */
  page(accountId: string, returnUrl: string): Promise<{ url: string }>;
  /** Returns null for a missing account. */
  eligibility(accountId: string): Promise<Eligibility | null>;
  /** Moves money to the person's account at the provider, once for each `group`. */
  transfer(order: { accountId: string; group: string; amountCents: number }): Promise<string>;
  /** Sends it to the bank, or at once to `instantTo`. */
  send(
    order: { accountId: string; amountCents: number; instantTo: string | null },
    key: string,
  ): Promise<ProviderPayout>;
  /** Closes the account with its details. Idempotent. */
  close(accountId: string): Promise<'closed' | 'holds_money'>;
  status(accountId: string, providerPayoutId: string): Promise<ProviderPayout>;
};
