/** `requested`: the provider hasn't taken it yet; `sent`: on its way to the bank; `failed`: the bank returned it. */
export const payoutStatuses = ['requested', 'sent', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** What a person hears of. */
export const payoutOutcomes = ['paid', 'failed', 'rerouted'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** `standard`: two business days or so, free; `instant`: within half an hour, for a fee. */
export const payoutMethods = ['standard', 'instant'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** What an instant payout goes to. */
export const payoutDestinations = ['bank_account', 'card'] as const;

/** `none`: nothing was given to the provider yet; `incomplete`: something is missing there, such as a bank account. */
export const payoutAccountStates = ['none', 'incomplete', 'ready'] as const;

/** Why an approved shift can't be paid out now: the balance, the limit of the day, or that its week was corrected to less. */
export const payoutWaits = ['funds', 'limit', 'correction'] as const;
export type PayoutWait = (typeof payoutWaits)[number];
