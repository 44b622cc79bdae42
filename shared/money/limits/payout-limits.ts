/** Limits of payouts through Wardline. */
export const payoutLimits = {
  /** Payouts of one person per day, in UTC. */
  dailyCents: 5_000_00,
  /** Onboardings, payouts, and retries of one person. */
  requestsPerDay: 30,
  /** Maximum age of weeks to pay out; support handles older ones. */
  weeksBack: 26,
  /** Weeks per payout, which is one transaction with one item per week. */
  weeksPerPayout: 20,
  organizationsPerPayout: 10,
  shiftsPerPayout: 300,
  /** Earlier payouts shown. */
  shown: 20,
  /** Steps of 100 dollars that organizations add to their balance at once. */
  stepsPerPurchase: 500,
  /** Hours without news from the provider after which a payout is checked again. */
  lookAgainHours: 6,
} as const;

/**
 * Fee of an instant payout, deducted from it. The same as Stripe's fee for the platform: 1.5% of the volume, at least
 * 50 cents. https://stripe.com/pricing, read on 2026-09-20; https://docs.stripe.com/connect/instant-payouts
 */
export const instantFee = { basisPoints: 150, minimumCents: 50 } as const;
