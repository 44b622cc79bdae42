/** Rules of billing in days, hours, and lengths. Prices and what plans contain are in `catalogue.ts`. */
export const billingLimits = {
  /** Days before a trial ends. */
  trialReminderDays: 3,
  /** Days before a yearly plan renews. */
  renewalReminderDays: 14,
  /** After the first failed payment. With the last one the plan's limits apply. */
  dunningDays: [1, 3, 5, 7],
  /** How long the last known plan counts after it should have been renewed, if the provider can't be reached. */
  graceHours: 72,
  /** How old a webhook may be. */
  webhookMinutes: 5,
  /** A webhook of the last minutes may still be on its way, so the reconciliation raises no alarm because of it. */
  webhookGraceMinutes: 15,
  /** How long the ways to pay are kept after they were read from the provider. */
  offeredMethodsMinutes: 10,
  /** A card is pointed out this long before it expires. */
  cardExpiryDays: 60,
  /** An invoice of a contract is due this long after it was sent, unless staff choose otherwise. */
  invoiceDueDays: 30,
  invoiceDueDaysMax: 90,
  estimateDays: 90,
  postingsPerPurchase: 10,
  invoicesPerPage: 25,
  poNumberLength: 40,
  promoCodeLength: 40,
  /** A change that began and never finished no longer holds others up. */
  changeMinutes: 2,
  printedInvoicesPerReaderPerDay: 100,
  /** Plan changes and purchases of one account. */
  changesPerDay: 50,
} as const;
