/** The one version of Stripe's API: requests ask for it, and the local emulator and the schemas it is checked with speak it. */
export const stripeApiVersion = '2026-08-26.dahlia';
