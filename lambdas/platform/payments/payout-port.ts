export type ProviderPayout = {
  providerPayoutId: string;
  status: 'sent' | 'paid' | 'failed';
  /** YYYY-MM-DD */
  arrivesOn: string;
  /** The provider's own word, such as `account_closed`. */
  failure: string | null;
};

/** What the person gave the provider and can be paid to within minutes. `last4` is all of its number that is known here. */
export type InstantDestination = { destinationId: string; kind: 'bank_account' | 'card'; last4: string };

export type Eligibility = {
  /** Whose account it is. */
  userId: string | null;
  /** It can be paid out to. */
  isReady: boolean;
  instant: InstantDestination | null;
};

/** Pays people. A write with the same key happens once. */
export type PayoutProvider = {
  /** Gives the person an account there. */
  onboard(person: { userId: string; email: string }, key: string): Promise<string>;
  /** The hosted page on which the person says who they are and where to pay. */
  page(accountId: string, returnUrl: string): Promise<{ url: string }>;
  /** Null for an account that isn't there. */
  eligibility(accountId: string): Promise<Eligibility | null>;
  /** Moves money to the person's account at the provider, once for each `group`. */
  transfer(order: { accountId: string; group: string; amountCents: number }): Promise<string>;
  /** From there to the bank, or at once to `instantTo`. */
  send(
    order: { accountId: string; amountCents: number; instantTo: string | null },
    key: string,
  ): Promise<ProviderPayout>;
  /** Ends the account there, and with it what the person gave. Repeatable. */
  close(accountId: string): Promise<'closed' | 'holds_money'>;
  status(accountId: string, providerPayoutId: string): Promise<ProviderPayout>;
};
