/** The version that the adapter sends and the schemas in `schema.json` describe (stripe-mock v0.203.0). */
export const stripeApiVersion = '2026-08-26.dahlia';
