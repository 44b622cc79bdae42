/** The only version of Stripe's API in use: by requests, the local emulator, and the schemas that check it. */
export const stripeApiVersion = '2026-08-26.dahlia';
