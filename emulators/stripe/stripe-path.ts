/** Prefix of Stripe's paths and of the hosted pages. */
export const stripePath = '/_local/stripe';
export const billingPath = '/_local/billing';
