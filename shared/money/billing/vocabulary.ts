/** Without zod, for pages that must stay small. */

export const billingModes = ['off', 'stripe'] as const;
/** Off: every account has all features, as before there were plans. */
export type BillingMode = (typeof billingModes)[number];

export const payoutModes = ['off', 'on'] as const;
/** Off: organizations pay all of their people themselves. */
export type PayoutMode = (typeof payoutModes)[number];

export const accountKinds = ['professional', 'employer'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** `team` is the employers' plan named Professional. */
export const planIds = ['basic', 'professional', 'premium', 'starter', 'team', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Counted features have a limit or none; a plan has the others or not. */
export const countedFeatures = [
  'activePostings',
  'teamSeats',
  'applicationsPerMonth',
  'questionsPerMonth',
  'jobAlerts',
  'portfolioItems',
] as const;
export const switchedFeatures = ['candidateSearch', 'analytics', 'exports', 'apiAccess', 'directMessages'] as const;
export type CountedFeature = (typeof countedFeatures)[number];
export type SwitchedFeature = (typeof switchedFeatures)[number];
/** Account kind to which a feature is limited. */
export const featureKinds: Record<CountedFeature | SwitchedFeature, AccountKind> = {
  activePostings: 'employer',
  teamSeats: 'employer',
  applicationsPerMonth: 'professional',
  questionsPerMonth: 'professional',
  jobAlerts: 'professional',
  portfolioItems: 'professional',
  candidateSearch: 'employer',
  analytics: 'employer',
  exports: 'employer',
  apiAccess: 'employer',
  directMessages: 'professional',
};
export const planFeatures = [...countedFeatures, ...switchedFeatures] as const;
export type PlanFeature = (typeof planFeatures)[number];

/**
 * `none`: an employer without purchases, or whose plan ended; `free`: Basic; `postings`: Starter;
 * `past_due`: a failed payment is being retried; `limited`: it failed for too long; `paused`: a trial ended without a
 * payment method; `contract`: granted by staff.
 */
export const planStates = [
  'none',
  'free',
  'postings',
  'trialing',
  'active',
  'past_due',
  'limited',
  'paused',
  'contract',
] as const;
export type PlanState = (typeof planStates)[number];

/** The provider's names of payment methods for subscriptions in US dollars. */
export const checkoutMethods = [
  'card',
  'apple_pay',
  'google_pay',
  'link',
  'us_bank_account',
  'paypal',
  'cashapp',
  'amazon_pay',
] as const;
/** Payment methods for invoices of contracts. `customer_balance`: a bank transfer, by ACH or wire. */
export const invoiceMethods = ['customer_balance', 'us_bank_account', 'card'] as const;
export type OfferedMethod = (typeof checkoutMethods)[number] | (typeof invoiceMethods)[number];

export const billLineKinds = [
  'plan',
  'unused',
  'posting',
  'trial',
  'discount',
  'credit',
  'tax',
  'other',
  'balance',
] as const;
export const invoiceStates = ['paid', 'open', 'uncollectible', 'void', 'credit_note'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** Kinds of plan changes: paid on the provider's page, immediate, or at the end of the period. */
export const changeKinds = ['checkout', 'change', 'cancellation'] as const;
/** Reminders by email and in the app. */
export const billingNotices = [
  'trial_ending',
  'trial_ended',
  'renewal',
  'payment_failed',
  'limited',
  'invoice_overdue',
] as const;
/** Why a plan wouldn't have allowed the recent use. */
export const estimateObstacles = ['activePostings', 'applicationsPerMonth', 'contract'] as const;
