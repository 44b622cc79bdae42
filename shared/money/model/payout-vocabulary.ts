/** `requested`: not yet accepted by the provider; `sent`: on its way to the bank; `failed`: returned by the bank. */
export const payoutStatuses = ['requested', 'sent', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Outcomes that a person is notified of. */
export const payoutOutcomes = ['paid', 'failed', 'rerouted'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** `standard`: about two business days, free; `instant`: within half an hour, for a fee. */
export const payoutMethods = ['standard', 'instant'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** Destinations of an instant payout. */
export const payoutDestinations = ['bank_account', 'card'] as const;

/** `none`: the provider has no data yet; `incomplete`: the provider needs more, such as a bank account. */
export const payoutAccountStates = ['none', 'incomplete', 'ready'] as const;

/** Why an approved shift can't be paid out now: the balance, the daily limit, or a negative correction of its week. */
export const payoutWaits = ['funds', 'limit', 'correction'] as const;
export type PayoutWait = (typeof payoutWaits)[number];
