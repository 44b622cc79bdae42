/** Of payouts through Wardline. */
export const payoutLimits = {
  /** Of one person on one day, in UTC. */
  dailyCents: 5_000_00,
  /** Onboardings, payouts, and retries of one person. */
  requestsPerDay: 30,
  /** What is older is left to support. */
  weeksBack: 26,
  /** A payout is one transaction, which takes each of these once. */
  weeksPerPayout: 20,
  organizationsPerPayout: 10,
  shiftsPerPayout: 300,
  /** Shown of earlier ones. */
  shown: 20,
  /** Organizations add to their balance in steps of 100 dollars. */
  stepsPerPurchase: 500,
  /** A payout without news from the provider is looked at again after this many hours. */
  lookAgainHours: 6,
} as const;

/**
 * What a person pays for an instant payout, out of it. As much as Stripe asks of the platform: 1.5% of the volume, at least
 * 50 cents. https://stripe.com/pricing, read on 2026-09-20; https://docs.stripe.com/connect/instant-payouts
 */
export const instantFee = { basisPoints: 150, minimumCents: 50 } as const;
