/** The one version of Stripe's API that requests ask for; the schemas that the local stand-in is checked with describe it. */
export const stripeApiVersion = '2026-08-26.dahlia';
