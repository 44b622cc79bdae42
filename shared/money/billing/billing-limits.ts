/** Billing rules in days, hours, and lengths. Prices and plan contents are in `catalogue.ts`. */
export const billingLimits = {
  /** Days before a trial ends. */
  trialReminderDays: 3,
  /** Days before a yearly plan renews. */
  renewalReminderDays: 14,
  /** Days of reminders after the first failed payment. After the last one, the plan's limits apply. */
  dunningDays: [1, 3, 5, 7],
  /** Hours for which the last known plan counts past its renewal if the provider can't be reached. */
  graceHours: 72,
  /** Maximum age of a webhook. */
  webhookMinutes: 5,
  /** Minutes in which a webhook may still be in transit, so reconciliation raises no alarm. */
  webhookGraceMinutes: 15,
  /** Minutes for which the provider's payment methods are cached. */
  offeredMethodsMinutes: 10,
  /** Days before a card's expiration from which it is mentioned. */
  cardExpiryDays: 60,
  /** Days until a contract's invoice is due, unless staff choose otherwise. */
  invoiceDueDays: 30,
  invoiceDueDaysMax: 90,
  estimateDays: 90,
  postingsPerPurchase: 10,
  invoicesPerPage: 25,
  poNumberLength: 40,
  promoCodeLength: 40,
  /** Minutes after which an unfinished change no longer blocks others. */
  changeMinutes: 2,
  printedInvoicesPerReaderPerDay: 100,
  /** Plan changes and purchases of one account per day. */
  changesPerDay: 50,
} as const;
